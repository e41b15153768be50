import type { Amounts, MasterTileValue, TileClause } from '#engine/the-magnificent-sno/index.ts';
import type { Pair } from '#src/lang.ts';
import { amountsSaid, isNothing } from '../shared/amounts.ts';
import { counts, gemsSaid } from '../shared/names.ts';

export type Who = 'reader' | 'self';

type Exchange = Pick<MasterTileValue, 'paid' | 'gained'>;

const PAY = { reader: 'paghi', self: 'pago' };
const BUILD = { reader: 'costruisci', self: 'costruisco' };
const SCORE = { reader: 'ottieni', self: 'ottengo' };
const RETURN = { reader: 'rimetti', self: 'rimetto' };
const LOSE = { reader: 'perdi', self: 'perdo' };
const TAKE = { reader: 'prendi', self: 'prendo' };
const GAIN = { reader: 'ricevi', self: 'ricevo' };
const COMPLETE = { reader: 'completi', self: 'completo' };

/** `pay 2 coins and …`, or only what follows if nothing known is paid. */
const paying = (paid: Amounts, who: Who, { en, it }: Pair): Pair =>
  isNothing(paid)
    ? { en, it }
    : {
        en: `pay ${amountsSaid('en', paid)} and ${en}`,
        it: `${PAY[who]} ${amountsSaid('it', paid)} e ${it}`,
      };

/** What one pays and does with a tile. In Italian the verb tells who acts. */
export const DEEDS: Readonly<Record<TileClause, (moved: Exchange, who: Who) => Pair>> = {
  'sno.tiles.build': ({ paid }, who) =>
    paying(paid, who, {
      en: 'build the large camp tile that the tile shows',
      it: `${BUILD[who]} la tessera Campo grande che la tessera mostra`,
    }),
  'sno.tiles.points': ({ paid, gained }, who) =>
    paying(paid, who, {
      en: `score ${counts.en.points(gained.points)}`,
      it: `${SCORE[who]} ${counts.it.points(gained.points)}`,
    }),
  'sno.tiles.trainer-for-points': ({ paid, gained }, who) => ({
    en: `return ${counts.en.trainers(paid.trainers)} to the supply and score ${counts.en.points(gained.points)}`,
    it: `${RETURN[who]} ${counts.it.trainers(paid.trainers)} nella riserva e ${SCORE[who]} ${counts.it.points(gained.points)}`,
  }),
  'sno.tiles.points-for-trainer': ({ paid, gained }, who) => ({
    en: `lose ${counts.en.points(paid.points)} and gain ${counts.en.trainers(gained.trainers)} from the supply`,
    it: `${LOSE[who]} ${counts.it.points(paid.points)} e ${TAKE[who]} ${counts.it.trainers(gained.trainers)} dalla riserva`,
  }),
  'sno.tiles.clear-gems': ({ gained }, who) => ({
    en: `gain ${gemsSaid('en', gained.gems)}`,
    it: `${GAIN[who]} ${gemsSaid('it', gained.gems)}`,
  }),
  'sno.tiles.trainer': ({ paid, gained }, who) =>
    paying(paid, who, {
      en: `gain a trainer tile from the master board${gained.trainers === 0 ? ', but no trainer' : ` and ${counts.en.trainers(gained.trainers)} from the supply`}`,
      it: `${GAIN[who]} una tessera Istruttore della plancia Maestro${gained.trainers === 0 ? ', ma nessun istruttore' : ` e ${counts.it.trainers(gained.trainers)} dalla riserva`}`,
    }),
  'sno.tiles.tent': ({ paid }, who) =>
    paying(paid, who, {
      en: 'gain a tent from the master board',
      it: `${GAIN[who]} una tenda della plancia Maestro`,
    }),
  'sno.tiles.poster': ({ paid }, who) =>
    paying(paid, who, {
      en: 'complete a poster from the master board',
      it: `${COMPLETE[who]} un poster della plancia Maestro`,
    }),
  'sno.tiles.card': ({ paid }, who) =>
    paying(paid, who, {
      en: 'take a master card from the master board’s display',
      it: `${TAKE[who]} una carta Maestro dell’esposizione della plancia Maestro`,
    }),
};
