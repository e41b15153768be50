/** What a reader types into a calculator: named text fields, nothing checked yet. */
export type Draft = Readonly<Record<string, string>>;

/** A worked case: drawn on the page, run as a test, opened as a link. */
export interface Example {
  /** Unique within its game; lower-case words with hyphens. */
  readonly id: string;
  readonly calculator: string;
  /** Only the fields that differ from the calculator's start state. */
  readonly input: Draft;
  /** The answer's value, or part of it; or the codes of the violations it must raise. */
  readonly expect: { readonly value: unknown } | { readonly violations: readonly string[] };
  /** The clause that tells this case, where the rulebook does. */
  readonly tells?: string;
  /** Clauses that the answer must cite. */
  readonly cites: readonly string[];
  /** `printed`: the rulebook works this case. `derived`: we did, from the clauses. */
  readonly from: 'printed' | 'derived';
}
