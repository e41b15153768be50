import type { Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import { version } from '../../package.json';

interface Reported {
  readonly of: 'clause' | 'calculator';
  readonly id: string;
  readonly title: string;
  readonly lang: Lang;
}

/**
 * A link by which a reader says that something is wrong, with what we need to know filled in; the page
 * adds its positions (`src/layouts/report.ts`). `to` is a mail address (`mailto:…`) or a form that
 * takes a title and a body, as issue trackers have.
 */
export const reportLink = (
  to: string,
  { of, id, title, lang }: Reported,
): { readonly href: string; readonly 'data-report': string } => {
  const { reported } = siteWords[lang];
  const address = new URL(to);
  const isMail = address.protocol === 'mailto:';
  const facts = [
    [reported[of], id],
    [reported.lang, lang],
    [reported.edition, version],
  ];
  const lines = facts.map(([label, fact]) => `${label}: ${fact}`);
  address.searchParams.set(isMail ? 'subject' : 'title', `${id}: ${title}`);
  address.searchParams.set('body', `${lines.join('\n')}\n\n${reported.wrong}:\n`);
  return {
    // A mail program would show the plus sign that stands for a space.
    href: address.href.replaceAll('+', '%20'),
    'data-report': reported.position,
  };
};
