/** What is said of more pieces than there are. */
export const tooManyTrainers = {
  en: '{trainers} trainers are in use here; each player has {all}.',
  it: 'Qui gli istruttori in uso sono {trainers}; ogni giocatore ne ha {all}.',
} as const;

export const noNinth = {
  en: 'You would gain {gained trainer|trainers} and have {held} of your {all}: the supply does not hold as many.',
  it: 'Guadagneresti {gained istruttore|istruttori} e ne hai {held} su {all}: la riserva non ne ha abbastanza.',
} as const;

export const tooManyTiles = {
  'too-many-white': {
    en: '{white} white tiles are more than there are: the box holds {all}.',
    it: 'Le tessere bianche sarebbero {white}: nella scatola sono {all}.',
  },
  'too-many-large': {
    en: '{large} large colored tiles are more than there are: both boxes hold {all}.',
    it: 'Le tessere grandi colorate sarebbero {large}: le due scatole ne hanno {all}.',
  },
} as const;
