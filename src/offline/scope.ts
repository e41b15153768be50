import type { Told } from './edition.ts';

/**
 * What the worker uses of the world it runs in. TypeScript's own library for workers cannot stand
 * beside the one for pages.
 */
export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface Asked extends Lasting {
  /** The language to keep. */
  readonly data: unknown;
  /** The page that asks, and is told how it stands. */
  readonly source: {
    readonly url: string;
    readonly postMessage: (told: Told) => void;
  } | null;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
