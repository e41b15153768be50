import renderer from '@astrojs/preact/server.js';

/**
 * Renders what is shown by Preact. The integration draws each component once only to find out whether it
 * can; here whatever is not Astro's own is Preact's.
 */
export default {
  ...renderer,
  check: (component: unknown): Promise<boolean> => Promise.resolve(typeof component === 'function'),
};
