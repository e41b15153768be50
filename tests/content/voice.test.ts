import { describe, expect, test } from 'vitest';
import { library } from '#src/clauses/shelf.ts';
import { LANGS } from '#src/lang.ts';

/** What belongs in a note: where the rule was read, and what is wrong with the copy. */
const NOT_THE_RULE = {
  en: /\b(?:our|the) (?:source|cop(?:y|ies))\b|\bbooklets?\b|\bthe leaflet (?:says|prints|leaves|gives|does)|misprint|\bscan|translat|\bItalian (?:text|edition|copy|word|sentence)|public (?:description|page|summar)|\b(?:the|its|this) text (?:says|does|prints|leaves)|(?:figure|picture|drawing) is (?:lost|missing|not)/i,
  it: /\b(?:nostra|la) (?:fonte|copia)\b|\blibrett[oi]\b|\bil foglietto (?:dice|stampa|non)|refus[oi]\b|scansion|traduzion|\btesto (?:italiano|inglese)|parola (?:italiana|inglese)|descrizion[ei] pubblic|\bil testo (?:dice|non|stampa)|(?:figura|immagine|disegno) (?:è andat|manca|non c)/i,
} as const;

/** One spelling for the whole site: that of the games' own English terms. */
const BRITISH =
  /\b(?:colou?red?\b(?<=ou\w*)|colours?|grey|neighbours?\w*|favours?\b|favourit\w*|honours?|centre[sd]?|behaviours?|armour|cancelled|judgement|jewellery|theatre)\b/i;

/** Names that are words of the language they stand in. */
const NAMES = { en: /\bDi (?:has|plays|takes|rolls)\b/, it: /\b(?:Di|Ed) (?:ha|gioca|prende|tira)\b/ };

const MOST_WORDS = { body: 60, title: 8 } as const;

const words = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe.each(LANGS)('a clause says the rule and nothing else (%s)', (lang) => {
  const clauses = library().clauses(lang);
  const faulty = (isFaulty: (clause: (typeof clauses)[number]) => boolean): readonly string[] =>
    clauses.filter(isFaulty).map(({ id, title, text }) => `${id}: ${title}. ${text}`);

  test('it does not speak of sources, copies or pictures', () => {
    expect(faulty(({ title, text }) => NOT_THE_RULE[lang].test(`${title}. ${text}`))).toEqual([]);
  });

  test('its title is the answer in at most eight words', () => {
    expect(faulty(({ title }) => words(title).length > MOST_WORDS.title)).toEqual([]);
  });

  test('it is said in one breath', () => {
    expect(
      faulty(({ text, readings, kind }) =>
        kind === 'open' || readings.length > 0 ? false : words(text).length > MOST_WORDS.body,
      ),
    ).toEqual([]);
  });

  test('a question is a title only where the question is open', () => {
    expect(
      faulty(({ title, kind, readings }) =>
        title.endsWith('?') ? kind !== 'open' && readings.length === 0 : kind === 'open',
      ),
    ).toEqual([]);
  });

  test('nobody is called by a word', () => {
    const told = library().examples(lang);
    expect(told.filter(({ text }) => NAMES[lang].test(text)).map(({ id }) => id)).toEqual([]);
  });
});

test('English has one spelling', () => {
  const chapters = library().clauses('en');
  const texts = [
    ...chapters.flatMap(({ id, title, text, note }) => [`${id}: ${title} ${text} ${note}`]),
    ...library().examples('en').map(({ id, title, text }) => `${id}: ${title} ${text}`),
    ...library().terms.map(({ id, en }) => `${id}: ${en.term} ${en.definition} ${en.also.join(' ')}`),
    ...library().changes.map(({ date, en }) => `${date}: ${en}`),
  ];
  expect(texts.filter((text) => BRITISH.test(text.replace(/\b[a-z]+(?:\.[a-z0-9-]+){2}/g, '')))).toEqual([]);
});
