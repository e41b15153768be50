import {
  bowlsIn,
  TERRAINS,
  type ShapeshiftersValue,
  type Terrain,
} from '#engine/fire-and-ice/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Label } from '#src/figures/kit.tsx';
import { BOWLS_SIZE, BowlsFace } from '../shared/BowlsFigure.tsx';
import { Disc } from '../shared/figure-map.tsx';
import { Built, Hex, Stack, turning, type Part, type Spot } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { phrases } from '../shared/phrases.ts';
import { WheelFace } from '../shared/WheelFace.tsx';
import { shapeshifters } from './calculator.ts';

type Props = FigureOf<typeof shapeshifters>;

/** A building among its neighbors, or a change of home, with the Bowls; `show` may ask for the `targets` on the wheel, or for the `building` alone. */
export function Figure(props: Props) {
  const { draft, show } = props;
  if (show === 'targets') return <Targets {...props} />;
  const isChange = draft.target.trim() !== '';
  return (
    <Stack
      parts={[
        ...(isChange ? change(props) : [neighbors(props)]),
        ...(show === 'building' ? [] : bowls(props)),
      ]}
    />
  );
}

const homeIn = (draft: Props['draft']): Terrain =>
  TERRAINS.find((terrain) => terrain === draft.home.trim()) ?? 'lakes';

const HEX = 27;
const APART = HEX * Math.sqrt(3);

/** The six spaces around, from the right on. */
const AROUND: readonly number[] = [0, 180, 300, 240, 60, 120];

/** The new Structure, and who around it takes Power. */
const neighbors = ({ lang, draft, reply }: Props): Part => {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const all = wholeIn(draft.neighbors) ?? 0;
  const taking = wholeIn(draft.taking) ?? 0;
  const full = wholeIn(draft.full) ?? 0;
  const middle = { x: 75, y: 68 };
  const spots = AROUND.map((degrees): Spot => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: middle.x + APART * Math.cos(angle),
      y: middle.y + APART * Math.sin(angle),
    };
  });
  return {
    width: 250,
    height: 140,
    draw: (
      <>
        {spots.slice(all).map((spot) => (
          <Hex {...spot} lang={lang} ground="none" size={HEX} />
        ))}
        <Hex {...middle} lang={lang} ground={homeIn(draft)} size={HEX} />
        <Built {...middle} structure="dwelling" />
        {spots.slice(0, all).map((spot, i) => (
          <>
            <Hex {...spot} lang={lang} ground="none" size={HEX} />
            <Built {...spot} structure="dwelling" />
            {i < all - full && <Disc x={spot.x + 14} y={spot.y - 14} isOpen={i < taking} />}
          </>
        ))}
        <Brought lang={lang} draft={draft} value={value} />
      </>
    ),
  };
};

const words = {
  token: { en: '1 token', it: '1 segnalino' },
  'token-offered': { en: '1 token?', it: '1 segnalino?' },
  power: { en: '1 Power', it: '1 Potere' },
  none: { en: 'nothing', it: 'niente' },
} as const satisfies Readonly<
  Record<ShapeshiftersValue['bonus'], { readonly en: string; readonly it: string }>
>;

/** What the building brings, and what it costs. */
function Brought({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: ShapeshiftersValue | undefined }) {
  if (value === undefined) return null;
  const paid = (wholeIn(draft.points) ?? 0) - value.points;
  return (
    <>
      <Label x={205} y={66} look="strong">
        {words[value.bonus][lang]}
      </Label>
      {paid > 0 && (
        <Label x={205} y={86}>
          {`−${figureWords.vp(paid)[lang]}`}
        </Label>
      )}
    </>
  );
}

/** The Home terrain before and after, and the price. */
const change = ({ lang, draft, reply }: Props): readonly Part[] => {
  const to = TERRAINS.find((terrain) => terrain === draft.target.trim());
  if (to === undefined) return [];
  const say = phrases[lang];
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const paid = draft.payWith.trim() === 'tokens' ? 'tokens' : 'power';
  return [
    turning(lang, {
      from: homeIn(draft),
      to,
      price: value === undefined ? '' : say[paid](value[paid]),
      isAllowed: value !== undefined,
    }),
  ];
};

const bowls = ({ lang, draft, reply }: Props): readonly Part[] => {
  const before = bowlsIn(draft.bowls);
  if (before === undefined || reply.kind !== 'answer') return [];
  const after = reply.answer.value.bowls;
  return [{ ...BOWLS_SIZE, draw: <BowlsFace {...{ lang, before, after }} /> }];
};

/** The terrains that can become the Home terrain. */
function Targets({ lang, draft }: Props) {
  const reply = shapeshifters.ask({ ...draft, target: '' });
  const home = homeIn(draft);
  const targets = reply.kind === 'answer' ? reply.answer.value.targets : [];
  return (
    <div class="wheel">
      <WheelFace
        lang={lang}
        points={{ from: '', to: '', home }}
        top={home}
        value={undefined}
        inner={(terrain) =>
          terrain !== home && (
            <Disc
              x={0}
              y={0}
              isOpen={targets.some((each) => each.terrain === terrain && each.open)}
            />
          )
        }
      />
    </div>
  );
}
