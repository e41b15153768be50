import { diceIn } from '#engine/core/dice.ts';
import { itemsIn } from '#engine/core/fields.ts';
import { wholeIn } from '#engine/core/notation.ts';
import {
  CARDS_OF_A_TYPE,
  DISCARDS,
  GLADE_SLOTS,
  GLADE_TYPES,
  type GladeType,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { gladeNames } from '../shared/names.ts';
import { Activator, CARD, DieAt, Gem, GladeCard } from '../shared/pieces.tsx';
import type { glade } from './calculator.ts';
import { CardRow, ROW_HEIGHT, ROW_WIDTH } from './CardRow.tsx';

const WORDS = byLang({
  relic: { en: 'die and cost', it: 'dado e costo' },
  elder: { en: 'Worker', it: 'Lavoratore' },
  dwelling: { en: 'House', it: 'Casa' },
});

const OWNED = { relic: 'relics', elder: 'elders', dwelling: 'dwellings' } as const;

type Props = FigureOf<typeof glade>;

/**
 * The cards of each type, and the one that is wanted. `row`: its type alone; `slots`: the die and
 * the slots; `types`: what activates each type.
 */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'types') return <Types lang={lang} />;
  if (show === 'slots') return <Slots draft={draft} reply={reply} />;
  const wanted = draft.type.trim();
  const types = GLADE_TYPES.filter((type) => show !== 'row' || type === wanted);
  const discard = DISCARDS.find((each) => each === draft.discard.trim()) ?? 'none';
  const step = ROW_HEIGHT + 16;
  return (
    <Picture width={ROW_WIDTH} height={types.length * step}>
      {types.map((type, i) => {
        const owned = wholeIn(draft[OWNED[type]]) ?? 0;
        const isWanted = type === wanted;
        return (
          <g transform={`translate(0 ${i * step + 16})`}>
            <Label x={2} y={-3} align="start" look={isWanted ? 'strong' : 'soft'}>
              {gladeNames[type].many[lang]}
            </Label>
            <Label x={ROW_WIDTH - 50} y={-3} align="end" look={isWanted ? 'strong' : 'soft'}>
              {`${owned} / ${CARDS_OF_A_TYPE.max}`}
            </Label>
            <CardRow
              type={type}
              owned={owned}
              {...(isWanted && {
                taking: reply.kind === 'answer' ? 'taken' : 'refused',
                discard,
                hasTwin: draft.sameEffect.trim() === 'yes',
              })}
            />
          </g>
        );
      })}
    </Picture>
  );
}

const SLOT = 84;

/** The reader’s die above the slots: what each shows, whether it is free, and whether the die fits. */
function Slots({ draft, reply }: Pick<Props, 'draft' | 'reply'>) {
  const die = wholeIn(draft.die);
  const taken = itemsIn(draft.taken);
  const found = reply.kind === 'answer' ? reply.answer.value.slots : [];
  return (
    <Picture width={SLOT * GLADE_SLOTS.length} height={136}>
      {die !== undefined && (
        <DieAt x={(SLOT * GLADE_SLOTS.length) / 2} y={18} value={die} look="out" />
      )}
      {GLADE_SLOTS.map((slot, i) => {
        const x = (i + 0.5) * SLOT;
        const fits = found.find((each) => each.slot === slot)?.fits ?? 'no';
        const isTaken = taken.includes(String(slot));
        const values = diceIn(draft[`slot${slot}`]);
        return (
          <>
            <Box
              x={x - 34}
              y={64}
              width={68}
              height={46}
              look={fits === 'yes' ? 'chosen' : 'card'}
            />
            {isTaken && <DieAt x={x} y={87} value={values[0] ?? 0} />}
            {!isTaken && values.length === 0 && (
              <Label x={x} y={93} look="strong">
                ?
              </Label>
            )}
            {!isTaken &&
              values.map((value, n) => (
                <DieAt
                  x={x + (n - (values.length - 1) / 2) * 34}
                  y={87}
                  value={value}
                  look="ghost"
                />
              ))}
            <Label x={x} y={128}>
              {slot}
            </Label>
            {fits === 'no' ? (
              <Cross x={x} y={52} size={6} />
            ) : (
              <Arrow
                from={{ x: SLOT * 1.5 + (x - SLOT * 1.5) * 0.35, y: 38 }}
                to={{ x, y: 60 }}
                look={fits === 'yes' ? '' : 'soft'}
              />
            )}
          </>
        );
      })}
    </Picture>
  );
}

/** A card of each type beside what activates it. */
function Types({ lang }: { readonly lang: Lang }) {
  return (
    <Picture width={280} height={GLADE_TYPES.length * 54}>
      {GLADE_TYPES.map((type, i) => (
        <TypeRow lang={lang} type={type} y={i * 54 + 27} />
      ))}
    </Picture>
  );
}

function TypeRow({
  lang,
  type,
  y,
}: {
  readonly lang: Lang;
  readonly type: GladeType;
  readonly y: number;
}) {
  return (
    <>
      <GladeCard x={2} y={y - CARD.height / 2} type={type} />
      <Label x={42} y={y + 5} align="start" look="strong">
        {gladeNames[type].one[lang]}
      </Label>
      <Arrow from={{ x: 146, y }} to={{ x: 118, y }} />
      <Activator x={162} y={y} type={type} />
      {type === 'relic' && <Gem x={182} y={y} />}
      <Label x={type === 'relic' ? 196 : 178} y={y + 5} align="start">
        {WORDS[lang][type]}
      </Label>
    </>
  );
}
