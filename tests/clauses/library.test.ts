import { describe, expect, test } from 'vitest';
import { clause, type Game } from '#engine/core/game.ts';
import { makeLibrary, type ChapterSource, type Library, type Stock } from '#src/clauses/library.ts';
import type { Change } from '#src/clauses/changes.ts';
import type { Term } from '#src/clauses/glossary.ts';
import { LANGS, type Lang } from '#src/lang.ts';

const game: Game = {
  slug: 'toy',
  prefix: 'toy',
  clauses: {
    'toy.dice.roll': clause('rule', 'printed', 'Dice, 1'),
    'toy.dice.reroll': clause('open', 'open', 'Dice, 2'),
    'toy.dice.luck-of-one': clause('exception', 'printed', 'Dice, 3'),
  },
  retired: { 'toy.dice.throw': { movedTo: 'toy.dice.roll' } },
  examples: [
    {
      id: 'two-sixes',
      calculator: 'toy-dice',
      input: {},
      expect: { value: {} },
      cites: ['toy.dice.roll'],
      from: 'derived',
    },
  ],
};

const chapter = `
## Dice

<Clause id="toy.dice.roll" title="Roll 2 dice">

Roll **2** <Term id="die">dice</Term>, unless:

- <Ref id="toy.dice.reroll" /> says otherwise;
- you pass.

</Clause>

<Example id="two-sixes" title="Two sixes">

Ada rolls 6 and 6.

</Example>

<Calculator name="toy-dice" />

<Clause id="toy.dice.reroll" title="May you reroll?">

The text does not say. See <Ref id="toy.dice.roll">the roll</Ref>.

<Reading of="once">

Once.

</Reading>

<Reading of="never">

Never.

</Reading>

</Clause>

<Clause id="toy.dice.luck-of-one" title="Alone, roll 3 dice" except="toy.dice.roll">

If you play alone, roll 3.

<Note>

The booklet prints 3 in **red**; see <Ref id="toy.dice.roll" />.

</Note>

</Clause>
`;

const source = (lang: Lang, text: string, name = 'dice', order = 1): ChapterSource => ({
  game: 'toy',
  lang,
  chapter: name,
  title: 'Dice',
  lead: 'Rolling.',
  order,
  text,
  path: `content/toy/${lang}/${name}.mdx`,
});

const words = { term: 'die', definition: 'A cube.', also: [], aliases: [], rendering: false };
const die: Term = { id: 'die', game: 'toy', clause: 'toy.dice.roll', en: words, it: words };

const stock: Stock = {
  games: [game],
  chapters: LANGS.map((lang) => source(lang, chapter)),
  terms: [die],
  calculators: [
    {
      name: 'toy-dice',
      cites: ['toy.dice.roll'],
      readings: [{ clause: 'toy.dice.reroll', options: ['once', 'never'] }],
    },
  ],
  changes: [],
  starts: {},
  aids: {},
  questions: {},
  slang: { games: {}, alike: { en: [], it: [] }, slang: { en: {}, it: {} } },
};

const change = (parts: Partial<Change>): Change => ({
  ...{ date: '2026-02-01', kind: 'ruling', game: 'toy', clauses: [] },
  ...{ en: 'You roll 2 dice.', it: 'Tiri 2 dadi.' },
  ...parts,
});

/** The library with the Italian chapter, or another part of the stock, replaced. */
const withItalian = (text: string): Library =>
  makeLibrary({ ...stock, chapters: [source('en', chapter), source('it', text)] });

