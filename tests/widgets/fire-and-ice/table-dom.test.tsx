// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { Acolytes } from '#src/widgets/fire-and-ice/acolytes/Acolytes.tsx';
import { Dragonlords } from '#src/widgets/fire-and-ice/dragonlords/Dragonlords.tsx';
import { FactionAuction } from '#src/widgets/fire-and-ice/faction-auction/FactionAuction.tsx';
import { FactionChoice } from '#src/widgets/fire-and-ice/faction-choice/FactionChoice.tsx';
import { MapScoring } from '#src/widgets/fire-and-ice/map-scoring/MapScoring.tsx';
import { Riverwalkers } from '#src/widgets/fire-and-ice/riverwalkers/Riverwalkers.tsx';
import { RiverwalkersMap } from '#src/widgets/fire-and-ice/riverwalkers-map/RiverwalkersMap.tsx';
import { Shapeshifters } from '#src/widgets/fire-and-ice/shapeshifters/Shapeshifters.tsx';
import { SpadeCost } from '#src/widgets/fire-and-ice/spade-cost/SpadeCost.tsx';
import { TownsAndPower } from '#src/widgets/fire-and-ice/towns-and-power/TownsAndPower.tsx';
import { TurnOrder } from '#src/widgets/fire-and-ice/turn-order/TurnOrder.tsx';

type Widget = ComponentType<{
  readonly lang: 'en';
  readonly mode: 'page';
  readonly clauses: Readonly<Record<string, never>>;
  readonly presets: readonly never[];
}>;

/** What the lists of Factions offer beside the table of a link, but for what the Witches could be instead. */
const offered = (Form: Widget, query: string, lists: string): readonly string[] => {
  history.replaceState(null, '', `/en/try/x/?${query}`);
  const { container } = render(<Form lang="en" mode="page" clauses={{}} presets={[]} />);
  const selects = [...container.querySelectorAll<HTMLSelectElement>(lists)].filter(
    ({ value }) => value !== 'witches',
  );
  expect(selects.length).toBeGreaterThan(0);
  return [...new Set(selects.flatMap(({ options }) => [...options].map(({ value }) => value)))];
};

afterEach(cleanup);

const SEATS = '.fi-seats select';
const BOARD = '.board select';

describe('no form offers Factions that cannot sit with those at the table', () => {
  test.each<readonly [string, Widget, string, string]>([
    ['acolytes', Acolytes, 'opponents=witches,giants', SEATS],
    ['dragonlords', Dragonlords, 'opponents=witches,giants', SEATS],
    ['shapeshifters', Shapeshifters, 'opponents=witches,giants', SEATS],
    ['riverwalkers', Riverwalkers, 'opponents=witches,giants', SEATS],
    ['spade-cost', SpadeCost, 'faction=nomads&home=&opponents=witches,giants', SEATS],
    ['faction-choice', FactionChoice, 'taken=witches,giants&wants=', SEATS],
    ['turn-order', TurnOrder, 'order=witches,giants&passes=', SEATS],
    ['faction-auction', FactionAuction, 'players=2&factions=witches,giants', SEATS],
    ['map-scoring', MapScoring, 'board=witches:D1d;giants:E4d', BOARD],
    ['riverwalkers-map', RiverwalkersMap, 'board=riverwalkers.desert:C2d;witches:D1d', BOARD],
    ['towns-and-power', TownsAndPower, 'cluster=&board=witches:D1d;giants:E4d', BOARD],
  ])('%s', (_, Form, query, lists) => {
    const values = offered(Form, query, lists);
    // The Auren share the Witches' Home terrain; the Cultists share nothing with anybody.
    expect(values).not.toContain('auren');
    expect(values).toContain('cultists');
  });

  test.each<readonly [string, Widget, string, string]>([
    ['acolytes', Acolytes, 'opponents=giants', 'dragonlords'],
    ['dragonlords', Dragonlords, 'opponents=giants', 'acolytes'],
    ['shapeshifters', Shapeshifters, 'opponents=giants', 'riverwalkers'],
    ['riverwalkers', Riverwalkers, 'opponents=giants', 'shapeshifters'],
    ['spade-cost', SpadeCost, 'faction=yetis&home=lakes&opponents=giants', 'ice-maidens'],
  ])('%s: not the other side of its own board', (_, Form, query, other) => {
    expect(offered(Form, query, SEATS)).not.toContain(other);
  });

  test('during setup the Shapeshifters are not offered a terrain on which somebody starts', () => {
    const table = 'faction=ice-maidens&home=lakes&from=lakes&opponents=shapeshifters/desert';
    const terrains = '.fi-seats select[id$="-terrain"]';
    expect(offered(SpadeCost, `${table}&moment=setup`, terrains)).not.toContain('lakes');
    cleanup();
    expect(offered(SpadeCost, `${table}&moment=game`, terrains)).toContain('lakes');
  });
});
