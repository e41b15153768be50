import { PROMO_CARDS_WITH_RULES, type PromoCard } from './data.ts';

/** Whether a promo card needs more than to be shuffled into its deck. */
export const hasExtraRules = (card: PromoCard): boolean => PROMO_CARDS_WITH_RULES.includes(card);
