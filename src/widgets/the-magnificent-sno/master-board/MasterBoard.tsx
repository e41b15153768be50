import {
  PLAYERS,
  ROUNDS,
  TRAINER_USES,
  type MasterBoardValue,
  type RawMasterBoard,
} from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { masterBoard } from './calculator.ts';
import { TurnsField } from './TurnsField.tsx';
import { boardWords } from './words.ts';

type Field = keyof RawMasterBoard;

const NEXT = ['', 'd', 't', 'f'] as const;
const TAKES_TILE: readonly string[] = ['t', 'f'];

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const usesTrainer =
    TAKES_TILE.includes(draft.next.trim()) ||
    draft.trainer.trim() !== '' ||
    form.problem('trainer') !== undefined;
  return (
    <>
      <Fields>
        <NumberField form={form} field="players" {...PLAYERS} />
        <NumberField form={form} field="taken" {...PLAYERS} min={0} />
        <ChoiceField form={form} field="round" options={ROUNDS.map(String)} />
      </Fields>
      <TurnsField form={form} />
      <ChoiceField form={form} field="next" options={NEXT} />
      {usesTrainer && <ChoiceField form={form} field="trainer" options={['', ...TRAINER_USES]} />}
    </>
  );
}

/** The board as it stands in another round, before anybody takes a tile. */
const inRound = (players: string, round: number): MasterBoardValue | undefined => {
  const reply = masterBoard.ask({ ...masterBoard.start, players, round: String(round) });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

/** Both sides of the board in each round, and what happens between two rounds. */
function Rounds({ lang, value, draft }: DetailProps<MasterBoardValue, Field>) {
  const words = boardWords[lang];
  const current = Number(draft.round);
  return (
    <section class="sno-rounds" aria-label={words.caption}>
      <p class="lines__title">{words.caption}</p>
      <ol>
        {ROUNDS.map((round) => {
          const board = round === current ? value : inRound(draft.players, round);
          return (
            board && (
              <li aria-current={round === current ? 'step' : undefined}>
                <p class="sno-rounds__title">
                  <b>{words.round(round)}</b>
                  {round === current && <span class="mark">{words.now}</span>}
                  <span class="quiet">{words.pile(board.pile)}</span>
                </p>
                <Board lang={lang} board={board} />
                {board.between && (
                  <p class="sno-rounds__after">
                    {words.after(board.between.slid, board.between.refilled)}
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
  const words = boardWords[lang];
  const { perSide, available, future } = board;
  return (
    <div class="sno-board">
      <figure>
        <figcaption>{`${words.present}: ${available}`}</figcaption>
        <Tiles count={perSide} shown={available} />
      </figure>
      <span class="sno-board__slide" aria-hidden="true">
        ←
      </span>
      <figure>
        <figcaption>{`${words.future}: ${future}`}</figcaption>
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
      {Array.from({ length: count }, (_, i) => {
        if (i >= shown) return <span class="sno-tile sno-tile--empty" />;
        return <span class={isFuture ? 'sno-tile sno-tile--future' : 'sno-tile'}>M</span>;
      })}
    </div>
  );
}

export const MasterBoard = island(masterBoard, Form, Rounds);
