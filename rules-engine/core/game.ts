import type { Example } from './example.ts';

export const KINDS = [
  'rule',
  'exception',
  'setup',
  'option',
  'component',
  'example',
  'clarification',
  'open',
] as const;

export type Kind = (typeof KINDS)[number];

/**
 * Where a clause comes from: the expansion's own text, the base game's rules, arithmetic or logic,
 * an official change, a judgement of ours, or nowhere yet.
 */
export const PROVENANCES = ['printed', 'base', 'derived', 'changed', 'ruling', 'open'] as const;

export type Provenance = (typeof PROVENANCES)[number];

/** One clause, without its words. It is computed if an answer of some calculator can cite it. */
export interface Clause {
  readonly kind: Kind;
  readonly provenance: Provenance;
  /** Where to check it: section and lines of the source text, an address, or the ids it follows from. */
  readonly place: string;
}

export const clause = (kind: Kind, provenance: Provenance, place: string): Clause => ({
  kind,
  provenance,
  place,
});

/** An id that was public once. Its address forwards for good, and nobody can take it again. */
export interface Retired {
  readonly movedTo: string;
}

/** Clause ids read `game.topic.idea` and outlive every renumbering. */
export type Clauses<Prefix extends string = string> = Readonly<
  Record<`${Prefix}.${string}.${string}`, Clause>
>;

export interface Game<C extends Clauses = Clauses> {
  readonly slug: string;
  readonly prefix: string;
  readonly clauses: C;
  readonly retired: Readonly<Record<string, Retired>>;
  readonly examples: readonly Example[];
}

export const defineGame = <const C extends Clauses>(game: Game<C>): Game<C> => game;
