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
      'Turning Desert into Ice costs the Ice Maidens 3 Spades (9 workers).',
      'The Ice Maidens settle on Ice.',
      'The Ice Maidens count Spades to Forest, their Starting terrain.',
      'Desert → Wasteland → Mountains → Forest. The other way round the cycle would take 4. | 3 Spades',
      'The next advance in digging would cost 1 worker, 5 coins and 1 Priest, and score 6 VP.',
    ]);
    expect(said(spadeCost, query, 'it').slice(0, 4)).toEqual([
      'Trasformare Deserto in Ghiaccio costa alle Dame del Ghiaccio 3 Vanghe (9 lavoratori).',
      'Le Dame del Ghiaccio si insediano sul Ghiaccio.',
      'Le Dame del Ghiaccio contano le Vanghe fino al Terreno Iniziale: Foreste.',
      'Deserto → Lande Desolate → Montagne → Foreste. Nell’altro verso del ciclo ne servirebbero 4. | 3 Vanghe',
    ]);
  });

  test('of a way that would lead through home', () => {
    const query = 'faction=witches&home=&from=mountains&to=swamp';
    expect(said(spadeCost, query, 'en')).toContain(
      'The shorter way (3 Spades) leads through Forest and would end there. The longer one: Mountains → Wasteland → Desert → Plains → Swamp. | 4 Spades',
    );
    expect(said(spadeCost, query, 'it')[0]).toBe(
      'Trasformare Montagne in Paludi costa alle Streghe 4 Vanghe (12 lavoratori).',
    );
  });

  test('of those who pay otherwise', () => {
    const dragons = 'faction=dragonlords&home=&from=forest&opponents=witches';
    expect(said(spadeCost, dragons, 'en')[0]).toBe(
      'Turning Forest into Volcano costs the Dragonlords 2 Power tokens.',
    );
    expect(said(spadeCost, dragons, 'it')).toContain(
      'Le Foreste sono il Terreno Ideale delle Streghe. | 2 segnalini Potere',
    );
    const darklings = 'faction=darklings&home=&from=lakes';
    expect(said(spadeCost, darklings, 'en')[0]).toBe(
      'Turning Lakes into Swamp costs the Darklings 1 Spade (1 Priest) and scores 2 VP.',
    );
  });

  test('of what is not allowed', () => {
    expect(said(spadeCost, 'faction=nomads&home=&from=volcano', 'it')).toEqual([
      'Il Vulcano resta Vulcano: nessuno lo può trasformare.',
    ]);
  });

  test('of Spades that are left over', () => {
    const query = 'faction=ice-maidens&home=forest&from=mountains';
    expect(said(spadeCost, query, 'en').slice(-3)).toEqual([
      '1 Spade turns it into Wasteland or Ice.',
      '2 Spades turn it into Desert or Ice (1 left over).',
      '3 Spades turn it into Plains or Ice (2 left over).',
    ]);
    expect(said(spadeCost, query, 'it').at(-1)).toBe(
      'Con 3 Vanghe diventa Pianure o Ghiaccio (ne avanzano 2).',
    );
  });

  test('of a space that has nothing to become', () => {
    expect(said(spadeCost, 'faction=giants&from=wasteland', 'en')).toEqual([
      'Nothing to pay: the space is Wasteland already.',
      'Nothing has to be transformed.',
    ]);
    expect(said(spadeCost, 'faction=giants&from=desert', 'en').slice(0, 2)).toEqual([
      'Turning Desert into Wasteland costs the Giants 2 Spades (6 workers).',
      'The Giants always need exactly 2 Spades, however far away Wasteland is.',
    ]);
  });

  test('of a Starting terrain that is left', () => {
    const heard = said(spadeCost, 'home=forest&from=forest&to=lakes', 'en');
    expect(heard[0]).toBe('Turning Forest into Lakes costs the Ice Maidens 1 Spade (3 workers).');
    expect(heard.join(' ')).not.toContain('makes it');
  });

  test('of advances that a Faction does not have', () => {
    expect(said(spadeCost, 'faction=darklings&from=lakes&level=1', 'en')).toEqual([
      'The Darklings cannot advance in digging: set the advances to 0.',
    ]);
    expect(said(spadeCost, 'faction=fakirs&from=lakes&level=2', 'it')).toEqual([
      'I Fachiri possono avanzare nello scavo una volta sola: indica al massimo 1.',
    ]);
  });

  test('into a chat', () => {
    expect(pasted(spadeCost, 'faction=shapeshifters&home=wasteland&from=plains', 'en')).toBe(
      'The Shapeshifters (Home terrain Wasteland) pay 2 Spades (6 workers) to turn Plains into Wasteland.',
    );
    expect(pasted(spadeCost, 'faction=yetis&home=lakes&from=lakes&moment=setup', 'it')).toBe(
      'Durante la preparazione gli Yeti (Terreno Iniziale: Laghi) trasformano Laghi in Ghiaccio gratis.',
    );
  });
});
