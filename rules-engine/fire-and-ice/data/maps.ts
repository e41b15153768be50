import type { Terrain } from './terrains.ts';

/** The original map, the one revised on the expansion's board, and the new landscape on its other side. */
export const MAP_NAMES = ['base', 'revised-base', 'fire-and-ice'] as const;

export type MapName = (typeof MAP_NAMES)[number];

export interface MapPrint {
  /** The letter of the first row. Game logs count an empty row A above the new landscape. */
  readonly firstRow: string;
  /** Spaces row by row from the top left; rows of 12 lie half a space further right than rows of 13. */
  readonly rows: readonly string[];
}

/** Letters of the printed terrains; `~` is river. */
export const PRINTED: Readonly<Record<string, Terrain>> = {
  D: 'desert',
  P: 'plains',
  S: 'swamp',
  L: 'lakes',
  F: 'forest',
  M: 'mountains',
  W: 'wasteland',
};

/** Spaces in a row that is not shifted. */
export const FULL_ROW = 13;

/** The three maps as the public engine jsnell/terra-mystica (f8a4e19) prints them. */
export const MAP_PRINTS: Readonly<Record<MapName, MapPrint>> = {
  base: {
    firstRow: 'A',
    rows: [
      'PMFLDWPSWFLWS',
      'D~~PS~~DS~~D',
      '~~S~M~F~F~M~~',
      'FLD~~WL~W~WP',
      'SPWLSPMD~~FSL',
      'MF~~DF~~~PMP',
      '~~~M~W~F~DSLD',
      'DLP~~~LS~MPM',
      'WSMLWFDPM~LFW',
    ],
  },
  'revised-base': {
    firstRow: 'A',
    rows: [
      'PMFLPWPSWLFWS',
      'D~~DS~~DF~~D',
      '~~S~M~F~S~W~~',
      'FLD~~WL~W~MP',
      'SPWLDPFD~~FSW',
      'MF~~SM~~~PMD',
      '~~~M~W~F~DSLP',
      'DLP~~~LS~MPW',
      'LSMLWFDPM~LFM',
    ],
  },
  'fire-and-ice': {
    firstRow: 'B',
    rows: [
      'P~PSD~MFWLDL',
      'WD~LMW~~~DPSM',
      'FS~~~PFD~~~~',
      'DMFDS~LWP~FLF',
      '~~P~~WSFM~PS',
      'FW~~F~~~PL~MW',
      'M~DMLWF~WM~S',
      'SL~SPML~DS~WL',
      'MF~WDSD~LP~P',
    ],
  },
};
