import { ROLES } from '#engine/vast-bonus-cards/index.ts';
import { own } from '#engine/core/own.ts';
import { NumberField, RowSelect } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import { Cards } from '#src/table/Look.tsx';
import { board, tablePage } from '#src/table/TablePage.tsx';
import { tableWords } from '#src/table/words.ts';
import { dragonScales } from '../dragon-scales/calculator.ts';
import { prepared } from '../prepared/calculator.ts';
import { runeStaff } from '../rune-staff/calculator.ts';
import { schemes } from '../schemes/calculator.ts';
import { roleNames } from '../shared/names.ts';
import { slingshot } from '../slingshot/calculator.ts';
import { strengthDiscs } from '../strength-discs/calculator.ts';
import { victory } from '../victory/calculator.ts';
import { warlocksWand } from '../warlocks-wand/calculator.ts';

const ROLE = { en: 'Role', it: 'Ruolo' };

/** A number read off a card; what the calculator says of it is said above. */
const number =
  <Field extends string>(field: Field) =>
  ({ form }: { readonly form: Controls<Field> }) => (
    <NumberField form={{ ...form, hint: () => undefined }} field={field} />
  );

export const Table = tablePage({
  max: ROLES.length,
  pieces: {
    said: (role, lang) => own(roleNames[lang], role) ?? role,
    Field: ({ lang, id, piece, taken, set }) => (
      <RowSelect
        id={id}
        label={ROLE[lang]}
        text={piece}
        options={ROLES.filter((role) => role === piece || !taken.includes(role))}
        optionLabel={(role) => own(roleNames[lang], role) ?? role}
        blank={tableWords[lang].notTold}
        choose={shellWords[lang].choose}
        invalid={false}
        set={set}
      />
    ),
  },
  boards: [
    board(
      prepared,
      {
        title: { en: 'Sidequest Prepared', it: 'Missione Preparato' },
        where: {
          en: 'The Grit you gain, printed on the card.',
          it: 'Il Coraggio che ricevi, stampato sulla carta.',
        },
        Look: Cards,
      },
      number('gain'),
    ),
    board(
      slingshot,
      {
        title: { en: 'Slingshot', it: 'Fionda' },
        where: {
          en: 'How much the card helps the attack.',
          it: 'Di quanto la carta aiuta l’attacco.',
        },
        Look: Cards,
      },
      number('help'),
    ),
    board(
      runeStaff,
      {
        title: { en: 'Rune Staff', it: 'Bastone Runico' },
        where: {
          en: 'The Grit that the card asks for each space.',
          it: 'Il Coraggio che la carta chiede per ogni spazio.',
        },
        Look: Cards,
      },
      number('perSpace'),
    ),
    board(
      schemes,
      {
        title: { en: 'Schemes', it: 'Complotti' },
        where: {
          en: 'Count the Scheme cards in your box.',
          it: 'Conta le carte Complotto della scatola.',
        },
        Look: Cards,
      },
      number('shuffled'),
    ),
    board(
      strengthDiscs,
      {
        title: { en: 'Strength discs', it: 'Dischi Forza' },
        where: { en: 'Count the discs in your box.', it: 'Conta i dischi della scatola.' },
        Look: Cards,
      },
      number('total'),
    ),
    board(
      dragonScales,
      {
        title: { en: 'Dragon', it: 'Drago' },
        where: {
          en: 'The Wakefulness with which the Dragon awakens, on the Dragon’s board.',
          it: 'La Coscienza con cui il Drago si risveglia, sulla plancia del Drago.',
        },
        Look: Cards,
      },
      number('awakensAt'),
    ),
    board(
      warlocksWand,
      {
        title: { en: 'Thief', it: 'Ladro' },
        where: {
          en: 'How many stashed Treasures win the game, on the Thief’s board.',
          it: 'Con quanti Tesori nascosti il Ladro vince, sulla plancia del Ladro.',
        },
        Look: Cards,
      },
      number('goal'),
    ),
    board(
      victory,
      {
        title: { en: 'Knight or Goblins', it: 'Cavaliere o Goblin' },
        fields: ['crystalGoal'],
        where: {
          en: 'How many Crystals win the game where nobody plays the Dragon: 5 unless your difficulty card says otherwise.',
          it: 'Con quanti Cristalli si vince se nessuno gioca il Drago: 5, se la carta difficoltà non dice altro.',
        },
        Look: Cards,
      },
      number('crystalGoal'),
    ),
    board(
      victory,
      {
        title: { en: 'Cave', it: 'Caverna' },
        fields: ['tileGoal'],
        where: {
          en: 'How many Crystal tiles win the game for the Cave: 5 unless the difficulty card says otherwise.',
          it: 'Con quante tessere Cristallo vince la Caverna: 5, se la carta difficoltà non dice altro.',
        },
        Look: Cards,
      },
      number('tileGoal'),
    ),
  ],
});
