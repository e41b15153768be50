import type { Lang } from '#src/lang.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the page hands to the table of a game; plain data, because it travels in the markup. */
export interface TableGiven {
  readonly lang: Lang;
  readonly game: string;
  /** Where the page stands. */
  readonly address: string;
  readonly title: string;
  /** What is the same all game long, by the field that asks for it. */
  readonly modules: readonly {
    readonly field: string;
    readonly label: string;
    readonly hint?: string | undefined;
    readonly choices: readonly Choice[];
    /** Whether several may be chosen. */
    readonly several: boolean;
  }[];
  /** The open questions that have readings to choose from, the default first. */
  readonly readings: readonly {
    readonly clause: string;
    readonly title: string;
    readonly href: string;
    readonly choices: readonly Choice[];
  }[];
}
