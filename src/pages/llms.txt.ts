import type { APIRoute } from 'astro';
import { bundleAddress, datasetAddress, gameAddress, sectionAddress } from '#src/addresses.ts';
import { library } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import { LANG_NAMES, LANGS } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import { version } from '../../package.json';

/** Where everything is, for programs that read (llmstxt.org). */
export const GET: APIRoute = ({ site }) => {
  const whole = (address: string): string => (site ? new URL(address, site).href : address);
  const link = (title: string, address: string, about: string): string =>
    `- [${title}](${whole(address)}): ${about}`;
  const lines = [
    '# Clause & Effect',
    '',
    `> ${siteWords.en.unofficial} Every rule is a clause with a lasting id and address, in ${LANGS.map((lang) => LANG_NAMES[lang]).join(' and ')}; the same id is the same rule in each language. Cite a clause by its number, its title and its address.`,
    '',
    '## Data',
    '',
    ...LANGS.map((lang) =>
      link(
        `Clauses, ${LANG_NAMES[lang]}`,
        datasetAddress(`clauses.${lang}`),
        `${library().clauses(lang).length} clauses with text, source, exceptions and references`,
      ),
    ),
    link('Index', datasetAddress('index'), 'games, chapters, files'),
    link('Everything', bundleAddress(version), 'all files in one'),
    link('Schema', datasetAddress('schema'), 'what each field means'),
    ...LANGS.flatMap((lang) => [
      '',
      `## ${LANG_NAMES[lang]}`,
      '',
      ...Object.entries(GAMES).map(([game, { title, lead }]) =>
        link(title, gameAddress(lang, game), lead[lang]),
      ),
      ...(['open-questions', 'glossary', 'try'] as const).map((section) =>
        link(
          siteWords[lang].sections[section],
          sectionAddress(lang, section),
          siteWords[lang].sectionLeads[section],
        ),
      ),
    ]),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
