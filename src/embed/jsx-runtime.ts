/**
 * What markup is in a frame that shows a still: a kind and its properties, without the framework that
 * would change it. The build takes it in place of Preact’s own (`src/build/copies.ts`).
 */
export const jsx = (type: unknown, props: object): object => ({ type, props });

export const jsxs = jsx;

export const Fragment = ({ children }: { readonly children: unknown }): unknown => children;
