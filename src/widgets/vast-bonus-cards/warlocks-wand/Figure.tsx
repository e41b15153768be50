import { itemsIn } from '#engine/core/fields.ts';
import { own } from '#engine/core/own.ts';
import type { WandState, WarlocksWandValue } from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Cross, Label, Picture } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { Card, Coin, upTo, WIDTH, type Look } from '../shared/Things.tsx';
import { labels, warlocksWand } from './calculator.ts';
import { Charges } from './Charges.tsx';

type Props = FigureOf<typeof warlocksWand>;

const words = {
  wand: { en: 'Warlock’s Wand', it: 'Bacchetta Magica' },
  board: { en: 'Board', it: 'Plancia' },
  start: { en: 'At first', it: 'All’inizio' },
  stashed: { en: 'Stashed', it: 'Al sicuro' },
  assign: { en: 'Token assigned', it: 'Nuovo segnalino' },
} satisfies Readonly<Record<string, Pair>>;

const ROW = 32;

/** The Wand after each step: its charges, and the token on the card while there is one; `stash`: where the Treasure goes. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (reply.kind === 'answer' && (show === 'stash' || reply.answer.value.steps.length === 0)) {
    return <Stash lang={lang} value={reply.answer.value} />;
  }
  const log = itemsIn(draft.log);
  return (
    <Picture width={WIDTH} height={(log.length + 1) * ROW}>
      {upTo(log.length + 1).map((n) => (
        <Step
          y={n * ROW}
          name={n === 0 ? words.start[lang] : deedName(log[n - 1] ?? '', lang)}
          state={stateAfter(draft, log.slice(0, n))}
        />
      ))}
    </Picture>
  );
}

/** What happened, in as few letters as a row has room for. */
const deedName = (deed: string, lang: Lang): string =>
  deed === 'assign' ? words.assign[lang] : (own(labels.deeds[lang], deed) ?? '');

/** The Wand once so much of the log has happened; `undefined` if the rules do not let it. */
const stateAfter = (draft: Props['draft'], log: readonly string[]): WandState | undefined => {
  const reply = warlocksWand.ask({ ...draft, log: log.join(',') });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

function Step({
  y,
  name,
  state,
}: {
  readonly y: number;
  readonly name: string;
  readonly state: WandState | undefined;
}) {
  return (
    <>
      <Label x={0} y={y + 20} align="start" look={state === undefined ? 'strong' : ''}>
        {name}
      </Label>
      {state === undefined ? (
        <Cross x={143} y={y + 16} />
      ) : (
        <>
          <Coin x={143} y={y + 16} look={state.assigned ? 'on' : 'none'} />
          <g class="vbc-charges" transform={`translate(155 ${y + 7}) scale(.5)`}>
            <Charges left={state.charges} />
          </g>
        </>
      )}
    </>
  );
}

const stashLook = (i: number, { stash, stashed }: WarlocksWandValue): Look => {
  if (i >= stashed) return 'none';
  return stash !== 'none' && i === stashed - 1 ? 'new' : 'on';
};

/** The Treasure goes on the card, or on the board for an upgrade. */
function Stash({ lang, value }: { readonly lang: Lang; readonly value: WarlocksWandValue }) {
  const { stash, charges, stashed, goal, boardUpgrades } = value;
  return (
    <Picture width={WIDTH} height={142}>
      <Card
        x={4}
        y={2}
        width={150}
        height={62}
        name={words.wand[lang]}
        look={stash === 'card' ? 'chosen' : 'card'}
      />
      <g class="vbc-charges" transform="translate(19 42) scale(.6)">
        <Charges left={charges} />
      </g>
      <Card
        x={176}
        y={2}
        width={76}
        height={62}
        name={words.board[lang]}
        look={boardUpgrades > 0 ? 'chosen' : 'card'}
      />
      {stash === 'card' && <Coin x={142} y={14} look="new" />}
      {boardUpgrades > 0 && <Coin x={240} y={14} look="new" />}
      {boardUpgrades === 0 && <Cross x={214} y={50} size={7} />}
      <Label x={0} y={94} align="start" look="soft">
        {`${words.stashed[lang]}: ${stashed}`}
      </Label>
      {upTo(goal).map((i) => (
        <Coin x={14 + i * 30} y={120} look={stashLook(i, value)} />
      ))}
    </Picture>
  );
}
