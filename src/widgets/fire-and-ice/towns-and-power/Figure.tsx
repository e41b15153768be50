import {
  FACTIONS,
  PIECES,
  POWER_VALUES,
  powerValue,
  readBoard,
  STRUCTURES,
  type ClusterValue,
  type Faction,
  type Structure,
  type TownsAndPowerValue,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Count, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Built, Stack, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { Disc, legendPart, mapPart } from '../shared/figure-map.tsx';
import { structureNames } from '../shared/names.ts';
import { spacesNamed } from '../shared/overlay.ts';
import { phrases } from '../shared/phrases.ts';
import type { townsAndPower } from './calculator.ts';
import { townsOverlay } from './overlay.ts';

type Props = FigureOf<typeof townsAndPower>;

/** Clusters with what they are worth; `show` may ask for all Structures: their `values`, or the `pieces` of a player. */
export function Figure({ lang, draft, reply, show }: Props) {
  const faction = FACTIONS.find((each) => each === draft.faction.trim()) ?? 'witches';
  if (show === 'values') {
    return <Stack parts={[structures(lang, (each) => String(powerValue(faction, each)))]} />;
  }
  if (show === 'pieces') {
    return <Stack parts={[structures(lang, (each) => figureWords.times(PIECES[each])[lang])]} />;
  }
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const parts = [
    ...(draft.board.trim() === '' ? [] : board({ lang, draft, faction, value })),
    ...(value?.cluster === undefined ? [] : [row(value.cluster, faction)]),
    ...judged(lang, verdicts(value)),
  ];
  return <Stack parts={parts} />;
}

interface OnBoard {
  readonly lang: Lang;
  readonly draft: Props['draft'];
  readonly faction: Faction;
  readonly value: TownsAndPowerValue | undefined;
}

/** The map: clusters, and what each neighbor of a new Structure is offered. */
const board = ({ lang, draft, faction, value }: OnBoard): readonly Part[] => {
  const { map, position } = readBoard(draft.map, draft.board);
  const seat = position.holdings.findIndex((holding) => holding.faction === faction);
  const overlay = value && townsOverlay(value, { lang, map, seat });
  const isBuild = value?.build !== undefined;
  const offered = (value?.offers ?? []).flatMap(({ faction: neighbor, from }) => {
    const spaces = spacesNamed(map, from);
    const owner = position.holdings.find((holding) => holding.faction === neighbor);
    return (owner?.pieces ?? [])
      .filter(({ space }) => spaces.includes(space))
      .map(({ space, structure }) => ({ space, n: powerValue(neighbor, structure) }));
  });
  const counts = (value?.clusters ?? []).flatMap(({ spaces, structures: kinds }) =>
    spacesNamed(map, spaces).flatMap((space, i) => {
      const kind = kinds[i];
      return kind === undefined ? [] : [{ space, n: powerValue(faction, kind) }];
    }),
  );
  const note = (at: number): string => {
    const offer = value?.offers.find((each) => each.faction === position.holdings[at]?.faction);
    return offer === undefined
      ? ''
      : `${phrases[lang].power(offer.most)} → ${
          offer.price > 0 ? `−${figureWords.vp(offer.price)[lang]}` : figureWords.free[lang]
        }`;
  };
  return [
    mapPart(lang, position, {
      ...(overlay && { overlay: { ...overlay, badges: [], links: isBuild ? [] : overlay.links } }),
      counts: isBuild ? offered : counts,
      around: overlay?.rings.map(({ space }) => space) ?? [],
    }),
    ...(position.holdings.length > 1 ? [legendPart(lang, position, note)] : []),
  ];
};

/** The clusters of which it is said whether they are a Town; none where a building is asked about. */
const verdicts = (value: TownsAndPowerValue | undefined): readonly ClusterValue[] => {
  if (value === undefined || value.build !== undefined) return [];
  return value.cluster === undefined ? value.clusters : [value.cluster];
};

const COLUMN = 58;

/** The Structures of a cluster with what each is worth. */
const row = ({ structures: kinds }: ClusterValue, faction: Faction): Part => {
  const step = Math.min(COLUMN, WIDTH / kinds.length);
  return {
    width: step * kinds.length,
    height: 44,
    draw: kinds.map((structure, i) => (
      <>
        <Built x={step * (i + 0.5)} y={28} structure={structure} />
        <Count x={step * (i + 0.5) + 18} y={12} n={powerValue(faction, structure)} />
      </>
    )),
  };
};

const LINE = 24;

/** One cluster part by part, several in a line each. */
const judged = (lang: Lang, clusters: readonly ClusterValue[]): readonly Part[] => {
  const [only] = clusters;
  if (only === undefined) return [];
  return [clusters.length === 1 ? verdict(lang, only) : table(lang, clusters)];
};

const table = (lang: Lang, clusters: readonly ClusterValue[]): Part => ({
  width: 264,
  height: LINE * (clusters.length + 1),
  draw: (
    <>
      <Label x={172} y={16} align="end" look="soft">
        {figureWords.power[lang]}
      </Label>
      <Label x={264} y={16} align="end" look="soft">
        {figureWords.structures[lang]}
      </Label>
      {clusters.map((cluster, i) => {
        const { spaces, power, powerNeeded, count, structuresNeeded, verdict: said } = cluster;
        const y = LINE * (i + 1);
        return (
          <>
            <Disc x={12} y={y + 12} isOpen={said === 'town'} />
            <Label x={30} y={y + 16.5} align="start">
              {spaces.join(' ')}
            </Label>
            <Label x={172} y={y + 16.5} align="end" look="strong">
              {figureWords.needs(power, powerNeeded)[lang]}
            </Label>
            <Label x={264} y={y + 16.5} align="end" look="strong">
              {figureWords.needs(count, structuresNeeded)[lang]}
            </Label>
          </>
        );
      })}
    </>
  ),
});

/** Whether Power and Structures are enough. */
const verdict = (lang: Lang, cluster: ClusterValue): Part => {
  const { power, powerNeeded, count, structuresNeeded } = cluster;
  const lines = [
    { word: figureWords.power[lang], got: power, needed: powerNeeded },
    { word: figureWords.structures[lang], got: count, needed: structuresNeeded },
  ];
  return {
    width: 200,
    height: LINE * lines.length,
    draw: lines.map(({ word, got, needed }, i) => (
      <>
        <Disc x={12} y={LINE * i + 12} isOpen={got >= needed} />
        <Label x={30} y={LINE * i + 16.5} align="start">
          {word}
        </Label>
        <Label x={200} y={LINE * i + 16.5} align="end" look="strong">
          {figureWords.needs(got, needed)[lang]}
        </Label>
      </>
    )),
  };
};

/** All five Structures, each with its name and a number. */
const structures = (lang: Lang, note: (structure: Structure) => string): Part => {
  const kinds = STRUCTURES.toSorted((a, b) => POWER_VALUES[a] - POWER_VALUES[b]);
  return {
    width: 190,
    height: 36 * kinds.length,
    draw: kinds.map((structure, i) => (
      <>
        <Built x={24} y={36 * i + 18} structure={structure} />
        <Label x={56} y={36 * i + 22.5} align="start">
          {structureNames[lang][structure]}
        </Label>
        <Label x={190} y={36 * i + 23.5} align="end" look="strong">
          {note(structure)}
        </Label>
      </>
    )),
  };
};
