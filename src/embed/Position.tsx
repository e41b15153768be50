import type { ComponentType } from 'preact';
import { Lines, Notices, Outcome, targetsOf } from '#src/calculators/Answer.tsx';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { parseLink } from '#src/calculators/link.ts';
import type { IslandProps } from '#src/calculators/Shell.tsx';
import type { FigureProps } from '#src/figures/figure.ts';
import { stillOf } from './still.ts';
import { frameWords } from './words.ts';

interface Drawn {
  readonly calculator: AnyCalculator;
  readonly Figure: ComponentType<FigureProps>;
}

interface PositionProps extends Drawn {
  readonly given: IslandProps;
  /** As a link carries it. */
  readonly query: string;
}

/** A position without its form: its drawing, its answer and the reasons. None if it cannot be read. */
export function Position({ calculator, Figure, given, query }: PositionProps) {
  const { lang } = given;
  const { draft, notices } = parseLink(query, calculator.start, calculator.formerly);
  const reply = calculator.ask(draft);
  if (reply.kind === 'unreadable') return null;
  const words = calculator.words[lang];
  const shown = {
    words,
    lang,
    clauses: targetsOf(given, calculator.cites),
  };
  return (
    <div class="position">
      <Notices lang={lang} notices={notices} />
      <div
        class="figure__picture"
        role="img"
        aria-label={
          reply.kind === 'answer' ? words.sentence(draft, reply.answer.value) : words.title
        }
      >
        <Figure lang={lang} draft={draft} reply={reply} />
      </div>
      <div class="answer">
        <Outcome reply={reply} {...shown} />
      </div>
      {reply.kind === 'answer' && <Lines lines={reply.answer.lines} {...shown} />}
      <button type="button" class="button button--quiet">
        {frameWords[lang].change}
      </button>
    </div>
  );
}

/** Shows the position of the address in `place`, until somebody wants to change it, or must. */
export const show = (drawn: Drawn, place: HTMLElement, change: () => void): void => {
  const given = JSON.parse(place.dataset['given'] ?? '') as IslandProps;
  place.append(...stillOf(<Position {...drawn} given={given} query={location.search} />));
  const button = place.querySelector('button');
  if (button) button.addEventListener('click', change);
  else change();
};