describe('the library', () => {
  const library = makeLibrary(stock);

  test('reads a clause with its text, references, terms and readings', () => {
    expect(library.clause('toy.dice.roll', 'en')).toMatchObject({
      title: 'Roll 2 dice',
      text: 'Roll 2 dice, unless: May you reroll? says otherwise; you pass.',
      refs: ['toy.dice.reroll'],
      terms: ['die'],
      chapter: 'dice',
      kind: 'rule',
      provenance: 'printed',
    });
    expect(library.clause('toy.dice.reroll', 'it').readings).toEqual(['once', 'never']);
  });

  test('keeps what is about the text apart from the rule', () => {
    expect(library.clause('toy.dice.luck-of-one', 'en')).toMatchObject({
      text: 'If you play alone, roll 3.',
      note: 'The booklet prints 3 in red; see Roll 2 dice.',
    });
    expect(library.clause('toy.dice.roll', 'en').note).toBe('');
  });

  test('knows the exceptions to a clause', () => {
    expect(library.clause('toy.dice.luck-of-one', 'it').except).toEqual(['toy.dice.roll']);
    expect(library.exceptionsTo('toy.dice.roll')).toEqual(['toy.dice.luck-of-one']);
    expect(library.exceptionsTo('toy.dice.reroll')).toEqual([]);
  });

  test('numbers the clauses by chapter and place', () => {
    const first = chapter.slice(0, chapter.indexOf('<Clause id="toy.dice.luck-of-one"'));
    const second = chapter.slice(first.length);
    const two = makeLibrary({
      ...stock,
      chapters: LANGS.flatMap((lang) => [
        source(lang, second, 'solo', 7),
        source(lang, first, 'dice', 3),
      ]),
    });
    expect(two.clauses('en').map(({ number }) => number)).toEqual(['1.1', '1.2', '2.1']);
  });

  test('knows who cites a clause', () => {
    expect(library.citedBy('toy.dice.roll')).toEqual(['toy.dice.reroll', 'toy.dice.luck-of-one']);
    expect(library.citedBy('toy.dice.reroll')).toEqual(['toy.dice.roll']);
  });

  test('joins an example with its title and chapter', () => {
    expect(library.examples('it')).toMatchObject([
      {
        id: 'two-sixes',
        title: 'Two sixes',
        text: 'Ada rolls 6 and 6.',
        chapter: 'dice',
        calculator: 'toy-dice',
      },
    ]);
  });

  test('finds the chapter of a calculator, and forwards retired ids', () => {
    expect(library.chapterOf('toy-dice').chapter).toBe('dice');
    expect(library.retired).toEqual([{ id: 'toy.dice.throw', movedTo: 'toy.dice.roll' }]);
  });

  test('knows which changes concern a clause', () => {
    const rolled = change({ clauses: ['toy.dice.roll'] });
    const changed = makeLibrary({ ...stock, changes: [rolled, change({ clauses: [] })] });
    expect(changed.changesOf('toy.dice.roll')).toEqual([rolled]);
    expect(changed.changesOf('toy.dice.reroll')).toEqual([]);
  });
});

