import { createHash } from 'node:crypto';
import { clauseAddress, feedAddress, sectionAddress } from '#src/addresses.ts';
import { library } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import type { Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import { element, xmlFile } from './xml.ts';

interface Asked {
  readonly lang: Lang;
  /** Missing for all games together. */
  readonly game?: string | undefined;
  readonly site: URL;
}

/** What is played differently since, as an Atom feed: newest first. */
export const feedOf = ({ lang, game, site }: Asked): Response => {
  const words = siteWords[lang];
  const absolute = (address: string): string => new URL(address, site).href;
  const rulings = library().changes.filter(
    (change) => change.kind === 'ruling' && (game === undefined || change.game === game),
  );
  const titleOf = (slug: string | undefined): string =>
    slug === undefined ? 'Clause & Effect' : GAMES[slug as keyof typeof GAMES].title;
  const self = absolute(feedAddress(lang, game));
  const entries = rulings.map((change) => {
    const [clause] = change.clauses;
    const address =
      clause === undefined ? sectionAddress(lang, 'changes') : clauseAddress(lang, clause);
    const digest = createHash('sha256').update(`${change.date} ${change.en}`).digest('hex');
    return element('entry', {}, [
      element('id', {}, `${absolute(sectionAddress(lang, 'changes'))}#${digest.slice(0, 12)}`),
      element('title', {}, titleOf(change.game)),
      element('updated', {}, instant(change.date)),
      element('link', { rel: 'alternate', href: absolute(address) }),
      element('summary', {}, change[lang]),
    ]);
  });
  return xmlFile(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang }, [
      element('id', {}, self),
      element('title', {}, `${titleOf(game)}: ${words.changeKinds.ruling}`),
      element('updated', {}, instant(rulings[0]?.date ?? '2026-11-16')),
      element('author', {}, [element('name', {}, 'Clause & Effect')]),
      element('link', { rel: 'self', href: self }),
      element('link', { rel: 'alternate', href: absolute(sectionAddress(lang, 'changes')) }),
      ...entries,
    ]),
    'application/atom+xml',
  );
};

const instant = (date: string): string => `${date}T00:00:00Z`;
