import { wholeIn } from '#engine/core/notation.ts';
import { ROUNDS, type MasterBoardValue } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Piece } from '../shared/Piece.tsx';
import { masterTile } from '../shared/pieces.tsx';
import { upTo } from '../shared/Places.tsx';
import { labels, masterBoard } from './calculator.ts';
import { TakenField } from './TakenField.tsx';
import { TurnsField } from './TurnsField.tsx';

const words = byLang(labels);

const TAKES_TILE: readonly string[] = ['t', 'f'];

function Fieldset(form: FormOf<typeof masterBoard>) {
  const { draft, spec } = form;
  /** A choice that may be left open. */
  const orNone = (field: 'next' | 'trainer') => ['', ...(spec(field).options ?? [])];
  const usesTrainer =
    TAKES_TILE.includes(draft.next.trim()) ||
    draft.trainer.trim() !== '' ||
    draft.ability.trim() !== '' ||
    form.problem('ability') !== undefined ||
    form.problem('trainer') !== undefined;
  return (
    <>
      <Fields>
        <NumberField form={form} field="players" />
        <ChoiceField form={form} field="round" />
        <TakenField form={form} />
      </Fields>
      <TurnsField form={form} />
      <ChoiceField form={form} field="next" options={orNone('next')} />
      {usesTrainer && (
        <>
          <ChoiceField form={form} field="trainer" options={orNone('trainer')} />
          <SelectField form={form} field="ability" blank={words[form.lang].noTile} />
        </>
      )}
    </>
  );
}

/** The board as it stands in another round, before anybody takes a tile. */
const inRound = (players: string, round: number): MasterBoardValue | undefined => {
  const reply = masterBoard.ask({ ...masterBoard.start, players, round: String(round) });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

/** Both sides of the board in each round, and what happens between two rounds. */
function Rounds({ lang, value, draft }: DetailOf<typeof masterBoard>) {
  const said = words[lang];
  const current = wholeIn(draft.round);
  return (
    <section class="sno-rounds" aria-label={said.caption}>
      <p class="lines__title">{said.caption}</p>
      <ol>
        {ROUNDS.map((round) => {
          const board = round === current ? value : inRound(draft.players, round);
          return (
            board && (
              <li aria-current={round === current ? 'step' : undefined}>
                <p class="sno-rounds__title">
                  <b>{said.round(round)}</b>
                  {round === current && <span class="mark">{said.now}</span>}
                  <span class="quiet">{said.pile(board.pile)}</span>
                </p>
                <Board lang={lang} board={board} />
                {board.between && (
                  <p class="sno-rounds__after">
                    {said.after(board.between.slid, board.between.refilled)}
                  </p>
                )}
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

function Board({ lang, board }: { readonly lang: Lang; readonly board: MasterBoardValue }) {
  const { perSide, available, future } = board;
  return (
    <div class="sno-board">
      <figure>
        <figcaption>{`${words[lang].present}: ${available}`}</figcaption>
        <Tiles count={perSide} shown={available} />
      </figure>
      <span class="sno-board__slide" aria-hidden="true">
        ←
      </span>
      <figure>
        <figcaption>{`${words[lang].future}: ${future}`}</figcaption>
        <Tiles count={perSide} shown={future} isFuture />
      </figure>
    </div>
  );
}

/** Oval places for master tiles, the first of them with a tile. */
function Tiles({
  count,
  shown,
  isFuture = false,
}: {
  readonly count: number;
  readonly shown: number;
  readonly isFuture?: boolean;
}) {
  return (
    <div class="sno-board__tiles" aria-hidden="true">
      {upTo(count).map((i) => (
        <Piece part={masterTile(i >= shown ? 'empty' : isFuture ? 'future' : 'now')} />
      ))}
    </div>
  );
}

export const MasterBoard = island(masterBoard, Fieldset, Rounds);
