import {
  COLORS,
  HUES,
  MODULE_ITEMS,
  SOLO_CARDS,
  STARTERS_EACH,
  type SetupStepId,
  type SetupValue,
} from '#engine/the-magnificent-sno/index.ts';
import { STEP_PICTURE } from '#src/calculators/Checklist.tsx';
import { Picture } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  faint,
  row,
  small,
  space,
  times,
  word,
  type Part,
} from '../shared/layout.tsx';
import {
  blankDie,
  campTile,
  cardAndTile,
  coins,
  hat,
  masterCard,
  masterTile,
  orderCard,
  pile,
  points,
  poster,
  so,
  tent,
  trainerTile,
  wagon,
} from '../shared/pieces.tsx';

interface Props {
  readonly lang: Lang;
  readonly step: SetupStepId;
  readonly value: SetupValue;
}

/** What goes where in one step of the setup, as large as there is room for. */
export function StepPicture({ lang, step, value }: Props) {
  const { width, height } = STEP_PICTURE;
  const part = DRAWN[step](value, lang);
  const scale = Math.min(1, width / part.width, height / part.height);
  const fitted = small(part, scale);
  return (
    <Picture width={width} height={height} look="sno-picture">
      {fitted.draw((width - fitted.width) / 2, (height - fitted.height) / 2)}
    </Picture>
  );
}

const board = (width = 46, look = 'card'): Part => boxed(space(width, 30), look);

/** As many times as there are players. */
const each = (part: Part, { players }: SetupValue): Part =>
  players === 1 ? part : row([part, word(`× ${players}`)], 6);

type Draw = (value: SetupValue, lang: Lang) => Part;

const TABLE = {
  board: () => board(70, 'chosen'),
  supplies: (value, lang) =>
    row([board(30), so(campTile(lang, 'white', 'small'), value.whiteTiles)], 8),
  dice: ({ dice }, lang) =>
    column([
      row(HUES.slice(0, 2).map((hue) => so(blankDie(lang, hue), dice[hue]))),
      row(HUES.slice(2).map((hue) => so(blankDie(lang, hue), dice[hue]))),
    ]),
  'starters-aside': () => row([masterCard('I'), word('…'), masterCard('VI')], 4),
  decks: ({ masterCards, trainerTiles }) =>
    row([pile(masterCard(), masterCards?.deck), pile(trainerTile(), trainerTiles.left)], 12),
  display: ({ sets }) => row(times(sets.onBoard, cardAndTile()), 4),
  wagons: () => row(times(COLORS.length, wagon()), 8),
  tents: ({ tents }) =>
    row([so(tent(), tents.onTracks), word('+'), so(tent('new'), tents.center)], 4),
  posters: ({ posters }, lang) => row(times(posters.standardShown, poster(lang, 'done')), 4),
  'white-poster': ({ posters }, lang) =>
    row(
      [
        ...times(posters.standardShown, faint(poster(lang, 'done'))),
        ...times(posters.whiteShown, poster(lang, 'white')),
      ],
      4,
    ),
  'module-board': () => row([board(30, 'chosen'), board(60)], 2),
  'module-tiles': ({ masterTiles }) => {
    const count = masterTiles?.perSide ?? 0;
    return row(
      [boxed(so(masterTile(), count), 'chosen'), boxed(so(masterTile('future'), count), 'empty')],
      6,
    );
  },
  'module-items': (_, lang) =>
    row([tent(), trainerTile(), masterCard(), poster(lang, 'done'), word(`× ${MODULE_ITEMS}`)], 4),
} as const satisfies Partial<Record<SetupStepId, Draw>>;

const PLAYERS = {
  pieces: (value) => each(row([points(0), so(hat('own'), value.hats)], 8), value),
  'order-cards': ({ orderCards }) => row(times(orderCards, orderCard('?')), 3),
  hats: ({ players }) => row(times(players, hat('own')), 3),
  boards: (value) => each(row([board(40, 'chosen'), so(masterCard(), STARTERS_EACH)], 4), value),
  'solo-cards': () =>
    row([
      ...times(SOLO_CARDS.kept, masterCard()),
      ...times(SOLO_CARDS.drawn - SOLO_CARDS.kept, faint(masterCard())),
    ]),
  'unused-starters': ({ masterCards }) =>
    row([masterCard('?'), arrow(), pile(masterCard(), masterCards?.deck)], 6),
  'starting-poster': (value, lang) =>
    each(column([poster(lang, 'standard'), tent('full')], { gap: 2 }), value),
  'starting-supply': (value) => each(row([board(40, 'chosen'), arrow(), coins('?')], 4), value),
  'order-effect': () => row([orderCard('?'), arrow('both'), coins('?')], 6),
  'trainer-tiles': ({ trainerTiles }) =>
    row([...times(trainerTiles.drawn - 1, trainerTile()), faint(trainerTile())], 4),
  'side-b-tent': () => row([word('II B', 'strong'), tent('new')], 8),
  'side-b-trainer-tile': () => row([word('V B', 'strong'), trainerTile()], 8),
  'side-b-white-tile': (_, lang) => row([word('VI B', 'strong'), campTile(lang, 'white')], 8),
  tops: () => row([pile(masterCard(), undefined), pile(trainerTile(), undefined)], 8),
  'one-hat': (value) => each(row([hat('own'), faint(hat('other'))], 8), value),
} as const satisfies Partial<Record<SetupStepId, Draw>>;

const DRAWN: Readonly<Record<SetupStepId, Draw>> = { ...TABLE, ...PLAYERS };
