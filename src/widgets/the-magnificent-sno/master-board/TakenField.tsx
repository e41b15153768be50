import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import { PLAYERS, TILES_PER_SIDE } from '#engine/the-magnificent-sno/index.ts';
import { NumberField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { byLang } from '#src/lang.ts';
import { masterTile } from '../shared/pieces.tsx';
import { Places, upTo } from '../shared/Places.tsx';
import { labels, type masterBoard } from './calculator.ts';

/** The master tiles of this round: a tap takes one, or puts one back. What cannot be drawn is a number. */
export function TakenField({ form }: { readonly form: FormOf<typeof masterBoard> }) {
  const { lang, draft } = form;
  const words = byLang(labels)[lang];
  const taken = wholeIn(draft.taken) ?? -1;
  const tiles = own(TILES_PER_SIDE, draft.players.trim()) ?? 0;
  if (taken < 0 || taken > tiles)
    return <NumberField form={form} field="taken" max={PLAYERS.max} />;
  return (
    <Places
      form={form}
      field="taken"
      legend={words.tap}
      places={upTo(tiles).map((i) => {
        const isThere = i < tiles - taken;
        return {
          name: words.tile(i + 1, isThere),
          part: masterTile(isThere ? 'now' : 'empty'),
          tap: () => {
            form.set({ taken: String(taken + (isThere ? 1 : -1)) });
          },
        };
      })}
    />
  );
}
