import { useMemo } from 'preact/hooks';
import {
  TERRAINS,
  YES_NO,
  type MapName,
  type RawRiverwalkersMap,
  type RiverwalkersMapValue,
} from '#engine/fire-and-ice/index.ts';
import { ChecksField, ChoiceField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { readBoard } from '../shared/board-edits.ts';
import { MapBoard } from '../shared/MapBoard.tsx';
import { terrainMarks, terrainNames } from '../shared/names.ts';
import { NO_OVERLAY, spacesNamed, type Overlay } from '../shared/overlay.ts';
import { riverwalkersMap } from './calculator.ts';
import { mapNotes } from './words.ts';

type Field = keyof RawRiverwalkersMap;

function Form(form: FormProps<Field>) {
  const { legend } = mapNotes[form.lang];
  const reply = riverwalkersMap.ask(form.draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const { map } = readBoard(form.draft.map, form.draft.board);
  const overlay = useMemo(
    () => (value === undefined ? NO_OVERLAY : reachOverlay(form.lang, map, value)),
    [form.lang, map, value],
  );
  return (
    <>
      <MapBoard form={form} overlay={overlay} withGround>
        <ul class="board__letters">
          {(['open', 'far'] as const).map((ring) => (
            <li>
              <svg
                class="ring-sample"
                viewBox="-12 -12 24 24"
                width="24"
                height="24"
                aria-hidden="true"
              >
                <circle class={`ring ring--${ring}`} r="9" />
              </svg>{' '}
              {legend[ring]}
            </li>
          ))}
        </ul>
      </MapBoard>
      <ChecksField form={form} field="unlocked" options={TERRAINS} />
      <ChoiceField form={form} field="bonusCard" options={YES_NO} />
    </>
  );
}

/** Rings around the spaces in question, and the verdict on every one for those who do not see it. */
const reachOverlay = (
  lang: Lang,
  map: MapName,
  { spaces, first }: RiverwalkersMapValue,
): Overlay => ({
  ...NO_OVERLAY,
  rings: spaces.flatMap(({ space, verdict }) => {
    const ring = {
      open: 'open',
      'out-of-range': 'far',
      locked: '',
      'not-by-the-river': '',
    } as const;
    const kind = ring[verdict];
    return kind === '' ? [] : spacesNamed(map, [space]).map((at) => ({ space: at, ring: kind }));
  }),
  notes: new Map(
    spaces.flatMap(({ space, verdict }) =>
      spacesNamed(map, [space]).map(
        (at) =>
          [
            at,
            first && verdict === 'locked'
              ? mapNotes[lang].notStart
              : mapNotes[lang].verdict[verdict],
          ] as const,
      ),
    ),
  ),
});

function Open({ lang, value }: DetailProps<RiverwalkersMapValue, Field>) {
  const words = mapNotes[lang];
  const open = value.spaces.filter(({ verdict }) => verdict === 'open');
  if (open.length === 0) return null;
  return (
    <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table class="ranking">
        <caption class="lines__title">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.space}</th>
            <th scope="col">{words.terrain}</th>
            <th scope="col">{words.crossed}</th>
          </tr>
        </thead>
        <tbody>
          {open.map((each) => (
            <tr>
              <th scope="row">{each.space}</th>
              <td>
                <span class={`seat-mark terrain--${each.ground}`} aria-hidden="true">
                  {terrainMarks[lang][each.ground]}
                </span>{' '}
                {terrainNames[lang][each.ground]}
              </td>
              <td>{words.crossing(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const RiverwalkersMap = island(riverwalkersMap, Form, Open);
