/** A few numbers at a glance, each under its name. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, amount: string])[];
}) {
  return (
    <dl class="vbc-facts">
      {facts.map(([name, amount]) => (
        <div>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
