import { describe, expect, test } from 'vitest';
import { spadeCost } from '#src/widgets/fire-and-ice/spade-cost/calculator.ts';
import { FACTIONS, GROUNDS, MOMENTS, TERRAINS } from '#engine/fire-and-ice/index.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(spadeCost, {
  faction: FACTIONS,
  home: ['', ...TERRAINS],
  from: GROUNDS,
  to: ['', ...TERRAINS],
  level: ['0', '1', '2'],
  opponents: ['', 'witches', 'ice-maidens/desert,giants', 'shapeshifters/lakes'],
  moment: MOMENTS,
});

describe('what the Spades calculator says', () => {
  test('of the printed table', () => {
    const query = 'faction=ice-maidens&home=forest&from=desert';
    expect(said(spadeCost, query, 'en').slice(0, 5)).toEqual([
      'From Desert to Ice costs 3 Spades (9 workers).',
      'The Ice Maidens live on Ice.',
      'The Ice Maidens count Spades to Forest, their Starting terrain.',
      'Desert → Wasteland → Mountains → Forest. The other way round would take 4. | 3 Spades',
      'Advance number 1 in digging would cost 1 worker, 5 coins and 1 Priest, and score 6 VP.',
    ]);
    expect(said(spadeCost, query, 'it').slice(0, 4)).toEqual([
      'Da Deserto a Ghiaccio costa 3 Vanghe (9 lavoratori).',
      'Le Dame del Ghiaccio vivono sul Ghiaccio.',
      'Le Dame del Ghiaccio contano le Vanghe fino al Terreno Iniziale: Foreste.',
      'Deserto → Lande Desolate → Montagne → Foreste. Dall’altro lato ne servirebbero 4. | 3 Vanghe',
    ]);
  });

  test('of a way that would lead through home', () => {
    const query = 'faction=witches&home=&from=mountains&to=swamp';
    expect(said(spadeCost, query, 'en')).toContain(
      'The shorter way, 3, leads through Forest and would end there. The way round: Mountains → Wasteland → Desert → Plains → Swamp. | 4 Spades',
    );
    expect(said(spadeCost, query, 'it')[0]).toBe(
      'Da Montagne a Paludi costa 4 Vanghe (12 lavoratori).',
    );
  });

  test('of those who pay otherwise', () => {
    const dragons = 'faction=dragonlords&home=&from=forest&opponents=witches';
    expect(said(spadeCost, dragons, 'en')[0]).toBe('From Forest to Volcano costs 2 Power tokens.');
    expect(said(spadeCost, dragons, 'it')).toContain(
      'Le Foreste sono il Terreno Ideale delle Streghe. | 2 segnalini Potere',
    );
    const darklings = 'faction=darklings&home=&from=lakes';
    expect(said(spadeCost, darklings, 'en')[0]).toBe(
      'From Lakes to Swamp costs 1 Spade (1 Priest) and scores 2 VP.',
    );
  });

  test('of what is not allowed', () => {
    expect(said(spadeCost, 'faction=nomads&home=&from=volcano', 'it')).toEqual([
      'Vulcano resta Vulcano: nessuno lo può trasformare.',
    ]);
  });

  test('into a chat', () => {
    expect(pasted(spadeCost, 'faction=shapeshifters&home=wasteland&from=plains', 'en')).toBe(
      'Shapeshifters (Wasteland), from Plains to Wasteland: 2 Spades (6 workers).',
    );
    expect(pasted(spadeCost, 'faction=yetis&home=lakes&from=lakes&moment=setup', 'it')).toBe(
      'Yeti (Laghi), da Laghi a Ghiaccio: niente da pagare.',
    );
  });
});
