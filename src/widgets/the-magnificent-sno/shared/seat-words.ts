import type { FieldProblem } from '#engine/core/fields.ts';
import { NAME_LENGTH } from '#engine/the-magnificent-sno/index.ts';
import type { Pair } from '#src/lang.ts';
import { counts } from './names.ts';

/** What is wrong with the name of a seat. */
export const nameFlaws = {
  'no-name': (): Pair => ({ en: 'enter a name.', it: 'indica un nome.' }),
  'long-name': (): Pair => ({
    en: `the name has more than ${NAME_LENGTH} letters.`,
    it: `il nome ha più di ${NAME_LENGTH} lettere.`,
  }),
  'same-name': (got: string): Pair => ({
    en: `“${got}” is entered twice. Give everyone a different name.`,
    it: `«${got}» compare due volte. Date a ognuno un nome diverso.`,
  }),
};

/** Something wrong with a seat, for who does not see it: by name, where it has one. */
export const ofSeat = (seat: number, name: string, said: Pair): Pair =>
  name === ''
    ? { en: `Player ${seat}: ${said.en}`, it: `Giocatore ${seat}: ${said.it}` }
    : { en: `${name}: ${said.en}`, it: `${name}: ${said.it}` };

/** Too many or too few players. */
export const playersEntered = (problem: FieldProblem): Pair | undefined => {
  if (problem.code !== 'wrong-count' || problem.field !== 'table') return undefined;
  const { min, max, got } = problem;
  return {
    en: `${counts.en.players(got)} ${got === 1 ? 'is' : 'are'} entered. Enter ${min} to ${max}.`,
    it: `${got === 1 ? 'C’è' : 'Ci sono'} ${counts.it.players(got)}. Indicane da ${min} a ${max}.`,
  };
};

/** Words of a seat's card and of the buttons below the seats. */
export const seatLabels = {
  player: (number: number): Pair => ({ en: `Player ${number}`, it: `Giocatore ${number}` }),
  name: { en: 'Name', it: 'Nome' },
  add: { en: 'Add a player', it: 'Aggiungi un giocatore' },
  remove: (name: string): Pair => ({ en: `Remove ${name}`, it: `Togli ${name}` }),
  clear: { en: 'Clear all but the names', it: 'Svuota tutto tranne i nomi' },
};
