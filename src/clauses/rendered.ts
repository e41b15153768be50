const rendered = new Map<string, Promise<string>>();

/** The markup of a chapter, made once; while pages are being written, anew each time. */
export const renderedOnce = (chapter: string, render: () => Promise<string>): Promise<string> => {
  const known = import.meta.env.DEV ? undefined : rendered.get(chapter);
  const markup = known ?? render();
  rendered.set(chapter, markup);
  return markup;
};
