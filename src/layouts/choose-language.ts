/** A reader who chose a language once goes straight there; the choice made here is remembered. */

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-choose-language]')];

const chosen = links.find((link) => link.hreflang === remembered());
if (chosen) location.replace(chosen.href);

for (const link of links) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('ce:lang', link.hreflang);
    } catch {
      // Storage is switched off: the reader chooses again next time.
    }
  });
}

function remembered(): string | null {
  try {
    return localStorage.getItem('ce:lang');
  } catch {
    return null;
  }
}
