import { createInterface } from 'node:readline';
import { FIRST_LANG, isLang, LANGS, type Lang } from '#src/lang.ts';

export interface Request {
  readonly lang: Lang;
  readonly words: readonly string[];
}

/** Takes `--lang it` out of the arguments; what remains are the request's words. */
export const parseArguments = (args: readonly string[]): Request => {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return { lang: FIRST_LANG, words: args };
  const [flag = '', next] = args.slice(at);
  const inFlag = flag.includes('=');
  const lang = inFlag ? flag.slice('--lang='.length) : next;
  if (!isLang(lang)) {
    console.error(`--lang takes one of: ${LANGS.join(', ')}.`);
    process.exit(2);
  }
  return { lang, words: args.toSpliced(at, inFlag ? 1 : 2) };
};

/** Answers the words of the command line; without any, each line of standard input. Tells whether `flag` was given. */
export const answerRequests = async (
  answer: (words: readonly string[], lang: Lang, hasFlag: boolean) => unknown,
  flag?: string,
): Promise<void> => {
  const args = process.argv.slice(2);
  const hasFlag = flag !== undefined && args.includes(flag);
  const { lang, words } = parseArguments(args.filter((arg) => arg !== flag));
  if (words.length > 0) {
    console.log(JSON.stringify(answer(words, lang, hasFlag), null, 2));
    return;
  }
  for await (const line of createInterface({ input: process.stdin })) {
    const typed = line.trim();
    if (typed !== '') console.log(JSON.stringify(answer(typed.split(/\s+/), lang, hasFlag)));
  }
};
