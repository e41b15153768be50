import ts from 'typescript';

/** The code of a language that nobody speaks: English in other letters. */
export const PSEUDO = 'qq';

const LETTERS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
};

/** Text in pseudo-words; holes for facts and names of locales stay as they are. */
export const pseudo = (text: string): string =>
  /^[a-z]{2}-[A-Z]{2}$/.test(text)
    ? text
    : text
        .split(/(\{[^}]*\})/)
        .map((part, i) =>
          i % 2 === 1 ? part : part.replace(/[aeiouAEIOU]/g, (l) => LETTERS[l] ?? l),
        )
        .join('');

/** A source with one more language wherever it has words: beside every `en`. */
export const withPseudo = (source: string, name: string): string => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const additions: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const english = node.properties.find((property) => property.name?.getText() === 'en');
      const isWords = node.properties.some((property) => property.name?.getText() === 'it');
      if (english && isWords) {
        additions.push({ at: node.properties.end, text: `, ${PSEUDO}: ${inPseudo(english)} ` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return additions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => {
      // A comma after the last property would stand before the new one twice.
      const before = text.slice(0, at).replace(/,\s*$/, '');
      return `${before}${added}${text.slice(at)}`;
    }, source);
};

const inPseudo = (property: ts.ObjectLiteralElementLike): string => {
  if (ts.isPropertyAssignment(property)) return expression(property.initializer);
  return ts.isShorthandPropertyAssignment(property) ? property.name.text : '';
};

/** English words in other letters; everything else as it is, asked in the new language. */
const expression = (node: ts.Expression): string => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return JSON.stringify(pseudo(node.text));
  }
  if (ts.isTemplateExpression(node)) return template(node);
  if (ts.isConditionalExpression(node)) {
    return `${inLang(node.condition)} ? ${expression(node.whenTrue)} : ${expression(node.whenFalse)}`;
  }
  if (ts.isParenthesizedExpression(node)) return `(${expression(node.expression)})`;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    return node
      .getText()
      .replace(node.body.getText(), () => expression(node.body as ts.Expression));
  }
  if (ts.isObjectLiteralExpression(node)) {
    return `{ ${node.properties.map((each) => (ts.isPropertyAssignment(each) ? `${each.name.getText()}: ${expression(each.initializer)}` : each.getText())).join(', ')} }`;
  }
  if (ts.isArrayLiteralExpression(node)) return `[${node.elements.map(expression).join(', ')}]`;
  return inLang(node);
};

const template = (node: ts.TemplateExpression): string => {
  const escape = (text: string): string => pseudo(text).replace(/[`\\]|\$\{/g, '\\$&');
  const spans = node.templateSpans.map(
    (span) => `\${${inLang(span.expression)}}${escape(span.literal.text)}`,
  );
  return `\`${escape(node.head.text)}${spans.join('')}\``;
};

const inLang = (node: ts.Expression): string =>
  node
    .getText()
    .replace(/'en'/g, `'${PSEUDO}'`)
    .replace(/\.en\b/g, `.${PSEUDO}`);

/** A chapter in pseudo-words: its tags stay, but for the titles in them. */
export const pseudoChapter = (text: string): string => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const inHead = head.replace(
    /^(title|lead): (.*)$/gm,
    (_, key: string, value: string) => `${key}: ${pseudo(value)}`,
  );
  const inBody = body
    .split(/(<[^>]*>)/)
    .map((part, i) =>
      i % 2 === 0
        ? pseudo(part)
        : part.replace(/title="([^"]*)"/, (_, title: string) => `title="${pseudo(title)}"`),
    )
    .join('');
  return `---\n${inHead}\n---\n${inBody}`;
};
