import ts from 'typescript';

const ANY_WORD = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any;
const GENERIC = ts.TypeFlags.TypeParameter | ts.TypeFlags.Index | ts.TypeFlags.Intersection;

/**
 * A table looked up with a word that anybody may have written also finds what every object inherits:
 * `names['constructor']` is a function. Such a word is looked up with `own(table, word)` of
 * `rules-engine/core/own.ts`, or in a `Map`. A key from a closed set of words is no danger, unless
 * it is only said to be one: `names[word as Name]` is looked at as `names[word]`.
 */
export const ownKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inherited:
        '“{{word}}” may be any word, and “{{table}}” inherits some: use own(table, word) of core/own.ts, or a Map.',
      inside:
        '“{{word}}” may be any word, and “{{table}}” inherits some: ask Object.hasOwn(table, word).',
    },
  },
  create: (context) => {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = (node) => services.getTypeAtLocation(node);
    const parts = (type) => (type.isUnion() ? type.types.flatMap(parts) : [type]);

    /** A key of a generic table, typed by the table itself, is as closed as the table is. */
    const isAnyWord = (word, table) => {
      const type = typeOf(word);
      if ((type.flags & GENERIC) !== 0) return isOpen(typeOf(table));
      const told =
        (type.flags & ts.TypeFlags.IndexedAccess) === 0
          ? type
          : (checker.getBaseConstraintOfType(type) ?? type);
      return parts(told).some((part) => (part.flags & ANY_WORD) !== 0);
    };
    const isOpen = (type) =>
      (type.flags & GENERIC) === 0 &&
      type.aliasTypeArguments?.some((part) => (part.flags & GENERIC) !== 0) !== true &&
      checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined;
    const isList = (table) =>
      parts(checker.getNonNullableType(typeOf(table))).every(
        (part) => checker.isArrayLikeType(part) || (part.flags & ts.TypeFlags.StringLike) !== 0,
      );

    const check = (node, word, { table, messageId }) => {
      const bare = word.type === 'TSAsExpression' ? word.expression : word;
      if (!isAnyWord(bare, table) || isList(table)) return;
      const text = (part) => context.sourceCode.getText(part);
      context.report({ node, messageId, data: { word: text(bare), table: text(table) } });
    };
    return {
      'MemberExpression[computed=true]': (node) => {
        check(node, node.property, { table: node.object, messageId: 'inherited' });
      },
      "BinaryExpression[operator='in']": (node) => {
        check(node, node.left, { table: node.right, messageId: 'inside' });
      },
    };
  },
};
