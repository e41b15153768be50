import {
  canJoin,
  choosesTerrain,
  makeSeat,
  PLAYERS,
  seatIn,
  TERRAINS,
  terrainsBeside,
} from '#engine/fire-and-ice/index.ts';
import { RowSelect } from '#src/calculators/controls.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { tablePage } from '#src/table/TablePage.tsx';
import { tableWords } from '#src/table/words.ts';
import { FACTION_CHOICES, factionSaid, isFaction, terrainSaid } from '../shared/names.ts';

const words = {
  faction: { en: 'Faction', it: 'Fazione' },
  terrain: { en: 'Its terrain', it: 'Il suo Terreno' },
};

export const Table = tablePage({
  max: PLAYERS.max,
  boards: [],
  pieces: {
    said: (piece, lang) => {
      const { faction, terrain } = seatIn(piece);
      return [factionSaid(lang, faction), ...(terrain ? [terrainSaid(lang, terrain)] : [])].join(
        ', ',
      );
    },
    Field: ({ lang, id, piece, taken, set }) => {
      const { faction, terrain } = seatIn(piece);
      const others = taken.filter((each) => each !== '').map(seatIn);
      const open = isFaction(faction) ? terrainsBeside(others, faction) : TERRAINS;
      const { choose } = shellWords[lang];
      return (
        <>
          <RowSelect
            id={id}
            label={words.faction[lang]}
            text={faction}
            options={FACTION_CHOICES.filter((each) => each === faction || canJoin(others, each))}
            optionLabel={(option) => factionSaid(lang, option)}
            blank={tableWords[lang].notTold}
            choose={choose}
            invalid={false}
            set={(next) => {
              set(makeSeat({ faction: next, terrain: choosesTerrain(next) ? terrain : '' }));
            }}
          />
          {choosesTerrain(faction) && (
            <RowSelect
              id={`${id}-terrain`}
              label={words.terrain[lang]}
              text={terrain}
              options={TERRAINS.filter((each) => each === terrain || open.includes(each))}
              optionLabel={(option) => terrainSaid(lang, option)}
              blank={tableWords[lang].notTold}
              choose={choose}
              invalid={false}
              set={(next) => {
                set(makeSeat({ faction, terrain: next }));
              }}
            />
          )}
        </>
      );
    },
  },
});
