/** Lets the browser do what else there is to do. By then all that was set before is rendered. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
