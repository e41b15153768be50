import type { Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';

interface Reported {
  readonly id: string;
  readonly title: string;
  readonly lang: Lang;
  readonly edition: string;
}

/**
 * Where a reader says that something is wrong, with what we need to know filled in. `to` is a
 * mail address (`mailto:…`) or a form that takes a title and a body, as issue trackers have.
 */
export const reportAddress = (to: string, { id, title, lang, edition }: Reported): string => {
  const address = new URL(to);
  const isMail = address.protocol === 'mailto:';
  address.searchParams.set(isMail ? 'subject' : 'title', `${id}: ${title}`);
  address.searchParams.set('body', siteWords[lang].reported(id, lang, edition));
  // A mail program would show the plus sign that stands for a space.
  return address.href.replaceAll('+', '%20');
};
