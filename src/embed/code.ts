import { element } from '#src/heads/xml.ts';
import { EMBED_SCRIPT_PATH, embedPath, figurePath } from '#src/paths.ts';
import { isLang } from '#src/lang.ts';

/** Until the frame tells its own. */
const HEIGHT = '320';

interface Shown {
  readonly title: string;
  /** The page that shows it on this site. */
  readonly link: string;
}

/** What another site writes to show a clause or a position; nothing for pages that are not framed. */
export const embedCode = ({ title, link }: Shown, base: string): string | undefined => {
  const { origin, pathname, search } = new URL(link);
  const path = pathname.slice(base.length);
  if (!pathname.startsWith(base) || !/^[^/]+\/(r|try)\/[^/]+\/$/.test(path)) return undefined;
  return codeOf(title, `${origin}${base}`, `${embedPath(path)}${search}`);
};

/** The same for the drawings of a clause. */
export const figureCode = ({ title, link }: Shown, base: string): string | undefined => {
  const { origin, pathname } = new URL(link);
  const [, lang, id = ''] = /^([^/]+)\/r\/([^/]+)\/$/.exec(pathname.slice(base.length)) ?? [];
  if (!pathname.startsWith(base) || !isLang(lang)) return undefined;
  return codeOf(title, `${origin}${base}`, figurePath(lang, id));
};

const codeOf = (title: string, site: string, path: string): string => {
  const frame = {
    src: `${site}${path}`,
    title,
    width: '100%',
    height: HEIGHT,
    loading: 'lazy',
    style: 'border:0',
  };
  const script = { src: `${site}${EMBED_SCRIPT_PATH}`, async: '' };
  return `${element('iframe', frame).xml}\n${element('script', script).xml}`;
};
