import { whenIdle } from '#src/layouts/when-idle.ts';
import type { Told } from './edition.ts';

/** How long a page is read before anything is asked for besides, in milliseconds: one who moves on goes first. */
const SETTLED = 3000;

/**
 * Has the page's language kept on the device, once the page itself is done. Every reader loads this
 * before that, so it is short: even the words to show come from the worker.
 */
export const keepOffline = (line: HTMLElement): void => {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const { text, busy = false, offers = {} } = data;
    // Nobody is told aloud of every step.
    line.ariaBusy = String(busy);
    line.textContent = `${text} `;
    for (const [lang, offer] of Object.entries(offers)) {
      const button = document.createElement('button');
      Object.assign(button, { className: 'link-button', lang, textContent: offer });
      button.onclick = () => {
        button.remove();
        serviceWorker.controller?.postMessage(lang);
      };
      line.append(button);
    }
  });
  const ask = async (): Promise<void> => {
    await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    (await serviceWorker.ready).active?.postMessage(document.documentElement.lang);
  };
  const begin = (): void => {
    // Some refuse to keep anything in private windows.
    whenIdle(() => void ask().catch(() => undefined));
  };
  addEventListener('load', () => setTimeout(begin, SETTLED));
};
