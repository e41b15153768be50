/** The part of a sheet that a built page has in itself: what it used when it was served. */
const partOf = (address: string): Element | null =>
  document.querySelector(`style[data-sheet="${address}"]`);

/**
 * Adds a style sheet that only something opened on demand needs, where its part stands or else after all
 * others; resolves once it applies.
 */
export const withStyles = (address: string): Promise<void> => {
  const known = document.querySelector(`link[href="${address}"][rel=stylesheet]`);
  if (known) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.onload = () => {
      resolve();
    };
    // Without its looks it can still be read.
    link.onerror = () => {
      resolve();
    };
    const part = partOf(address);
    if (part) part.after(link);
    else document.head.append(link);
  });
};

/** All of the sheets of which the page has a part, for markup that was made for another page. */
export const withWholeStyles = async (...more: readonly string[]): Promise<void> => {
  const parts = document.querySelectorAll<HTMLElement>('style[data-sheet]');
  const sheets = [...parts].map(({ dataset }) => dataset['sheet'] ?? '');
  await Promise.all([...sheets, ...more].map(withStyles));
};
