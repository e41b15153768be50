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
  // Links in the head are whole addresses of the published site; this may be a copy of it.
  location.replace(new URL((home ?? homes[0]).href).pathname);
})();
