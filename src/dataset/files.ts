import {
  calculatorAddress,
  chapterAddress,
  clauseAddress,
  datasetAddress,
  gameAddress,
  homeAddress,
  sectionAddress,
} from '#src/addresses.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink } from '#src/calculators/link.ts';
import { calculators, findCalculator } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import { LANG_NAMES, LANGS, type Lang } from '#src/lang.ts';
import { license, version } from '../../package.json';
import { schemaAt, type File } from './shape.ts';

/** Makes an address of the site as whole as the build knows it. */
type Whole = (address: string) => string;

/** Every file of the dataset by its name, made from what the pages are made from. */
export const datasetFiles = (whole: Whole): Readonly<Record<string, object>> => ({
  index: index(whole),
  ...Object.fromEntries(LANGS.map((lang) => [`clauses.${lang}`, clauses(whole, lang)])),
  glossary: glossary(whole),
  examples: examples(whole),
  calculators: calculatorList(whole),
  schema: schemaAt(whole(datasetAddress('schema'))),
});

const inEachLang = <T>(make: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, T>;

const schemaOf = (whole: Whole) => ({ $schema: whole(datasetAddress('schema')) });

const index = (whole: Whole): File<'index'> => ({
  ...schemaOf(whole),
  name: 'Clause & Effect',
  version,
  license,
  languages: LANGS.map((lang) => ({
    lang,
    name: LANG_NAMES[lang],
    address: whole(homeAddress(lang)),
  })),
  games: Object.entries(GAMES).map(([name, facts]) => ({
    name,
    title: facts.title,
    baseGame: facts.baseGame,
    publisher: facts.publisher,
    designers: [...facts.designers],
    year: facts.year,
    lead: facts.lead,
    source: facts.source,
    chapters: chaptersOf(name, whole),
    address: inEachLang((lang) => whole(gameAddress(lang, name))),
  })),
  retired: [...library().retired],
  files: {
    clauses: inEachLang((lang) => whole(datasetAddress(`clauses.${lang}`))),
    glossary: whole(datasetAddress('glossary')),
    examples: whole(datasetAddress('examples')),
    calculators: whole(datasetAddress('calculators')),
    schema: whole(datasetAddress('schema')),
  },
});

const chaptersOf = (game: string, whole: Whole): File<'index'>['games'][number]['chapters'] =>
  library()
    .chapters(game, LANGS[0])
    .map(({ chapter: name }) => ({
      name,
      title: inEachLang((lang) => library().chapter(game, lang, name).title),
      lead: inEachLang((lang) => library().chapter(game, lang, name).lead),
      address: inEachLang((lang) => whole(chapterAddress(lang, game, name))),
    }));

const clauses = (whole: Whole, lang: Lang): File<'clauses'> => ({
  ...schemaOf(whole),
  lang,
  clauses: library()
    .clauses(lang)
    .map(({ id, game, chapter, number, title, text, note, refs, terms, readings, ...entry }) => ({
      ...{ id, game, chapter, number, title, text },
      ...(note && { note }),
      kind: entry.kind,
      provenance: entry.provenance,
      place: entry.place,
      decided: entry.calculators.length > 0 ? 'computed' : 'prose',
      except: [...entry.except],
      exceptions: [...library().exceptionsTo(id)],
      refs: [...new Set(refs)],
      citedBy: [...library().citedBy(id)],
      terms: [...new Set(terms)],
      readings: [...readings],
      address: whole(clauseAddress(lang, id)),
    })),
});

const glossary = (whole: Whole): File<'glossary'> => ({
  ...schemaOf(whole),
  terms: library().terms.map(({ id, game, clause, ...words }) => ({
    ...{ id, game, clause },
    words: inEachLang((lang) => words[lang]),
    address: inEachLang((lang) => `${whole(sectionAddress(lang, 'glossary'))}#${id}`),
  })),
});

const examples = (whole: Whole): File<'examples'> => ({
  ...schemaOf(whole),
  examples: library()
    .examples(LANGS[0])
    .map(({ id, game, chapter, calculator, input, expect, cites, from }) => {
      const told = (lang: Lang) =>
        library()
          .examples(lang)
          .find((example) => example.game === game && example.id === id)!;
      return {
        ...{ id, game, chapter, calculator },
        title: inEachLang((lang) => told(lang).title),
        text: inEachLang((lang) => told(lang).text),
        input,
        expect: 'value' in expect ? expect : { violations: [...expect.violations] },
        cites: [...cites],
        from,
        address: inEachLang((lang) => whole(positionAddress(lang, calculator, input))),
      };
    }),
});

const positionAddress = (
  lang: Lang,
  name: string,
  input: Readonly<Record<string, string>>,
): string => {
  const { start, formerly } = findCalculator(name)!;
  const query = makeLink({ ...start, ...input }, start, formerly);
  return `${calculatorAddress(lang, name)}${query && `?${query}`}`;
};

const calculatorList = (whole: Whole): File<'calculators'> => ({
  ...schemaOf(whole),
  calculators: calculators.map((calculator) => ({
    name: calculator.name,
    game: calculator.game,
    chapter: library().chapterOf(calculator.name).chapter,
    title: inEachLang((lang) => calculator.words[lang].title),
    lead: inEachLang((lang) => calculator.words[lang].lead),
    fields: fieldsOf(calculator),
    readings: calculator.readings.map(({ field, clause, options }) => ({
      ...{ field, clause },
      options: [...options],
    })),
    cites: [...calculator.cites],
    address: inEachLang((lang) => whole(calculatorAddress(lang, calculator.name))),
  })),
});

const fieldsOf = ({
  start,
  kept,
  words,
}: AnyCalculator): File<'calculators'>['calculators'][number]['fields'] =>
  Object.entries(start).map(([name, value]) => ({
    name,
    label: inEachLang((lang) => words[lang].fields[name] ?? name),
    start: value,
    kept: kept.includes(name),
    options: Object.keys(words[LANGS[0]].options?.[name] ?? {}).map((option) => ({
      value: option,
      label: inEachLang((lang) => words[lang].options?.[name]?.[option] ?? option),
    })),
  }));
