import { clause, type Clauses, type Retired } from '../core/game.ts';

/**
 * Every clause of the game in reading order. A place such as `Roccia Rosea, 86` is a section of the
 * Italian rules text and its lines; a derived clause or a ruling names the clauses it rests on.
 */
export const clauses = {
  // content/rise-to-nobility-beyond/*/overview.mdx
  'rtn.overview.what': clause('clarification', 'printed', 'Panoramica, 11'),
  'rtn.overview.new-ways': clause('clarification', 'printed', 'Panoramica, 13'),
  'rtn.overview.rock-rose': clause('clarification', 'printed', 'Panoramica, 15'),
  'rtn.overview.players': clause(
    'rule',
    'base',
    'misutmeeple.com/2019/11/resena-rise-to-nobility-beyond',
  ),
  'rtn.components.boards': clause('component', 'printed', 'Componenti, 19-20'),
  'rtn.components.glade-cards': clause('component', 'printed', 'Componenti, 21-24'),
  'rtn.components.settlers': clause('component', 'printed', 'Componenti, 25'),
  'rtn.components.rock-rose': clause('component', 'printed', 'Componenti, 26'),
  'rtn.components.meeples': clause('component', 'printed', 'Componenti, 27'),
  'rtn.components.workers': clause(
    'clarification',
    'ruling',
    'rtn.components.meeples, rtn.elders.activate, rtn.temple.tier-5',
  ),
  'rtn.components.houses': clause('component', 'printed', 'Componenti, 28'),
  'rtn.components.tokens': clause('component', 'printed', 'Componenti, 29'),
  // content/rise-to-nobility-beyond/*/setup.mdx
  'rtn.setup.base': clause('setup', 'printed', 'Preparazione, 45'),
  'rtn.setup.supply': clause('setup', 'printed', 'Preparazione, 47'),
  'rtn.setup.board': clause('setup', 'printed', 'Preparazione, 48'),
  'rtn.setup.player': clause('setup', 'printed', 'Preparazione, 49'),
  'rtn.setup.settlers-deck': clause('setup', 'printed', 'Preparazione, 50'),
  'rtn.setup.base-settlers': clause(
    'component',
    'base',
    'entretenimientodigital.net/reglas-del-juego-rise-to-nobility',
  ),
  'rtn.setup.settlers-deck-size': clause(
    'setup',
    'derived',
    'rtn.setup.base-settlers, rtn.setup.settlers-deck, rtn.components.settlers',
  ),
  'rtn.setup.glade-display': clause('setup', 'printed', 'Preparazione, 51'),
  'rtn.draft.deal': clause('setup', 'printed', 'Scelta carte Radura, 55'),
  'rtn.draft.pick-and-pass': clause('setup', 'printed', 'Scelta carte Radura, 56'),
  'rtn.draft.rest': clause('setup', 'printed', 'Scelta carte Radura, 57'),
  'rtn.draft.deck-left': clause(
    'setup',
    'derived',
    'rtn.components.glade-cards, rtn.setup.glade-display, rtn.draft.pick-and-pass',
  ),
  'rtn.draft.place': clause('setup', 'printed', 'Scelta carte Radura, 58'),
  'rtn.draft.same-effect': clause('open', 'open', 'Regole di piazzamento delle carte Radura, 136'),
  'rtn.setup.solo': clause('open', 'open', 'Preparazione, 45-58'),
  'rtn.extension.land': clause('component', 'printed', 'Estensione della Plancia Giocatore, 64'),
  'rtn.extension.spaces': clause(
    'component',
    'printed',
    'Estensione della Plancia Giocatore, 66-70',
  ),
  // content/rise-to-nobility-beyond/*/rock-rose.mdx
  'rtn.rock-rose.mineral': clause('clarification', 'printed', 'Roccia Rosea, 74'),
  'rtn.rock-rose.exchange': clause('option', 'printed', 'Roccia Rosea, 80'),
  'rtn.rock-rose.any-number': clause('rule', 'printed', 'Roccia Rosea, 80'),
  'rtn.rock-rose.direction': clause('open', 'open', 'Roccia Rosea, 80'),
  'rtn.rock-rose.relics': clause('option', 'printed', 'Roccia Rosea, 82'),
  'rtn.rock-rose.settlers': clause('option', 'printed', 'Roccia Rosea, 84'),
  'rtn.rock-rose.dice': clause(
    'rule',
    'base',
    'es.scribd.com/document/422319161/Rise-to-Nobility-Reglas-a-La-JcK',
  ),
  'rtn.rock-rose.solo-dice': clause('rule', 'ruling', 'rtn.rock-rose.dice, rtn.overview.players'),
  'rtn.rock-rose.reputation': clause(
    'rule',
    'base',
    'goblins.net/articoli/rise-nobility-anteprima-essen-2017',
  ),
  'rtn.rock-rose.track': clause('rule', 'base', 'scribd.com/document/634625140'),
  'rtn.rock-rose.income': clause('rule', 'printed', 'Roccia Rosea, 86'),
  'rtn.rock-rose.rounding': clause('clarification', 'printed', 'Roccia Rosea, 86-92'),
  'rtn.rock-rose.income-example': clause('example', 'printed', 'Roccia Rosea, 86-92'),
  'rtn.rock-rose.unplayable': clause(
    'clarification',
    'derived',
    'rtn.rock-rose.income, rtn.rock-rose.income-example',
  ),
  'rtn.rock-rose.modifiers': clause('open', 'open', 'Roccia Rosea, 80-86'),
  'rtn.rock-rose.run-out': clause('open', 'open', 'Componenti, 26'),
  // content/rise-to-nobility-beyond/*/settlers.mdx
  'rtn.settlers.normal-rules': clause('rule', 'printed', 'Nuove carte Coloni, 96-98'),
  'rtn.settlers.any-kind': clause('exception', 'printed', 'Nuove carte Coloni, 100'),
  'rtn.settlers.more-than-three': clause('exception', 'printed', 'Nuove carte Coloni, 102'),
  'rtn.settlers.equal-rock-rose': clause('exception', 'printed', 'Nuove carte Coloni, 104'),
  'rtn.settlers.three-to-twelve': clause('rule', 'printed', 'Nuove carte Coloni, 108'),
  'rtn.settlers.points': clause('rule', 'printed', 'Nuove carte Coloni, 108'),
  'rtn.settlers.reward': clause('rule', 'printed', 'Nuove carte Coloni, 108'),
  'rtn.settlers.once-a-turn': clause(
    'rule',
    'base',
    'gioconauta.it/2017/04/rise-to-nobility-al-servizio-dellelfa-principessa',
  ),
  'rtn.settlers.best': clause(
    'clarification',
    'derived',
    'rtn.settlers.equal-rock-rose, rtn.settlers.three-to-twelve',
  ),
  // content/rise-to-nobility-beyond/*/clerk.mdx
  'rtn.clerk.two-places': clause(
    'rule',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 112",
  ),
  'rtn.clerk.tavern': clause(
    'option',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 114",
  ),
  'rtn.clerk.guild-hall': clause(
    'option',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 116",
  ),
  'rtn.clerk.glade': clause(
    'option',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 118",
  ),
  'rtn.clerk.fewer': clause(
    'open',
    'open',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 112",
  ),
  'rtn.clerk.deck-out': clause(
    'open',
    'open',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 114-118",
  ),
  // content/rise-to-nobility-beyond/*/glade.mdx
  'rtn.glade.visit': clause('rule', 'printed', 'La Radura dei Guardiani, 122-124'),
  'rtn.glade.slot-free': clause('rule', 'printed', 'La Radura dei Guardiani, 126'),
  'rtn.glade.slot-value': clause('rule', 'printed', 'La Radura dei Guardiani, 128'),
  'rtn.glade.three-slots': clause('rule', 'printed', 'La Radura dei Guardiani, 130'),
  'rtn.glade.cards-per-visit': clause('open', 'open', 'La Radura dei Guardiani, 124'),
  'rtn.glade.types': clause(
    'component',
    'printed',
    'Regole di piazzamento delle carte Radura, 138-142',
  ),
  'rtn.glade.place-card': clause(
    'rule',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.type-limit': clause(
    'rule',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.discard-first': clause(
    'rule',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.discarded-piece': clause(
    'open',
    'open',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.same-effect': clause(
    'rule',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.twin-type': clause(
    'clarification',
    'ruling',
    'rtn.glade.same-effect, rtn.glade.types',
  ),
  'rtn.glade.discard-twin': clause(
    'clarification',
    'derived',
    'rtn.glade.discard-first, rtn.glade.same-effect',
  ),
  'rtn.glade.early-discard': clause(
    'open',
    'open',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  // content/rise-to-nobility-beyond/*/relics.mdx
  'rtn.relics.benefit': clause('rule', 'printed', 'Carte Reliquia, 146-148'),
  'rtn.relics.die': clause('rule', 'printed', 'Carte Reliquia, 152'),
  'rtn.relics.cost': clause('rule', 'printed', 'Carte Reliquia, 153'),
  'rtn.relics.several': clause('rule', 'printed', 'Carte Reliquia, 153'),
  'rtn.relics.at-once': clause('rule', 'printed', 'Carte Reliquia, 154'),
  'rtn.relics.chain': clause('open', 'open', 'Carte Reliquia, 153-154'),
  'rtn.relics.blocks': clause('rule', 'printed', 'Carte Reliquia, 156'),
  'rtn.relics.blocked-slot': clause('rule', 'printed', 'Carte Reliquia, 156'),
  'rtn.relics.returns': clause('rule', 'printed', 'Carte Reliquia, 156'),
  'rtn.relics.reputation': clause(
    'clarification',
    'derived',
    'rtn.relics.returns, rtn.rock-rose.reputation',
  ),
  // content/rise-to-nobility-beyond/*/elders.mdx
  'rtn.elders.benefit': clause('rule', 'printed', 'Carte Anziano, 162-164'),
  'rtn.elders.activate': clause('rule', 'printed', 'Carte Anziano, 166'),
  'rtn.elders.free-action': clause('rule', 'printed', 'Carte Anziano, 166'),
  'rtn.elders.stays': clause('rule', 'printed', 'Carte Anziano, 168'),
  'rtn.elders.unlimited': clause('rule', 'printed', 'Carte Anziano, 168'),
  'rtn.elders.income': clause('rule', 'printed', 'Carte Anziano, 170'),
  // content/rise-to-nobility-beyond/*/dwellings.mdx
  'rtn.dwellings.points': clause('rule', 'printed', 'Carte Dimora, 174-176'),
  'rtn.dwellings.activate': clause('rule', 'printed', 'Carte Dimora, 178'),
  'rtn.dwellings.free-action': clause('rule', 'printed', 'Carte Dimora, 178'),
  'rtn.dwellings.stays': clause('rule', 'printed', 'Carte Dimora, 180'),
  'rtn.dwellings.score': clause('rule', 'printed', 'Carte Dimora, 180'),
  'rtn.dwellings.income': clause('rule', 'printed', 'Carte Dimora, 182'),
  // content/rise-to-nobility-beyond/*/temple.mdx
  'rtn.temple.purpose': clause('rule', 'printed', 'Il Tempio Senza Tempo, 188-190'),
  'rtn.temple.left-to-right': clause('rule', 'printed', 'Il Tempio Senza Tempo, 194'),
  'rtn.temple.spaces': clause('rule', 'printed', 'Il Tempio Senza Tempo, 195'),
  'rtn.temple.several-dice': clause('open', 'open', 'Il Tempio Senza Tempo, 194-203'),
  'rtn.temple.first-die': clause('rule', 'printed', 'Il Tempio Senza Tempo, 196'),
  'rtn.temple.same-value': clause('rule', 'printed', 'Il Tempio Senza Tempo, 197'),
  'rtn.temple.one-offering': clause('rule', 'printed', 'Il Tempio Senza Tempo, 203'),
  'rtn.temple.die-alone': clause('open', 'open', 'Il Tempio Senza Tempo, 203'),
  'rtn.temple.tiers': clause('component', 'printed', 'Il Tempio Senza Tempo, 203'),
  'rtn.temple.token': clause('rule', 'printed', 'Il Tempio Senza Tempo, 205'),
  'rtn.temple.seven-tokens': clause(
    'clarification',
    'derived',
    'rtn.components.tokens, rtn.temple.token, rtn.temple.blocked-space',
  ),
  'rtn.temple.blocked-space': clause('rule', 'printed', 'Il Tempio Senza Tempo, 227'),
  'rtn.temple.cost': clause('rule', 'printed', 'Il Tempio Senza Tempo, 206'),
  'rtn.temple.benefit': clause('rule', 'printed', 'Il Tempio Senza Tempo, 207'),
  'rtn.temple.pay-first': clause('clarification', 'ruling', 'rtn.temple.cost, rtn.temple.benefit'),
  'rtn.temple.benefit-once': clause(
    'clarification',
    'ruling',
    'rtn.temple.benefit, rtn.temple.blocked-space',
  ),
  'rtn.temple.tier-1': clause('rule', 'printed', 'Il Tempio Senza Tempo, 215'),
  'rtn.temple.tier-2': clause('rule', 'printed', 'Il Tempio Senza Tempo, 217'),
  'rtn.temple.tier-2-pay': clause('exception', 'printed', 'Il Tempio Senza Tempo, 217'),
  'rtn.temple.tier-2-both': clause(
    'clarification',
    'derived',
    'rtn.temple.cost, rtn.temple.tier-2-pay',
  ),
  'rtn.temple.tier-3': clause('rule', 'printed', 'Il Tempio Senza Tempo, 219'),
  'rtn.temple.tier-4': clause('rule', 'printed', 'Il Tempio Senza Tempo, 221'),
  'rtn.temple.tier-5': clause('rule', 'printed', 'Il Tempio Senza Tempo, 223'),
  'rtn.temple.tier-6': clause('rule', 'printed', 'Il Tempio Senza Tempo, 225'),
  // content/rise-to-nobility-beyond/*/offering-scoring.mdx
  'rtn.scoring.first': clause('rule', 'printed', 'Il Tempio Senza Tempo, 229-231'),
  'rtn.scoring.second': clause('rule', 'printed', 'Il Tempio Senza Tempo, 233'),
  'rtn.scoring.third': clause('rule', 'printed', 'Il Tempio Senza Tempo, 235'),
  'rtn.scoring.others': clause(
    'clarification',
    'derived',
    'rtn.scoring.first, rtn.scoring.second, rtn.scoring.third',
  ),
  'rtn.scoring.ties': clause('rule', 'printed', 'Il Tempio Senza Tempo, 237'),
  'rtn.scoring.next-rank': clause('open', 'open', 'Il Tempio Senza Tempo, 237'),
  'rtn.scoring.no-tokens': clause('open', 'open', 'Il Tempio Senza Tempo, 231-237'),
  'rtn.scoring.solo': clause('open', 'open', 'Il Tempio Senza Tempo, 231-237'),
} as const satisfies Clauses<'rtn'>;

export type RtnClause = keyof typeof clauses;

/** Ids that were public once, and where they went. */
export const retired = {
  'rtn.scoring.rank-not-tier': { movedTo: 'rtn.scoring.ties' },
} as const satisfies Readonly<Record<string, Retired>>;
