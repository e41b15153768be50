import { itemsIn } from '#engine/core/fields.ts';
import { own } from '#engine/core/own.ts';
import type { StrengthDiscsValue } from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Cross, Picture } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Card, Lines, WIDTH, wrapped } from '../shared/Things.tsx';
import { labels, type strengthDiscs } from './calculator.ts';

type Props = FigureOf<typeof strengthDiscs>;

const DISC = { step: 64, radius: 30 } as const;
const ROOM = WIDTH / DISC.step;

/** Every disc with who holds it, and under them the cards that wait or gave theirs back. */
export function Figure({ lang, draft, reply }: Props) {
  if (reply.kind === 'violations') return <Refused lang={lang} draft={draft} />;
  const { value } = reply.answer;
  const freed = draft.freed.trim();
  const rows = Math.ceil(value.discs.length / ROOM);
  const below = rows * DISC.step + 8;
  const cards = [
    ...(freed === '' ? [] : [{ card: freed, isFreed: true }]),
    ...value.waiting.map((card) => ({ card, isFreed: false })),
  ];
  return (
    <Picture width={WIDTH} height={below + (cards.length > 0 ? 66 : 0)}>
      {value.discs.map((who, i) => (
        <Disc
          x={(i % ROOM) * DISC.step + DISC.step / 2}
          y={Math.floor(i / ROOM) * DISC.step + DISC.step / 2}
          name={labels.holders[lang][who]}
          look={discLook(value, who)}
        />
      ))}
      {cards.map(({ card, isFreed }, i) => (
        <Waiting
          lang={lang}
          card={card}
          x={i * 84 + 2}
          y={below + 18}
          isFreed={isFreed}
          to={givenTo(value)}
        />
      ))}
      {freed === '' && cards.length === 1 && (
        <Lines
          x={(90 + WIDTH) / 2}
          y={below + 40}
          lines={wrapped(labels.waiting[lang], 18)}
          look="soft"
        />
      )}
    </Picture>
  );
}

const discLook = ({ given }: StrengthDiscsValue, who: StrengthDiscsValue['discs'][number]) => {
  if (who === 'free') return 'gone';
  return who === given ? 'new' : 'none';
};

/** Where the disc that came back lies now. */
const givenTo = ({ discs, given }: StrengthDiscsValue): number | undefined => {
  const i = discs.findIndex((who) => who === given || (given === undefined && who === 'free'));
  return i < 0 ? undefined : (i % ROOM) * DISC.step + DISC.step / 2;
};

function Disc({
  x,
  y,
  name,
  look,
}: {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly look: string;
}) {
  return (
    <>
      <circle class={`bit bit--${look}`} cx={x} cy={y} r={DISC.radius} />
      <Lines x={x} y={y} lines={wrapped(name, 7)} />
    </>
  );
}

function Waiting({
  lang,
  card,
  x,
  y,
  isFreed,
  to,
}: {
  readonly lang: Lang;
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly isFreed: boolean;
  readonly to: number | undefined;
}) {
  return (
    <>
      <Card
        x={x}
        y={y}
        width={78}
        name={own(labels.holders[lang], card) ?? card}
        look={isFreed ? 'card' : 'empty'}
      />
      {isFreed ? (
        to !== undefined && <Arrow from={{ x: x + 40, y: y - 3 }} to={{ x: to, y: y - 22 }} />
      ) : (
        <Cross x={x + 70} y={y + 8} size={6} />
      )}
    </>
  );
}

/** The cards that the refused position names. */
function Refused({ lang, draft }: { readonly lang: Lang; readonly draft: Props['draft'] }) {
  const cards = [...itemsIn(draft.using), ...itemsIn(draft.waiting)].slice(0, 3);
  return (
    <Picture width={WIDTH} height={48}>
      {cards.map((card, i) => (
        <Card x={i * 84 + 2} y={2} width={78} name={own(labels.holders[lang], card) ?? card} />
      ))}
      <Cross x={WIDTH / 2} y={24} size={14} />
    </Picture>
  );
}
