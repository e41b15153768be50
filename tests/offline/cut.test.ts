import { expect, test } from 'vitest';
import { cut } from '#src/offline/cut.ts';

const chapter =
  '<main><article id="toy.dice.roll" class="clause"><h3>Roll</h3></article>' +
  '<article id="toy.dice.roll-again" class="clause"><p>Again</p></article></main>';

const glossary =
  '<dl><div class="glossary__term" id="die" data-game="toy"><dt>die</dt> <dd>A cube.</dd> </div>' +
  '<div class="glossary__term" id="dice"><dt>dice</dt> <dd>Cubes.</dd> </div></dl>';

test('a clause is cut from its chapter, and no other', () => {
  expect(cut(chapter, 'toy.dice.roll')).toBe(
    '<article id="toy.dice.roll" class="clause"><h3>Roll</h3></article>',
  );
  expect(cut(chapter, 'toy.dice.roll-again')).toMatch(/^<article id="toy.dice.roll-again".*Again/);
  expect(cut(chapter, 'toyxdice.roll')).toBeUndefined();
});

test('a term is cut from the glossary', () => {
  expect(cut(glossary, 'die')).toBe(
    '<div class="glossary__term" id="die" data-game="toy"><dt>die</dt> <dd>A cube.</dd></div>',
  );
});
