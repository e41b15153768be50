import type { SoloTitle } from '#engine/the-magnificent-sno/index.ts';
import type { Pair } from '#src/lang.ts';
import { counts } from './names.ts';

/** What points are worth in the solo game. */
export const soloTitles: Readonly<Record<SoloTitle, Pair>> = {
  none: { en: 'you do not win', it: 'non vinci' },
  victory: { en: 'you win', it: 'vinci' },
  ringmaster: {
    en: 'you win as “Ringmaster”',
    it: 'vinci con il titolo di «Ringmaster»',
  },
  magnificent: {
    en: 'you win as “Magnificent”',
    it: 'vinci con il titolo di «Magnificent»',
  },
};

/** What the next step up asks for. */
const nextStep = (title: SoloTitle, next: number): Pair => {
  const needed = { en: counts.en.points(next), it: counts.it.points(next) };
  switch (title) {
    case 'none':
      return { en: `To win you need ${needed.en}.`, it: `Per vincere servono ${needed.it}.` };
    case 'victory':
      return {
        en: `For the title “Ringmaster” you need ${needed.en}.`,
        it: `Per il titolo di «Ringmaster» servono ${needed.it}.`,
      };
    case 'ringmaster':
    case 'magnificent':
      return {
        en: `For the title “Magnificent” you need ${needed.en}.`,
        it: `Per il titolo di «Magnificent» servono ${needed.it}.`,
      };
  }
};

/** The same as a reason: what the next step up asks for, if there is one. */
export const soloTitleSaid = ({
  title,
  next,
}: {
  readonly title: SoloTitle;
  readonly next: number | undefined;
}): Pair =>
  next === undefined
    ? { en: 'That is the highest title.', it: 'È il titolo più alto.' }
    : nextStep(title, next);
