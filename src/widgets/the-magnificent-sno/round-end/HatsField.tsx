import { useState } from 'preact/hooks';
import { wholeIn } from '#engine/core/notation.ts';
import { HAT_SPACES, hatsOf, tappedHat, type SeatText } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { Hat, HatTrack } from '../shared/HatTrack.tsx';
import { trackLabels } from '../shared/track-labels.ts';
import { ordinal } from '../shared/names.ts';
import { seatLabels } from '../shared/seat-words.ts';
import { formLabels as labels } from './labels.ts';

/** Spaces that are drawn at first, and how many more at a time. */
const SOME_SPACES = 12;
const MORE_SPACES = 6;

const nameOf = ({ name }: SeatText, at: number, lang: Lang): string =>
  name.trim() === '' ? seatLabels.player(at + 1)[lang] : name;

const spacesOf = ({ hats }: SeatText): readonly number[] =>
  hatsOf(hats).flatMap((hat) => wholeIn(hat) ?? []);

/** The track with everybody's hats. Whoever has none yet is next, so that a table is set tap by tap. */
export function HatsField({
  lang,
  id,
  seats,
  set,
}: {
  readonly lang: Lang;
  readonly id: string;
  readonly seats: readonly SeatText[];
  readonly set: (seats: readonly SeatText[]) => void;
}) {
  const [chosen, choose] = useState(0);
  const [shown, show] = useState(SOME_SPACES);
  const highest = Math.max(0, ...seats.flatMap(spacesOf));
  const count = Math.min(HAT_SPACES.max, Math.max(shown, highest));
  const tool = Math.min(chosen, seats.length - 1);
  const tap = (at: number) => {
    const next = tappedHat(seats, tool, at + 1);
    set(next);
    const waiting = next.findIndex(({ hats }) => hats.trim() === '');
    if (seats[tool]?.hats.trim() === '' && waiting >= 0) choose(waiting);
  };
  return (
    <HatTrack
      lang={lang}
      id={`${id}-hats`}
      tools={seats.map((seat, i) => ({ tool: i, kind: 'own', name: nameOf(seat, i, lang) }))}
      tool={tool}
      choose={choose}
      spaces={Array.from({ length: count }, (_, i) => spaceOf(lang, seats, i + 1))}
      tap={tap}
    >
      {count < HAT_SPACES.max && (
        <button
          type="button"
          class="button button--quiet"
          onClick={() => {
            show(count + MORE_SPACES);
          }}
        >
          {labels.moreSpaces[lang]}
        </button>
      )}
    </HatTrack>
  );
}

/** A space with the hats that are entered on it: one, unless something is wrong. */
const spaceOf = (lang: Lang, seats: readonly SeatText[], space: number) => {
  const names = seats.flatMap((seat, i) =>
    spacesOf(seat).includes(space) ? [nameOf(seat, i, lang)] : [],
  );
  const on = names.length === 0 ? trackLabels.free : labels.hatOf(names.join(', '));
  return {
    label: `${labels.space(ordinal(space))[lang]}, ${on[lang]}`,
    children: (
      <>
        {names.length > 0 && <Hat kind="own" />}
        {names.length > 0 && <small>{names.join(', ')}</small>}
        <b>{space}</b>
      </>
    ),
  };
};
