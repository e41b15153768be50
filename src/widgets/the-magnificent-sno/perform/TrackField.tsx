import { useState } from 'preact/hooks';
import { wholeIn } from '#engine/core/notation.ts';
import {
  tapped,
  trackIn,
  type PerformValue,
  type TrackSpace,
  type TrackTool,
} from '#engine/the-magnificent-sno/index.ts';
import type { FormOf } from '#src/calculators/form.ts';
import { Hat, HatTrack } from '../shared/HatTrack.tsx';
import { trackLabels } from '../shared/track-labels.ts';
import { labels, type perform } from './calculator.ts';

type Form = FormOf<typeof perform>;

const TOOLS: readonly TrackTool[] = ['other', 'own', 'wanted'];

/** The performance track with its values: taps set hats, and the hat's new space is drawn. */
export function TrackField({ form }: { readonly form: Form }) {
  const [tool, setTool] = useState<TrackTool>('other');
  const track = trackIn(form.draft);
  if (track === undefined) return null;
  const { lang, reply } = form;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  return (
    <HatTrack
      lang={lang}
      id={form.id('track')}
      tools={TOOLS.map((each) => ({ tool: each, kind: each, name: labels.tools[each][lang] }))}
      tool={tool}
      choose={setTool}
      spaces={track.map((space) => {
        const kind = space.hat ?? (isTarget(space, value) ? 'wanted' : undefined);
        return {
          label: labelOf(form, space, value),
          isFar: isFar(space, form),
          isWanted: kind === 'wanted',
          children: (
            <>
              {kind && <Hat kind={kind} />}
              <b>{space.value}</b>
            </>
          ),
        };
      })}
      tap={(at) => {
        const space = track[at];
        if (space) form.set(tapped(tool, space, { ...form.draft, track }));
      }}
    />
  );
}

const isTarget = ({ space }: TrackSpace, value: PerformValue | undefined): boolean =>
  value?.hat.space === space;

const isFar = ({ value }: TrackSpace, { draft }: Form): boolean =>
  value > (wholeIn(draft.power) ?? value);

const labelOf = (form: Form, space: TrackSpace, value: PerformValue | undefined): string =>
  [
    labels.space(space)[form.lang],
    (space.hat ? labels.tools[space.hat] : trackLabels.free)[form.lang].toLowerCase(),
    ...(isTarget(space, value) ? [labels.states.target[form.lang]] : []),
    ...(isFar(space, form) ? [labels.states.far[form.lang]] : []),
  ].join(', ');
