import { parse } from 'yaml';
import { z } from 'astro/zod';
import type { Game } from '#engine/core/game.ts';
import { own } from '#engine/core/own.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

/** In the order in which a day's changes are told: what is played differently comes first. */
export const CHANGE_KINDS = ['ruling', 'words', 'site'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

const sentence = z.string().regex(/^\S.*\.$/, 'is not a sentence with a full stop');

const schema = z.array(
  z.strictObject({
    date: z.iso.date(),
    kind: z.enum(CHANGE_KINDS),
    game: z.string().optional(),
    clauses: z.array(z.string()).default([]),
    en: sentence,
    it: sentence,
  }),
);

/** What is not as it was before, in one sentence. */
export interface Change extends Readonly<Record<Lang, string>> {
  /** The day the site changed, not the day a publisher did. */
  readonly date: string;
  readonly kind: ChangeKind;
  /** Missing where the whole site changed. */
  readonly game?: string | undefined;
  readonly clauses: readonly string[];
}

/** The changes, newest first. */
export const readChanges = (text: string, where: string): readonly Change[] => {
  const read = schema.safeParse(parse(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw mistake(
      where,
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
      `A change has date, kind (${CHANGE_KINDS.join(', ')}), game, clauses and a sentence in each of ${LANGS.join(', ')}.`,
    );
  }
  return read.data.toSorted(
    (a, b) =>
      b.date.localeCompare(a.date) || CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind),
  );
};

/** A change names a game on the shelf and clauses of that game. */
export const checkChanges = (changes: readonly Change[], games: readonly Game[]): void => {
  for (const change of changes) {
    const where = `content/changes.yaml, ${change.date}, “${change.en}”`;
    if (change.game === undefined && change.kind !== 'site') {
      throw mistake(where, `a change of kind ${change.kind} has no game.`, 'Add it.');
    }
    if (change.game !== undefined && !games.some(({ slug }) => slug === change.game)) {
      throw mistake(where, `there is no game “${change.game}”.`, 'Correct it.');
    }
    const concerned = games.filter(({ slug }) => change.game === undefined || slug === change.game);
    for (const id of change.clauses) checkClause(id, concerned, where);
  }
};

const checkClause = (id: string, games: readonly Game[], where: string): void => {
  if (games.some(({ clauses }) => Object.hasOwn(clauses, id))) return;
  const movedTo = games
    .map(({ retired }) => own(retired, id)?.movedTo)
    .find((to) => to !== undefined);
  throw mistake(
    where,
    `it names ${id}, which is not a clause of ${games.map(({ slug }) => slug).join(' or ')}.`,
    movedTo === undefined ? 'Correct the id.' : `That clause moved: write ${movedTo}.`,
  );
};
