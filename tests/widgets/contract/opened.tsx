import { cleanup, fireEvent, render } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import type { Draft } from '#engine/core/example.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import type { IslandProps } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { library } from '#src/clauses/shelf.ts';
import type { Lang } from '#src/lang.ts';

type Component = ComponentType<IslandProps>;

const modules = import.meta.glob<Readonly<Record<string, Component>>>(
  '../../../src/widgets/*/*/*.tsx',
);

/** `rock-rose-income` is drawn by `RockRoseIncome`. */
export const componentOf = async ({ name, game }: AnyCalculator): Promise<Component> => {
  const named = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = await modules[`../../../src/widgets/${game}/${name}/${named}.tsx`]?.();
  const component = module?.[named];
  if (!component) throw new Error(`src/widgets/${game}/${name} has no ${named}.`);
  return component;
};

/** Opens a calculator, for a reader who was never here. */
export const open = (
  calculator: AnyCalculator,
  component: Component,
  lang: Lang,
  query = '',
): void => {
  localStorage.clear();
  sessionStorage.clear();
  reopen(calculator, component, lang, query);
};

/** Opens a calculator anew, on its own page, as the page would hand it over. */
export const reopen = (
  { name, cites }: AnyCalculator,
  Component: Component,
  lang: Lang,
  query = '',
): void => {
  cleanup();
  const address = `/${lang}/try/${name}/`;
  history.replaceState(null, '', `${address}${query && `?${query}`}`);
  const { clause, examples } = library();
  render(
    <Component
      lang={lang}
      mode="page"
      clauses={Object.fromEntries(cites.map((id) => [id, clause(id, lang).title]))}
      presets={examples(lang)
        .filter(({ calculator }) => calculator === name)
        .map(({ title, input }) => ({ title, input }))}
    />,
  );
};

export const answer = (lang: Lang): string =>
  document.querySelector(`[role=status][aria-label="${shellWords[lang].answer}"]`)?.textContent ??
  '';

/** The text input of a field, if it has one. */
export const textInput = (name: string, field: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input[type=text][id="${name}-${field}"]`);

/** What the text inputs of a draft’s fields show. */
export const textsOf = (name: string, draft: Draft): Draft =>
  Object.fromEntries(
    Object.keys(draft).flatMap((field) => {
      const input = textInput(name, field);
      return input ? [[field, input.value]] : [];
    }),
  );

/** What is said of an input beside its label. */
export const descriptionOf = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

export const type = (input: HTMLInputElement, value: string): void => {
  fireEvent.input(input, { target: { value } });
};

/** All text on the page, piece by piece. */
export const everyText = (): string => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join('\n');
};
