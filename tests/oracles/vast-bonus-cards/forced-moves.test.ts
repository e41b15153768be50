import { expect, test } from 'vitest';
import { caveOf, engineSays, fillings, isOnePiece } from './entrance-caves.ts';
import { secondOpinion, type Asked } from './entrance-oracle.ts';

const WALLS = ['', 'a1-b1', 'a1-b1b,b1-c1r'];
const SPACES = ['a1', 'b1', 'c1'];

/** Every row of three, whoever stands there, with somebody in the way or nobody: who is moved, and where to. */
test.each(['k', 'f', 'd', 's', 't'])('%s leaves its tile as the second opinion has it', (piece) => {
  let count = 0;
  for (const grounds of fillings(3, ['l', 'd', 'x', '-'])) {
    const marker = SPACES.findLast((_, i) => grounds[i] === 'l');
    for (const from of SPACES)
      for (const blocker of ['', ...SPACES])
        for (const walls of WALLS) {
          const other = piece === 't' ? 'k' : 't';
          const map = grounds
            .map((ground, i) =>
              [
                ground,
                ...(SPACES[i] === marker ? ['m'] : []),
                ...(SPACES[i] === from ? [piece] : []),
                ...(SPACES[i] === blocker ? [other] : []),
              ].join(''),
            )
            .join('.');
          const drawn = { map, walls };
          const cave = caveOf(drawn);
          if (marker === undefined || !cave.tiles.has(from) || !isOnePiece(cave)) continue;
          const by = piece === 'f' || piece === 'y' ? 'cave-in' : 'wrath';
          for (const cornered of piece === 'k'
            ? (['keeps', 'closest'] as const)
            : (['keeps'] as const)) {
            const asked: Asked = { by, hit: [from], several: 'stays', cornered };
            const engine = engineSays(drawn, asked);
            if (engine === undefined) continue;
            count += 1;
            const { gone, moves } = secondOpinion(cave, asked);
            if (JSON.stringify([engine.gone, engine.moves]) !== JSON.stringify([gone, moves]))
              expect(engine, `${map} ${walls} ${cornered}`).toMatchObject({ gone, moves });
          }
        }
  }
  expect(count).toBeGreaterThan(100);
});
