export const labels = {
  /** Above the three things that a tap on the wheel can set. */
  tap: { en: 'A tap on the wheel sets', it: 'Un tocco sulla ruota sceglie' },
  hands: {
    from: { en: 'The space', it: 'La casella' },
    to: { en: 'What it becomes', it: 'Che cosa diventa' },
    home: { en: 'Home or start', it: 'Ideale o Iniziale' },
  },
  ownTerrain: { en: 'Own terrain', it: 'Il proprio' },
  /** For Factions to which the terrain they started on means nothing any more. */
  anyStart: { en: 'Does not matter', it: 'Non importa' },
  turnBack: { en: 'Turn the wheel counterclockwise', it: 'Gira la ruota in senso antiorario' },
  turnOn: { en: 'Turn the wheel clockwise', it: 'Gira la ruota in senso orario' },
  reach: { en: 'What Spades turn the space into', it: 'Che cosa diventa la casella con le Vanghe' },
  given: { en: 'Spades', it: 'Vanghe' },
  becomes: { en: 'The space becomes', it: 'La casella diventa' },
  nothing: { en: 'nothing new', it: 'niente di nuovo' },
  closest: { en: 'nearest to the goal', it: 'il più vicino alla meta' },
  levels: { en: 'The price by advances in digging', it: 'Il prezzo secondo lo scavo' },
  level: { en: 'Advances', it: 'Avanzamenti' },
  perSpade: { en: 'A Spade', it: 'Una Vanga' },
  inAll: { en: 'In all', it: 'In tutto' },
};
