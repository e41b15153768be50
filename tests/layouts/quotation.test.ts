import { describe, expect, test } from 'vitest';
import { quotation } from '#src/layouts/quotation.ts';

const shared = {
  title: 'Rock Rose from unplayed dice',
  text: 'Each die counts.\nSnake_eyes * 2 do not.',
  source: '3.2 · Rise to Nobility: Beyond',
  link: 'https://rules.example/en/r/rtn.rock-rose.income/',
};

describe('a quotation has the rule, its number and its link', () => {
  test('as plain text', () => {
    expect(quotation('plain', shared)).toBe(
      [shared.title, shared.text, `(${shared.source})`, shared.link].join('\n'),
    );
  });

  test('for Markdown, which takes no sign for its own', () => {
    expect(quotation('markdown', shared)).toBe(
      [
        '> **Rock Rose from unplayed dice**',
        '>',
        '> Each die counts.',
        '>',
        String.raw`> Snake\_eyes \* 2 do not.`,
        '>',
        `> [3.2 · Rise to Nobility: Beyond](${shared.link})`,
      ].join('\n'),
    );
  });

  test('for BoardGameGeek', () => {
    expect(quotation('bgg', shared)).toBe(
      [
        '[q="3.2 · Rise to Nobility: Beyond"][b]Rock Rose from unplayed dice[/b]',
        'Each die counts.',
        'Snake_eyes * 2 do not.[/q]',
        `[url]${shared.link}[/url]`,
      ].join('\n'),
    );
  });
});
