/** Lets whatever waits, such as a tap, go first. Not every browser tells when it is idle. */
export const whenIdle = (act: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(act);
};
