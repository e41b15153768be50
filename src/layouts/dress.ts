/** Adds a style sheet for something that few pages come to show, and waits until it is there, or is not to be had. */
export const dressed = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = address;
    for (const end of ['load', 'error']) {
      sheet.addEventListener(end, () => {
        resolve();
      });
    }
    document.head.append(sheet);
  });