describe('an author’s mistake stops the build, and says what, where and what to do', () => {
  test.each([
    [
      'an id that is not registered',
      chapter.replace('id="toy.dice.roll" title', 'id="toy.dice.rol" title'),
      'content/toy/it/dice.mdx:4: <Clause id="toy.dice.rol"> is not a clause of toy. Correct the id, or register it in rules-engine/toy/clauses.ts.',
    ],
    [
      'a clause written twice',
      `${chapter}\n<Clause id="toy.dice.roll" title="Again">\n\nAgain.\n\n</Clause>\n`,
      'content (it): clause toy.dice.roll is written twice. Remove one of them.',
    ],
    [
      'a clause in one language only',
      chapter.slice(0, chapter.indexOf('<Clause id="toy.dice.reroll"')),
      'content/toy/it: clause toy.dice.reroll is registered but not written. Write it as <Clause id="toy.dice.reroll" title="…"> in a chapter, or retire the id with movedTo.',
    ],
    [
      'a reference that points nowhere',
      chapter.replace('<Ref id="toy.dice.roll">', '<Ref id="toy.dice.rolling">'),
      'content/toy/it/dice.mdx, clause toy.dice.reroll: <Ref id="toy.dice.rolling"> points nowhere. Correct the id.',
    ],
    [
      'a reference to a retired id',
      chapter.replace('<Ref id="toy.dice.roll">', '<Ref id="toy.dice.throw">'),
      'content/toy/it/dice.mdx, clause toy.dice.reroll: <Ref id="toy.dice.throw"> points nowhere. That clause moved: write "toy.dice.roll".',
    ],
    [
      'a term that the glossary lacks',
      chapter.replace('<Term id="die">', '<Term id="dye">'),
      'content/toy/it/dice.mdx, clause toy.dice.roll: <Term id="dye"> is unknown. Add it to content/glossary.yaml.',
    ],
    [
      'an example that the engine lacks',
      chapter.replace('id="two-sixes"', 'id="two-fives"'),
      'content/toy/it/dice.mdx:13: <Example id="two-fives"> is not an example of toy. Correct the id, or add it to rules-engine/toy/examples.ts.',
    ],
    [
      'a calculator that does not exist',
      chapter.replace('name="toy-dice"', 'name="toy-dices"'),
      'content/toy/it/dice.mdx:19: <Calculator toy-dices> stands where content/toy/en/dice.mdx:19 has <Calculator toy-dice>. Bring both languages into the same order.',
    ],
    [
      'a reading too few',
      chapter.replace(/<Reading of="never">[^]*?<\/Reading>/, ''),
      'content/toy/it/dice.mdx, clause toy.dice.reroll: the readings are “once”, but the calculators offer “once, never”. Write one <Reading of="…"> for each, the default first.',
    ],
    [
      'an exception to nothing',
      chapter.replace('except="toy.dice.roll"', 'except="toy.dice.rol"'),
      'content/toy/it/dice.mdx, clause toy.dice.luck-of-one: it is an exception to “toy.dice.rol” here and to “toy.dice.roll” in en. Write the same in both.',
    ],
    [
      'a clause without a title',
      chapter.replace(' title="Roll 2 dice"', ''),
      'content/toy/it/dice.mdx:4: <Clause> has no title. Write title="…" as plain text in the opening tag.',
    ],
    [
      'text outside a clause',
      `${chapter}\nBy the way.\n`,
      'content/toy/it/dice.mdx:51: a chapter holds headings, clauses, figures, examples and calculators, not a paragraph. Put the text into a <Clause>, with a blank line after the opening tag and before the closing one.',
    ],
    [
      'a tag that a chapter does not know',
      `${chapter}\n<Video id="x" />\n`,
      'content/toy/it/dice.mdx:51: <Video> cannot stand by itself in a chapter. Use <Clause>, <Figure>, <Example> or <Calculator>; <Ref>, <Term>, <Reading> and <Note> go inside a clause.',
    ],
    [
      'an import',
      `import x from 'y';\n${chapter}`,
      'content/toy/it/dice.mdx:1: a chapter holds headings, clauses, figures, examples and calculators, not a mdxjsEsm. Put the text into a <Clause>, with a blank line after the opening tag and before the closing one.',
    ],
  ])('%s', (_, italian, message) => {
    expect(() => withItalian(italian)).toThrow(message);
  });

  test.each([
    [
      'an exception to no clause',
      chapter.replace('except="toy.dice.roll"', 'except="toy.dice.rol"'),
      'content/toy/en/dice.mdx, clause toy.dice.luck-of-one: except="toy.dice.rol" is no other clause. Correct the id.',
    ],
    [
      'an exception without a rule',
      chapter.replace(' except="toy.dice.roll"', ''),
      'content/toy/en/dice.mdx, clause toy.dice.luck-of-one: it is an exception to nothing. Write except="…" in its opening tag.',
    ],
    [
      'an exception to itself',
      chapter.replace('except="toy.dice.roll"', 'except="toy.dice.luck-of-one"'),
      'content/toy/en/dice.mdx, clause toy.dice.luck-of-one: except="toy.dice.luck-of-one" is no other clause. Correct the id.',
    ],
    [
      'a rule that says it is an exception',
      chapter.replace('title="Roll 2 dice"', 'title="Roll 2 dice" except="toy.dice.reroll"'),
      'content/toy/en/dice.mdx, clause toy.dice.roll: it says except="toy.dice.reroll", but is a clause of kind rule. Make it an exception in rules-engine/toy/clauses.ts, or take the attribute away.',
    ],
  ])('in every language: %s', (_, text, message) => {
    expect(() =>
      makeLibrary({ ...stock, chapters: LANGS.map((lang) => source(lang, text)) }),
    ).toThrow(message);
  });

  test('a start that names a clause of nobody', () => {
    const point = { clause: 'toy.dice.luck', en: 'Roll.', it: 'Tira.' };
    const starts = { toy: { changes: [point], first: [] } };
    expect(() => makeLibrary({ ...stock, starts })).toThrow(
      'content/toy/start.yaml: toy.dice.luck is not a clause of toy, or stands twice in a list. Correct it.',
    );
  });

  test('a player aid that names a clause of nobody, or one twice', () => {
    const aid = (...clauses: readonly string[]) => ({
      ...stock,
      aids: { toy: [{ name: '', sections: [{ en: 'Dice', it: 'Dadi', clauses }] }] },
    });
    const twice = ['toy.dice.roll', 'toy.dice.roll'];
    for (const clauses of [['toy.dice.luck'], twice]) {
      expect(() => makeLibrary(aid(...clauses))).toThrow(
        `content/toy/aid.yaml: ${clauses[0] ?? ''} is not a clause of toy, or stands twice on a sheet. Correct it.`,
      );
    }
    expect(makeLibrary(aid('toy.dice.roll')).aids('toy')).toHaveLength(1);
  });

  test('a question that is asked of a clause of nobody', () => {
    const clauses = { 'toy.dice.luck': { en: ['why me'], it: ['perché a me'] } };
    expect(() => makeLibrary({ ...stock, questions: { toy: { moments: [], clauses } } })).toThrow(
      'content/toy/questions.yaml: toy.dice.luck is neither a clause nor a calculator of toy. Correct it.',
    );
  });

  test.each(['toy.dice.luck', 'try/other-dice'])('a moment that leads to %s', (answer) => {
    const asked = [{ answer, en: 'Why me?', it: 'Perché a me?' }];
    const moments = [{ id: 'tie', en: 'We tied', it: 'Siamo in parità', asked }];
    expect(() => makeLibrary({ ...stock, questions: { toy: { moments, clauses: {} } } })).toThrow(
      `content/toy/questions.yaml: ${answer} is neither a clause nor a calculator of toy. Correct it.`,
    );
  });

  test('clauses in another order', () => {
    const [head = '', tail = ''] = chapter.split('<Example');
    const [example = '', rest = ''] = tail.split('<Calculator name="toy-dice" />');
    const swapped = `${head}<Calculator name="toy-dice" />\n\n<Example${example}${rest}`;
    expect(() => withItalian(swapped)).toThrow(
      '<Calculator toy-dice> stands where content/toy/en/dice.mdx:13 has <Example two-sixes>',
    );
  });

  test('a tag left open', () => {
    expect(() => withItalian(chapter.replace('</Clause>', ''))).toThrow(
      /content\/toy\/it\/dice\.mdx: the MDX cannot be read: .* Check that every tag is closed\./,
    );
  });

  test('a chapter in one language only', () => {
    const extra = source('en', '', 'more', 2);
    expect(() => makeLibrary({ ...stock, chapters: [...stock.chapters, extra] })).toThrow(
      'content/toy: chapters content/toy/en/more.mdx and (none) stand at the same place. Give both languages the same files with the same order.',
    );
  });

  test('an example that no chapter tells', () => {
    const silent = chapter.replace(/<Example[^]*?<\/Example>\n/, '');
    expect(() =>
      makeLibrary({ ...stock, chapters: LANGS.map((lang) => source(lang, silent)) }),
    ).toThrow('content/toy/en: example two-sixes is told 0 times.');
  });

  describe('readings that no calculator offers', () => {
    const calculators = stock.calculators.map((each) => ({ ...each, readings: [] }));
    const titled = chapter.replaceAll(/<Reading of="(\w+)">/g, '<Reading of="$1" title="$1!">');
    const made = (it: string) =>
      makeLibrary({
        ...stock,
        calculators,
        chapters: LANGS.map((lang) => source(lang, lang === 'it' ? it : titled)),
      });

    test('have names of their own, which are part of the text', () => {
      const { readings, readingTitles, text } = made(titled).clause('toy.dice.reroll', 'it');
      expect(readings).toEqual(['once', 'never']);
      expect(readingTitles).toEqual({ once: 'once!', never: 'never!' });
      expect(text).toContain('once!. Once. never!. Never.');
    });

    test('are the same in each language, and none is without a name', () => {
      expect(() => made(titled.replace('of="never"', 'of="nor"'))).toThrow(
        'clause toy.dice.reroll: its readings are not those of en. Offer the same in both.',
      );
      expect(() => made(titled.replace(' title="never!"', ''))).toThrow(
        '<Reading of="never"> has no name, and no calculator offers it. Write title="…" in its opening tag.',
      );
    });
  });

  test('a calculator that cites what no chapter has', () => {
    const calculators = [{ name: 'toy-dice', cites: ['toy.dice.luck'], readings: [] }];
    const plain = chapter.replace(/<Reading[^]*?<\/Reading>/g, '');
    expect(() =>
      makeLibrary({ ...stock, calculators, chapters: LANGS.map((lang) => source(lang, plain)) }),
    ).toThrow('calculator toy-dice: it cites toy.dice.luck, which no chapter has.');
  });

  test('a chapter that shows a calculator nobody made', () => {
    const other = chapter.replace('name="toy-dice"', 'name="toy-cards"');
    expect(() =>
      makeLibrary({ ...stock, chapters: LANGS.map((lang) => source(lang, other)) }),
    ).toThrow(
      'there is no calculator “toy-cards”. Correct the name, or list it in src/calculators/manifest.ts.',
    );
  });

  test('a term that names no clause', () => {
    expect(() => makeLibrary({ ...stock, terms: [{ ...die, clause: 'toy.dice.luck' }] })).toThrow(
      'content/glossary.yaml, die: clause toy.dice.luck is unknown. Correct it.',
    );
  });

  test('a retired id that forwards nowhere', () => {
    const retired = { 'toy.dice.throw': { movedTo: 'toy.dice.luck' } };
    expect(() => makeLibrary({ ...stock, games: [{ ...game, retired }] })).toThrow(
      'retired id toy.dice.throw: toy.dice.luck is unknown. Forward it to a clause that exists.',
    );
  });

  test.each([
    [
      'a clause that does not exist',
      { clauses: ['toy.dice.luck'] },
      'it names toy.dice.luck, which is not a clause of toy. Correct the id.',
    ],
    [
      'a clause that has moved',
      { clauses: ['toy.dice.throw'] },
      'it names toy.dice.throw, which is not a clause of toy. That clause moved: write toy.dice.roll.',
    ],
    ['a game that does not exist', { game: 'toys' }, 'there is no game “toys”. Correct it.'],
    ['a ruling of no game', { game: undefined }, 'a change of kind ruling has no game. Add it.'],
  ])('a change that names %s', (_, parts, message) => {
    expect(() => makeLibrary({ ...stock, changes: [change(parts)] })).toThrow(
      `content/changes.yaml, 2026-02-01, “You roll 2 dice.”: ${message}`,
    );
  });

  test('a change that names another game’s clause', () => {
    const games = [game, { ...game, slug: 'other', clauses: {}, retired: {}, examples: [] }];
    const changes = [change({ game: 'other', clauses: ['toy.dice.roll'] })];
    expect(() => makeLibrary({ ...stock, games, changes })).toThrow(
      'it names toy.dice.roll, which is not a clause of other. Correct the id.',
    );
  });
});
