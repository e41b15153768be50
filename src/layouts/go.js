(() => {
  const homes = [...document.querySelectorAll('link[hreflang]')];
  let chosen;
  try {
    chosen = localStorage.getItem('ce:lang');
  } catch {}
  const wanted = [chosen, ...navigator.languages.map((language) => language.split('-')[0])];
  const home = wanted
    .map((lang) => homes.find(({ hreflang }) => hreflang === lang))
    .find((link) => link !== undefined);
  location.replace((home ?? homes[0]).href);
})();
