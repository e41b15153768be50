import { TERRAINS, type Terrain } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Disc } from '../shared/figure-map.tsx';
import { Priest } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { phrases } from '../shared/phrases.ts';
import { WheelFace } from '../shared/WheelFace.tsx';
import type { riverwalkers } from './calculator.ts';

/** The Terrain cycle: a Priest on what is locked, a tick on what is open, and what unlocking costs. */
export function Figure({ lang, draft, reply, show }: FigureOf<typeof riverwalkers>) {
  if (reply.kind === 'violations') return null;
  const { settles, locked, prices, supply } = reply.answer.value;
  const start = TERRAINS.find((terrain) => terrain === draft.start.trim());
  const unlocked = prices.filter(({ terrain }) => !locked.includes(terrain));
  const told = show === 'prices' ? prices : unlocked;
  const notes: Partial<Record<Terrain, string>> = Object.fromEntries(
    told.map(({ terrain, coins }) => [terrain, phrases[lang].coins(coins)]),
  );
  return (
    <div class="wheel">
      <WheelFace
        lang={lang}
        points={{ from: '', to: '', home: start ?? '' }}
        top={start}
        value={undefined}
        notes={notes}
        inner={(terrain) =>
          settles.includes(terrain) ? <Disc x={0} y={0} isOpen /> : <Priest x={0} y={0} />
        }
        middle={{ amount: supply, text: figureWords.supply[lang] }}
      />
    </div>
  );
}
