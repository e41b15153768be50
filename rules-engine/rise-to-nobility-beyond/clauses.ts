import { computed, prose, type Clauses, type Retired } from '../core/game.ts';

/**
 * Every clause of the game in reading order. A place such as `Roccia Rosea, 86` is a section of the
 * Italian rules text and its lines; a derived clause names what it follows from.
 */
export const clauses = {
  // content/rise-to-nobility-beyond/*/overview.mdx
  'rtn.overview.what': prose('clarification', 'printed', 'Panoramica, 11'),
  'rtn.overview.new-ways': prose('clarification', 'printed', 'Panoramica, 13'),
  'rtn.overview.rock-rose': prose('clarification', 'printed', 'Panoramica, 15'),
  'rtn.overview.players': computed(
    'rule',
    'base',
    'misutmeeple.com/2019/11/resena-rise-to-nobility-beyond',
  ),
  'rtn.components.boards': computed('component', 'printed', 'Componenti, 19-20'),
  'rtn.components.glade-cards': computed('component', 'printed', 'Componenti, 21-24'),
  'rtn.components.settlers': computed('component', 'printed', 'Componenti, 25'),
  'rtn.components.rock-rose': computed('component', 'printed', 'Componenti, 26'),
  'rtn.components.meeples': computed('component', 'printed', 'Componenti, 27'),
  'rtn.components.houses': computed('component', 'printed', 'Componenti, 28'),
  'rtn.components.tokens': computed('component', 'printed', 'Componenti, 29'),
  // content/rise-to-nobility-beyond/*/setup.mdx
  'rtn.setup.base': prose('setup', 'printed', 'Preparazione, 45'),
  'rtn.setup.supply': prose('setup', 'printed', 'Preparazione, 47'),
  'rtn.setup.board': prose('setup', 'printed', 'Preparazione, 48'),
  'rtn.setup.player': computed('setup', 'printed', 'Preparazione, 49'),
  'rtn.setup.settlers-deck': prose('setup', 'printed', 'Preparazione, 50'),
  'rtn.setup.settlers-deck-size': computed(
    'setup',
    'derived',
    'rtn.setup.settlers-deck; 48 settlers in the base game',
  ),
  'rtn.setup.glade-display': computed('setup', 'printed', 'Preparazione, 51'),
  'rtn.draft.deal': computed('setup', 'printed', 'Scelta carte Radura, 55'),
  'rtn.draft.pick-and-pass': prose('setup', 'printed', 'Scelta carte Radura, 56'),
  'rtn.draft.rest': computed('setup', 'printed', 'Scelta carte Radura, 57'),
  'rtn.draft.deck-left': computed(
    'setup',
    'derived',
    'rtn.components.glade-cards, rtn.setup.glade-display, rtn.draft.pick-and-pass',
  ),
  'rtn.draft.place': prose('setup', 'printed', 'Scelta carte Radura, 58'),
  'rtn.draft.same-effect': prose('open', 'open', 'Regole di piazzamento delle carte Radura, 136'),
  'rtn.setup.solo': prose('open', 'open', 'Preparazione, 45-58'),
  'rtn.extension.land': prose('component', 'printed', 'Estensione della Plancia Giocatore, 64'),
  'rtn.extension.spaces': prose(
    'component',
    'printed',
    'Estensione della Plancia Giocatore, 66-70',
  ),
  // content/rise-to-nobility-beyond/*/rock-rose.mdx
  'rtn.rock-rose.mineral': prose('clarification', 'printed', 'Roccia Rosea, 74'),
  'rtn.rock-rose.exchange': computed('option', 'printed', 'Roccia Rosea, 80'),
  'rtn.rock-rose.any-number': prose('rule', 'printed', 'Roccia Rosea, 80'),
  'rtn.rock-rose.direction': computed('open', 'open', 'Roccia Rosea, 80'),
  'rtn.rock-rose.relics': prose('option', 'printed', 'Roccia Rosea, 82'),
  'rtn.rock-rose.settlers': prose('option', 'printed', 'Roccia Rosea, 84'),
  'rtn.rock-rose.dice': computed(
    'rule',
    'base',
    'goblins.net/articoli/rise-nobility-anteprima-essen-2017',
  ),
  'rtn.rock-rose.reputation': computed(
    'rule',
    'base',
    'goblins.net/articoli/rise-nobility-anteprima-essen-2017',
  ),
  'rtn.rock-rose.income': computed('rule', 'printed', 'Roccia Rosea, 86'),
  'rtn.rock-rose.rounding': computed('clarification', 'printed', 'Roccia Rosea, 86-92'),
  'rtn.rock-rose.income-example': computed('example', 'printed', 'Roccia Rosea, 86-92'),
  'rtn.rock-rose.unplayable': computed('clarification', 'derived', 'Roccia Rosea, 86-92'),
  'rtn.rock-rose.modifiers': prose('open', 'open', 'Roccia Rosea, 80-86'),
  // content/rise-to-nobility-beyond/*/settlers.mdx
  'rtn.settlers.normal-rules': prose('rule', 'printed', 'Nuove carte Coloni, 96-98'),
  'rtn.settlers.any-kind': computed('exception', 'printed', 'Nuove carte Coloni, 100'),
  'rtn.settlers.more-than-three': computed('exception', 'printed', 'Nuove carte Coloni, 102'),
  'rtn.settlers.equal-rock-rose': computed('rule', 'printed', 'Nuove carte Coloni, 104'),
  'rtn.settlers.three-to-twelve': computed('rule', 'printed', 'Nuove carte Coloni, 108'),
  'rtn.settlers.points': computed('rule', 'printed', 'Nuove carte Coloni, 108'),
  'rtn.settlers.reward': prose('rule', 'printed', 'Nuove carte Coloni, 108'),
  'rtn.settlers.once-a-turn': prose(
    'rule',
    'base',
    'gioconauta.it (preview of the base game, 2017)',
  ),
  'rtn.settlers.best': computed(
    'clarification',
    'derived',
    'rtn.settlers.equal-rock-rose, rtn.settlers.three-to-twelve',
  ),
  // content/rise-to-nobility-beyond/*/clerk.mdx
  'rtn.clerk.two-places': computed(
    'rule',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 112",
  ),
  'rtn.clerk.tavern': prose(
    'option',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 114",
  ),
  'rtn.clerk.guild-hall': prose(
    'option',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 116",
  ),
  'rtn.clerk.glade': prose(
    'option',
    'printed',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 118",
  ),
  'rtn.clerk.fewer': computed(
    'open',
    'open',
    "Regole aggiornate per l'Ufficio di Berk the Clerk, 112",
  ),
  // content/rise-to-nobility-beyond/*/glade.mdx
  'rtn.glade.visit': prose('rule', 'printed', 'La Radura dei Guardiani, 122-124'),
  'rtn.glade.slot-free': computed('rule', 'printed', 'La Radura dei Guardiani, 126'),
  'rtn.glade.slot-value': computed('rule', 'printed', 'La Radura dei Guardiani, 128'),
  'rtn.glade.three-slots': computed('rule', 'printed', 'La Radura dei Guardiani, 130'),
  'rtn.glade.cards-per-visit': prose('open', 'open', 'La Radura dei Guardiani, 124'),
  'rtn.glade.types': prose(
    'component',
    'printed',
    'Regole di piazzamento delle carte Radura, 138-142',
  ),
  'rtn.glade.place-card': prose('rule', 'printed', 'Regole di piazzamento delle carte Radura, 136'),
  'rtn.glade.type-limit': computed(
    'rule',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.discard-first': computed(
    'exception',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.same-effect': computed(
    'rule',
    'printed',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  'rtn.glade.early-discard': computed(
    'open',
    'open',
    'Regole di piazzamento delle carte Radura, 136',
  ),
  // content/rise-to-nobility-beyond/*/relics.mdx
  'rtn.relics.benefit': prose('rule', 'printed', 'Carte Reliquia, 146-148'),
  'rtn.relics.die': computed('rule', 'printed', 'Carte Reliquia, 152'),
  'rtn.relics.cost': computed('rule', 'printed', 'Carte Reliquia, 153'),
  'rtn.relics.several': computed('rule', 'printed', 'Carte Reliquia, 153'),
  'rtn.relics.at-once': prose('rule', 'printed', 'Carte Reliquia, 154'),
  'rtn.relics.chain': prose('open', 'open', 'Carte Reliquia, 153-154'),
  'rtn.relics.blocks': computed('rule', 'printed', 'Carte Reliquia, 156'),
  'rtn.relics.blocked-slot': computed('rule', 'printed', 'Carte Reliquia, 156'),
  'rtn.relics.returns': prose('rule', 'printed', 'Carte Reliquia, 156'),
  'rtn.relics.reputation': computed(
    'clarification',
    'derived',
    'rtn.relics.returns, rtn.rock-rose.reputation',
  ),
  // content/rise-to-nobility-beyond/*/elders.mdx
  'rtn.elders.benefit': prose('rule', 'printed', 'Carte Anziano, 162-164'),
  'rtn.elders.activate': computed('rule', 'printed', 'Carte Anziano, 166'),
  'rtn.elders.free-action': prose('rule', 'printed', 'Carte Anziano, 166'),
  'rtn.elders.stays': prose('rule', 'printed', 'Carte Anziano, 168'),
  'rtn.elders.unlimited': prose('rule', 'printed', 'Carte Anziano, 168'),
  'rtn.elders.income': computed('rule', 'printed', 'Carte Anziano, 170'),
  // content/rise-to-nobility-beyond/*/dwellings.mdx
  'rtn.dwellings.points': prose('rule', 'printed', 'Carte Dimora, 174-176'),
  'rtn.dwellings.activate': computed('rule', 'printed', 'Carte Dimora, 178'),
  'rtn.dwellings.free-action': prose('rule', 'printed', 'Carte Dimora, 178'),
  'rtn.dwellings.stays': prose('rule', 'printed', 'Carte Dimora, 180'),
  'rtn.dwellings.score': computed('rule', 'printed', 'Carte Dimora, 180'),
  'rtn.dwellings.income': computed('rule', 'printed', 'Carte Dimora, 182'),
  // content/rise-to-nobility-beyond/*/temple.mdx
  'rtn.temple.purpose': prose('rule', 'printed', 'Il Tempio Senza Tempo, 188-190'),
  'rtn.temple.left-to-right': computed('rule', 'printed', 'Il Tempio Senza Tempo, 194'),
  'rtn.temple.spaces': computed('rule', 'printed', 'Il Tempio Senza Tempo, 195'),
  'rtn.temple.first-die': computed('rule', 'printed', 'Il Tempio Senza Tempo, 196'),
  'rtn.temple.same-value': computed('rule', 'printed', 'Il Tempio Senza Tempo, 197'),
  'rtn.temple.one-offering': computed('rule', 'printed', 'Il Tempio Senza Tempo, 203'),
  'rtn.temple.die-alone': prose('open', 'open', 'Il Tempio Senza Tempo, 203'),
  'rtn.temple.tiers': prose('component', 'printed', 'Il Tempio Senza Tempo, 203'),
  'rtn.temple.token': computed('rule', 'printed', 'Il Tempio Senza Tempo, 205'),
  'rtn.temple.seven-tokens': computed(
    'clarification',
    'derived',
    'rtn.components.tokens, rtn.temple.token',
  ),
  'rtn.temple.blocked-space': computed('rule', 'printed', 'Il Tempio Senza Tempo, 227'),
  'rtn.temple.cost': computed('rule', 'printed', 'Il Tempio Senza Tempo, 206'),
  'rtn.temple.benefit': prose('rule', 'printed', 'Il Tempio Senza Tempo, 207'),
  'rtn.temple.tier-1': computed('rule', 'printed', 'Il Tempio Senza Tempo, 215'),
  'rtn.temple.tier-2': computed('rule', 'printed', 'Il Tempio Senza Tempo, 217'),
  'rtn.temple.tier-2-pay': computed('exception', 'printed', 'Il Tempio Senza Tempo, 217'),
  'rtn.temple.tier-3': computed('rule', 'printed', 'Il Tempio Senza Tempo, 219'),
  'rtn.temple.tier-4': computed('rule', 'printed', 'Il Tempio Senza Tempo, 221'),
  'rtn.temple.tier-5': computed('rule', 'printed', 'Il Tempio Senza Tempo, 223'),
  'rtn.temple.tier-6': computed('rule', 'printed', 'Il Tempio Senza Tempo, 225'),
  // content/rise-to-nobility-beyond/*/offering-scoring.mdx
  'rtn.scoring.first': computed('rule', 'printed', 'Il Tempio Senza Tempo, 229-231'),
  'rtn.scoring.second': computed('rule', 'printed', 'Il Tempio Senza Tempo, 233'),
  'rtn.scoring.third': computed('rule', 'printed', 'Il Tempio Senza Tempo, 235'),
  'rtn.scoring.others': computed(
    'clarification',
    'derived',
    'rtn.scoring.first, rtn.scoring.second, rtn.scoring.third',
  ),
  'rtn.scoring.ties': computed('rule', 'printed', 'Il Tempio Senza Tempo, 237'),
  'rtn.scoring.rank-not-tier': prose('clarification', 'derived', 'Il Tempio Senza Tempo, 237'),
  'rtn.scoring.next-rank': computed('open', 'open', 'Il Tempio Senza Tempo, 237'),
  'rtn.scoring.no-tokens': computed('open', 'open', 'Il Tempio Senza Tempo, 231-237'),
  'rtn.scoring.solo': computed('open', 'open', 'Il Tempio Senza Tempo, 231-237'),
} as const satisfies Clauses<'rtn'>;

export type RtnClause = keyof typeof clauses;

/** Ids that were public once, and where they went. */
export const retired = {} as const satisfies Readonly<Record<string, Retired>>;
