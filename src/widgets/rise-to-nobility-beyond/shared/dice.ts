import { diceApart } from '#engine/core/dice.ts';
import { itemsIn } from '#engine/core/fields.ts';

/** Typed dice, evenly spaced: `4, 4`. */
export const evenly = (text: string): string => itemsIn(diceApart(text)).join(', ');
