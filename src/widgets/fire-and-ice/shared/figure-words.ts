/** What the drawings of this game say, beside the names of its things. */
export const figureWords = {
  vp: (points: number | string) => ({ en: `${points} VP`, it: `${points} PV` }),
  needs: (count: number, needed: number) => ({
    en: `${count} of ${needed}`,
    it: `${count} su ${needed}`,
  }),
  power: { en: 'Power', it: 'Potere' },
  structures: { en: 'Structures', it: 'Edifici' },
  tile: (name: string) => ({ en: `${name} tile`, it: `tessera ${name}` }),
  homeOf: (names: string) => ({ en: `home of ${names}`, it: `casa: ${names}` }),
  startOf: (names: string) => ({ en: `start of ${names}`, it: `inizio: ${names}` }),
  nobody: { en: 'nobody’s home', it: 'casa di nessuno' },
  supply: { en: 'in your supply', it: 'nella riserva' },
  times: (count: number) => ({ en: `${count} ×`, it: `${count} ×` }),
};
