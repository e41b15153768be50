import { useMemo } from 'preact/hooks';
import {
  readBoard,
  type MapName,
  type RiverwalkersMapValue,
  type SpaceVerdict,
} from '#engine/fire-and-ice/index.ts';
import { ChecksField, ChoiceField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { MapBoard } from '../shared/MapBoard.tsx';
import { terrainMarks, terrainNames } from '../shared/names.ts';
import { NO_OVERLAY, spacesNamed, type Overlay, type Ring } from '../shared/overlay.ts';
import { crossingSaid, labels, legend, riverwalkersMap, verdicts } from './calculator.ts';

function Form(form: FormOf<typeof riverwalkersMap>) {
  const { lang, draft, reply } = form;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const { map } = readBoard(draft.map, draft.board);
  const overlay = useMemo(
    () => (value === undefined ? NO_OVERLAY : reachOverlay(lang, map, value)),
    [lang, map, value],
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
              {legend[ring][lang]}
            </li>
          ))}
        </ul>
      </MapBoard>
      <ChecksField form={form} field="unlocked" />
      <ChoiceField form={form} field="bonusCard" />
    </>
  );
}

const RINGS: Readonly<Partial<Record<SpaceVerdict, Ring>>> = {
  open: 'open',
  'out-of-range': 'far',
};

/** Rings around the spaces in question, and the verdict on every one for those who do not see it. */
const reachOverlay = (
  lang: Lang,
  map: MapName,
  { spaces, first }: RiverwalkersMapValue,
): Overlay => {
  const judged = spaces.flatMap(({ space, verdict }) =>
    spacesNamed(map, [space]).map((at) => ({ at, verdict })),
  );
  return {
    ...NO_OVERLAY,
    rings: judged.flatMap(({ at, verdict }) => {
      const ring = RINGS[verdict];
      return ring === undefined ? [] : [{ space: at, ring }];
    }),
    notes: new Map(
      judged.map(({ at, verdict }) => {
        const note = first && verdict === 'locked' ? labels.notStart : verdicts[verdict];
        return [at, note[lang]];
      }),
    ),
  };
};

function Open({ lang, value }: DetailOf<typeof riverwalkersMap>) {
  const open = value.spaces.filter(({ verdict }) => verdict === 'open');
  if (open.length === 0) return null;
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="ranking">
        <caption class="lines__title">{labels.caption[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.space[lang]}</th>
            <th scope="col">{labels.terrain[lang]}</th>
            <th scope="col">{labels.crossed[lang]}</th>
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
              <td>{crossingSaid(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const RiverwalkersMap = island(riverwalkersMap, Form, Open);
