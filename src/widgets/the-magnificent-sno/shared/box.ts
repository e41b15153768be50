import { counts } from './names.ts';

/** What is said of more pieces than there are. */
export const tooManyTrainers = {
  en: 'You use {trainers} trainers here, but each player has only {all}.',
  it: 'Qui usi {trainers} istruttori, ma ogni giocatore ne ha solo {all}.',
} as const;

export const noNinth = ({
  gained,
  held,
  all,
}: Readonly<Record<'gained' | 'held' | 'all', number>>) => {
  const left = all - held;
  return {
    en: `You would gain ${counts.en.trainers(gained)}, but you already have ${held} of your ${all}: ${left === 0 ? 'none is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left in the supply.`,
    it: `Guadagneresti ${counts.it.trainers(gained)}, ma ne hai già ${held} dei tuoi ${all}: nella riserva ${left === 0 ? 'non ne restano' : `ne ${left === 1 ? 'resta' : 'restano'} solo ${left}`}.`,
  };
};

export const tooManyTiles = {
  'too-many-white': {
    en: 'Your camp has {white} white tiles here, but the box holds only {all}.',
    it: 'Qui il tuo campo ha {white} tessere bianche, ma nella scatola sono solo {all}.',
  },
  'too-many-large': {
    en: 'Your camp has {large} large colored tiles here, but the two boxes hold only {all}.',
    it: 'Qui il tuo campo ha {large} tessere grandi colorate, ma nelle due scatole sono solo {all}.',
  },
} as const;
