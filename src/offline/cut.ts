/**
 * A clause as its chapter shows it, or a term as the glossary does, cut from the markup of that page:
 * what a reader peeks at. The build makes a file of each, the worker one from a page that is kept.
 */
export const cut = (page: string, id: string): string | undefined => {
  const from = page.search(new RegExp(`<(?:article|div)\\b[^>]*\\bid="${escaped(id)}"`));
  if (from < 0) return undefined;
  const end = page.startsWith('<article', from)
    ? page.indexOf('</article>', from) + '</article>'.length
    : page.indexOf('</dd>', from) + '</dd></div>'.length;
  return page.slice(from, end).replace(/<\/dd>[^]*$/, '</dd></div>');
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
