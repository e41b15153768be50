import {
  canJoin,
  FACTION_FACTS,
  groundOf,
  PLAYERS,
  setFaction,
  setPlayer,
  TERRAINS,
  terrainsBeside,
  type Faction,
  type Position,
  type TypedSeat,
} from '#engine/fire-and-ice/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import { remember } from '#engine/core/remember.ts';
import { Fields, NumberField, RowSelect } from '#src/calculators/controls.tsx';
import { oneField } from '#src/calculators/row-form.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { labels } from './map-words.ts';
import { FACTION_CHOICES, factionNames, terrainNames } from './names.ts';

interface PlayersProps {
  readonly lang: Lang;
  readonly id: string;
  readonly position: Position;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onAdd: (faction: Faction) => void;
}

/** The players in turn order, by number and colour, and a way to add one. */
export function Players({ lang, id, position, seat, onSeat, onAdd }: PlayersProps) {
  const { holdings } = position;
  return (
    <fieldset class="tools">
      <legend class="unseen">{labels.players[lang]}</legend>
      {holdings.map((holding, i) => (
        <label class="tool tool--player" title={labels.player(i + 1, holding.faction)[lang]}>
          <input
            type="radio"
            name={`${id}-player`}
            value={String(i)}
            checked={i === seat}
            aria-label={labels.player(i + 1, holding.faction)[lang]}
            onChange={() => {
              onSeat(i);
            }}
          />
          <span class={`seat-mark terrain--${groundOf(holding)}`}>{i + 1}</span>
        </label>
      ))}
      {holdings.length < PLAYERS.max && (
        <select
          class="tool tool--add"
          aria-label={labels.addPlayer[lang]}
          value=""
          onChange={({ currentTarget }) => {
            const faction = FACTION_CHOICES.find((known) => known === currentTarget.value);
            currentTarget.value = '';
            if (faction !== undefined) onAdd(faction);
          }}
        >
          <option value="">+</option>
          {otherFactions(othersThan(position)).map((faction) => (
            <option value={faction}>{factionNames[lang][faction]}</option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

/** The players as a list of seats has them, but for one. */
const othersThan = ({ holdings }: Position, seat?: number): readonly TypedSeat[] =>
  holdings
    .toSpliced(seat ?? holdings.length, 1)
    .map(({ faction, terrain = '' }) => ({ faction, terrain }));

/** A tap on the map changes nobody's Faction: with all players, and with all but one, they stay the same. */
const otherFactions = remember(
  2,
  (table: readonly TypedSeat[]) => JSON.stringify(table),
  (table): readonly Faction[] => FACTION_CHOICES.filter((faction) => canJoin(table, faction)),
);

interface SettingsProps {
  readonly lang: Lang;
  readonly id: string;
  readonly position: Position;
  readonly seat: number;
  readonly onChange: (position: Position) => void;
  readonly onRemove: () => void;
}

/** What the chosen player's pieces do not show: Faction, terrain, and how far they reach. */
export function PlayerSettings({ lang, id, position, seat, onChange, onRemove }: SettingsProps) {
  const holding = position.holdings[seat];
  if (holding === undefined) return null;
  const { faction, terrain, shipping, jump } = holding;
  const { family, shipping: track, jump: leap } = FACTION_FACTS[faction];
  const { choose } = shellWords[lang];
  const others = othersThan(position, seat);
  const open = terrainsBeside(others, faction);
  const hasShips = track.max > track.start || shipping !== track.start;
  const number = (field: 'shipping' | 'jump', value: number, label: string) =>
    oneField({
      lang,
      text: String(value),
      id: `${id}-${field}`,
      label,
      set: (next) => {
        const whole = wholeIn(next);
        if (whole !== undefined) onChange(setPlayer(position, seat, { [field]: whole }));
      },
    });
  return (
    <fieldset class="group board__player">
      <legend>{labels.player(seat + 1, faction)[lang]}</legend>
      <Fields>
        <RowSelect
          id={`${id}-faction`}
          label={labels.faction[lang]}
          text={faction}
          options={[faction, ...otherFactions(others).filter((other) => other !== faction)]}
          optionLabel={(option) => own(factionNames[lang], option) ?? option}
          choose={choose}
          invalid={false}
          set={(next) => {
            onChange(setFaction(position, seat, next as Faction));
          }}
        />
        {family !== 'base' && (
          <RowSelect
            id={`${id}-terrain`}
            label={labels.terrain[lang]}
            text={terrain ?? ''}
            options={TERRAINS.filter((each) => each === terrain || open.includes(each))}
            optionLabel={(option) => own(terrainNames[lang], option) ?? option}
            blank={labels.noTerrain[lang]}
            choose={choose}
            invalid={false}
            set={(next) => {
              onChange(
                setPlayer(position, seat, { terrain: TERRAINS.find((known) => known === next) }),
              );
            }}
          />
        )}
        {hasShips && (
          <NumberField
            form={number('shipping', shipping, labels.shipping[lang])}
            field="one"
            min={track.start}
            max={track.max}
          />
        )}
        {leap?.kind === 'carpet' && (
          <NumberField
            form={number('jump', jump, labels.carpet[lang])}
            field="one"
            min={leap.skips}
            max={leap.max}
          />
        )}
      </Fields>
      <button type="button" class="button button--quiet" onClick={onRemove}>
        {labels.removePlayer[lang]}
      </button>
    </fieldset>
  );
}
