import {
  bowlsIn,
  CULTS,
  cultsIn,
  ownerOf,
  parseOpponents,
  TERRAINS,
  type AcolytesValue,
  type Cult,
  type Cults,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { BOWLS_SIZE, BowlsFace } from '../shared/BowlsFigure.tsx';
import { CultsFace, trackMiddle, tracksSize, type CultPaths } from '../shared/CultTracks.tsx';
import { Disc } from '../shared/figure-map.tsx';
import { Stack, turning, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { factionsListed } from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';
import { pathsOf, type acolytes } from './calculator.ts';

type Props = FigureOf<typeof acolytes>;

/** The space that becomes a Volcano, the markers on their way, and the Bowls if Power came in; `show` may ask for the `cults` or the `bowls` alone. */
export function Figure(props: Props) {
  const { draft, show } = props;
  const cults = cultsIn(draft.cults);
  const parts = [
    ...(show === undefined ? erupts(props) : []),
    ...(cults === undefined || show === 'bowls' ? [] : tracks(props, cults)),
    ...(show === 'cults' ? [] : bowls(props)),
  ];
  return <Stack parts={parts} />;
}

const erupts = ({ lang, draft, reply }: Props): readonly Part[] => {
  const from = TERRAINS.find((terrain) => terrain === draft.terrain.trim());
  if (from === undefined) return [];
  const seats = parseOpponents(draft.opponents, 'acolytes');
  const owner = seats.ok ? ownerOf(seats.value, from) : undefined;
  return [
    turning(lang, {
      from,
      to: 'volcano',
      price: reply.kind === 'answer' ? phrases[lang].cultPoints(reply.answer.value.price) : '',
      note:
        owner === undefined
          ? figureWords.nobody[lang]
          : figureWords.homeOf(factionsListed(lang, [owner]))[lang],
      isAllowed: reply.kind === 'answer',
    }),
  ];
};

const pathsIn = (cults: Cults, value: AcolytesValue | undefined): CultPaths => ({
  fire: [cults.fire],
  water: [cults.water],
  earth: [cults.earth],
  air: [cults.air],
  ...(value && Object.fromEntries(pathsOf(value))),
});

/** The Cults in which something happens; while nothing does, all four, and whether each can pay. */
const tracks = ({ lang, draft, reply }: Props, cults: Cults): readonly Part[] => {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const moved = CULTS.filter((cult) => value?.moves.some((move) => move.cult === cult));
  const paying = CULTS.find((cult) => cult === draft.cult.trim());
  const refused = value === undefined && paying !== undefined ? [paying] : [];
  const shown = [moved, refused, CULTS].find((each) => each.length > 0) ?? CULTS;
  const marks: readonly { readonly cult: Cult; readonly isOpen: boolean }[] =
    moved.length > 0 || value === undefined
      ? refused.map((cult) => ({ cult, isOpen: false }))
      : value.ways.map(({ cult, after }) => ({ cult, isOpen: after !== undefined }));
  const size = tracksSize(shown.length);
  return [
    {
      ...size,
      // The marks stand beside their tracks, where they hide no space.
      width: size.width + (marks.length > 0 ? MARK : 0),
      draw: (
        <>
          <CultsFace lang={lang} paths={pathsIn(cults, value)} cults={shown} />
          {marks.map(({ cult, isOpen }) => (
            <Disc x={size.width + MARK / 2} y={trackMiddle(shown.indexOf(cult))} isOpen={isOpen} />
          ))}
        </>
      ),
    },
  ];
};

/** The room of a mark. */
const MARK = 24;

const bowls = ({ lang, draft, reply }: Props): readonly Part[] => {
  const before = bowlsIn(draft.bowls);
  if (reply.kind !== 'answer' || reply.answer.value.power === 0 || before === undefined) return [];
  const after = reply.answer.value.bowls;
  return [{ ...BOWLS_SIZE, draw: <BowlsFace {...{ lang, before, after }} /> }];
};
