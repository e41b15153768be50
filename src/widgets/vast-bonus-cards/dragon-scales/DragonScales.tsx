import { wholeIn } from '#engine/core/notation.ts';
import { SCALES, SLOTH_CATEGORIES, SYMBOLS } from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, ChoiceField, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { Facts } from '../shared/Facts.tsx';
import { symbolNames } from '../shared/names.ts';
import { shows } from '../shared/shows.ts';
import { WIDTH } from '../shared/Things.tsx';
import { dragonScales } from './calculator.ts';
import { GemsField } from './GemsField.tsx';
import { labels } from './labels.ts';
import { Track, TRACK_HEIGHT } from './Track.tsx';

type Form = FormOf<typeof dragonScales>;
type Detail = DetailOf<typeof dragonScales>;

function Fieldset(form: Form) {
  const { lang } = form;
  return (
    <>
      <Group title={labels.power[lang]}>
        <PowerFields {...form} />
      </Group>
      <Group title={labels.scale[lang]}>
        <ScaleFields {...form} />
      </Group>
      <Group title={labels.hand[lang]}>
        <NumberField form={form} field="wakefulness" />
        <NumberField form={form} field="handSize" />
      </Group>
    </>
  );
}

function PowerFields(form: Form) {
  const power = form.draft.power.trim();
  return (
    <>
      <ChoiceField form={form} field="power" />
      {shows(form, 'tokens', power === 'smash') && <ChoiceField form={form} field="tokens" />}
      {shows(form, 'tiles', power === 'wrath') && <NumberField form={form} field="tiles" />}
      {shows(form, 'scalesLeft', power !== 'none') && (
        <NumberField form={form} field="scalesLeft" />
      )}
    </>
  );
}

function ScaleFields(form: Form) {
  const { draft } = form;
  const scale = draft.scale.trim();
  const isPlayed = draft.played.trim() === 'yes';
  const isSilver = scale === 'silver';
  const gemsAreWrong = form.problem('onMap') !== undefined || form.problem('carried') !== undefined;
  return (
    <>
      <ChoiceField form={form} field="scale" options={['', ...SCALES]} />
      {(isSilver || gemsAreWrong) && <GemsField {...form} />}
      {shows(form, 'played', scale !== '') && <ChoiceField form={form} field="played" />}
      {shows(form, 'keepSilver', (isSilver && !isPlayed) || draft.keepSilver.trim() === 'yes') && (
        <ChoiceField form={form} field="keepSilver" />
      )}
      <PlatinumFields form={form} isPlayed={scale === 'platinum' && isPlayed} />
    </>
  );
}

function PlatinumFields({ form, isPlayed }: { readonly form: Form; readonly isPlayed: boolean }) {
  const { lang } = form;
  return (
    <>
      {shows(form, 'category', isPlayed) && <ChoiceField form={form} field="category" />}
      {shows(form, 'moved', isPlayed) && <ChecksField form={form} field="moved" />}
      {SLOTH_CATEGORIES.map(
        (category) =>
          shows(form, category, isPlayed) && <NumberField form={form} field={category} />,
      )}
      {shows(form, 'awakensAt', isPlayed) && (
        <NumberField form={{ ...form, hint: () => shellWords[lang].kept }} field="awakensAt" />
      )}
      {isPlayed && <p class="quiet field--wide">{labels.sloth[lang]}</p>}
    </>
  );
}

/** What the Scale may be played as, the track, and the new hand. */
function Outcome({ lang, value, draft }: Detail) {
  const { scale, platinum, discards } = value;
  const before = wholeIn(draft.wakefulness) ?? 0;
  const after = platinum?.after ?? before;
  const awakensAt = wholeIn(draft.awakensAt) ?? 0;
  return (
    <div class="vbc-scales">
      {(scale === 'golden' || scale === 'silver') && <Symbols lang={lang} value={value} />}
      <svg
        class="picture"
        viewBox={`0 0 ${WIDTH} ${TRACK_HEIGHT}`}
        width={WIDTH}
        role="img"
        aria-label={labels.track(before, after, awakensAt)[lang]}
      >
        <Track lang={lang} y={0} before={before} after={after} awakensAt={awakensAt} />
      </svg>
      <Facts
        facts={[
          [labels.armor[lang], String(value.armor)],
          [labels.spirit[lang], String(value.spirit)],
          ...(discards === undefined ? [] : [[labels.discards[lang], String(discards)] as const]),
          [labels.draws[lang], String(value.draws)],
        ]}
      />
    </div>
  );
}

function Symbols({ lang, value }: Pick<Detail, 'lang' | 'value'>) {
  return (
    <ul class="card-row">
      {SYMBOLS.map((symbol) => {
        const isUsable = value.symbols.includes(symbol);
        return (
          <li class={isUsable ? 'on' : undefined}>
            {`${isUsable ? '✓' : '✗'} ${symbolNames[lang][symbol]}`}
            {value.scale === 'silver' && (
              <span class="quiet">{labels.places[value.gems[symbol]][lang]}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const DragonScales = island(dragonScales, Fieldset, Outcome);
