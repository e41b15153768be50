/** Adds a style sheet that only something opened on demand needs; resolves once it applies. */
export const withStyles = (address: string): Promise<void> => {
  const known = document.querySelector(`link[href="${address}"]`);
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
    document.head.append(link);
  });
};
