import { itemsIn } from '#engine/core/fields.ts';
import { parts } from '#engine/core/notation.ts';
import {
  CLERK_PLACES,
  CLERK_PLACES_PER_VISIT,
  GLADE_FACE_UP,
  type ClerkPlace,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { GladeCard, SettlerCard, upTo } from '../shared/pieces.tsx';
import { PLACES, type clerkOffice } from './calculator.ts';

const WORDS = byLang({
  discard: { en: 'discard', it: 'scarta' },
  from: {
    tavern: { en: 'Settlers deck', it: 'mazzo dei Coloni' },
    'guild-hall': { en: 'bag', it: 'sacchetto' },
    glade: { en: 'Glade deck', it: 'mazzo Radura' },
  },
});

const WIDTH = 280;
const PLACE = { width: 88, height: 104 } as const;

/** The three places, those renewed numbered. `how`: what happens at the one that is renewed. */
export function Figure({ lang, draft, reply, show }: FigureOf<typeof clerkOffice>) {
  const wanted = itemsIn(draft.places);
  const renewed =
    reply.kind === 'answer'
      ? reply.answer.value.renewed
      : CLERK_PLACES.filter((place) => wanted.includes(place));
  const [first] = renewed;
  if (show === 'how' && first !== undefined) return <Renewing lang={lang} place={first} />;
  return (
    <Picture width={WIDTH} height={PLACE.height + 18}>
      {CLERK_PLACES.map((place, i) => {
        const x = 1 + i * (PLACE.width + 7);
        const middle = x + PLACE.width / 2;
        const at = renewed.indexOf(place);
        return (
          <>
            <Box x={x} y={1} {...PLACE} look={at < 0 ? 'card' : 'chosen'} />
            <Name lang={lang} place={place} x={middle} y={20} />
            <OnOffer place={place} x={middle - 37} y={48} count={2} />
            {at >= 0 && at < CLERK_PLACES_PER_VISIT && (
              <Count x={middle} y={PLACE.height + 2} n={at + 1} />
            )}
            {at >= CLERK_PLACES_PER_VISIT && <Cross x={middle} y={PLACE.height + 4} size={9} />}
          </>
        );
      })}
    </Picture>
  );
}

interface PlaceProps {
  readonly lang: Lang;
  readonly place: ClerkPlace;
  readonly x: number;
  readonly y: number;
}

/** A place's name in two lines: the last word, and what stands before it. */
function Name({ lang, place, x, y }: PlaceProps) {
  const words = parts(' ').of(PLACES[place][lang]);
  return [words.slice(0, -1).join(' '), words.at(-1)].map((line, i) => (
    <Label x={x} y={y + i * 16} look="strong">
      {line}
    </Label>
  ));
}

const STEP = 40;

/** Some of what a place has on offer: Settlers, buildings or Glade cards. */
function OnOffer({
  place,
  x,
  y,
  count,
  look = 'card',
}: {
  readonly place: ClerkPlace;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly look?: 'card' | 'chosen';
}) {
  return upTo(count).map((n) => {
    const left = x + n * STEP;
    switch (place) {
      case 'tavern':
        return <SettlerCard x={left + 1} y={y} look={look} />;
      case 'guild-hall':
        return (
          <>
            <Box x={left} y={y + 4} width={34} height={34} look={look} rx={2} />
            <g transform={`translate(${left + 17} ${y + 22})`}>
              <path class="piece" d="M-11 9v-11l6-6l5 5v-8h8v20z" />
            </g>
          </>
        );
      case 'glade':
        return <GladeCard x={left + 1} y={y} type={CARD_TYPES[n % 3] ?? 'relic'} look={look} />;
    }
  });
}

const CARD_TYPES = ['relic', 'elder', 'dwelling'] as const;

/** Old ones go, new ones come. */
function Renewing({ lang, place }: Omit<PlaceProps, 'x' | 'y'>) {
  const words = WORDS[lang];
  const count = place === 'glade' ? GLADE_FACE_UP : 3;
  const width = Math.max(3, count) * STEP + (place === 'glade' ? 0 : 24);
  const left = (WIDTH - width) / 2;
  return (
    <Picture width={WIDTH} height={172}>
      <Label x={WIDTH / 2} y={14} look="strong">
        {PLACES[place][lang]}
      </Label>
      {[26, 124].map((y, row) => (
        <>
          <OnOffer
            place={place}
            x={left}
            y={y}
            count={count}
            look={row === 0 ? 'card' : 'chosen'}
          />
          {place !== 'glade' && (
            <Label x={left + width - 10} y={y + 26}>
              …
            </Label>
          )}
          {row === 0 &&
            upTo(count).map((n) => <Cross x={left + n * STEP + 17} y={y + 21} size={10} />)}
        </>
      ))}
      <Count x={28} y={96} n={1} />
      <Label x={44} y={101} align="start">
        {words.discard}
      </Label>
      <Count x={125} y={96} n={2} />
      <Label x={141} y={101} align="start">
        {words.from[place]}
      </Label>
      <Arrow from={{ x: 125, y: 108 }} to={{ x: 125, y: 121 }} />
    </Picture>
  );
}
