/** A rule, or the result of a position, as it is passed on. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  /** Where it stands: its number and its game. */
  readonly source: string;
  readonly link: string;
}

/** The places that rules are quoted in: anywhere, where Markdown is read, and on BoardGameGeek. */
export const FORMS = ['plain', 'markdown', 'bgg'] as const;

export type Form = (typeof FORMS)[number];

export const quotation = (form: Form, shared: Shared): string => QUOTED[form](shared);

const QUOTED: Readonly<Record<Form, (shared: Shared) => string>> = {
  plain: ({ title, text, source, link }) => lines(title, text, `(${source})`, link),
  markdown: ({ title, text, source, link }) =>
    lines(
      `**${marked(title)}**`,
      '',
      ...text.split('\n').flatMap((line) => [marked(line), '']),
      `[${marked(source)}](${link})`,
    )
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  bgg: ({ title, text, source, link }) =>
    lines(
      `[q="${source.replaceAll('"', '”')}"][b]${title}[/b]`,
      `${text}[/q]`,
      `[url]${link}[/url]`,
    ),
};

const lines = (...each: readonly string[]): string => each.join('\n');

/** Signs that Markdown would read as its own. */
const marked = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
