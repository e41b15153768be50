// Storage may be switched off, and then even naming it throws. Everything works without.

/** What lasts on the device. */
export const onDevice = (): Storage | undefined => attempt(() => localStorage);

/** What lasts for the visit. */
export const forVisit = (): Storage | undefined => attempt(() => sessionStorage);

export const read = (storage: Storage | undefined, key: string): string | undefined =>
  attempt(() => storage?.getItem(key)) ?? undefined;

/** Blank is nothing to keep. */
export const store = (storage: Storage | undefined, key: string, value: string): void => {
  attempt(() => {
    if (value === '') storage?.removeItem(key);
    else storage?.setItem(key, value);
  });
};

export const keysIn = (storage: Storage | undefined): readonly string[] =>
  attempt(() => Object.keys(storage ?? {})) ?? [];

export const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
