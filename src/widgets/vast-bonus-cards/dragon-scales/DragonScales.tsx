import {
  AWAKENS_AT,
  CRYSTAL_TILES,
  HAND_SIZE,
  SCALE_DECK,
  SCALE_POWERS,
  SCALES,
  SLOTH_CATEGORIES,
  SLOTH_LEFT,
  SYMBOLS,
  WAKEFULNESS,
  YES_NO,
  type DragonScalesValue,
  type RawDragonScales,
} from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, ChoiceField, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { Facts } from '../shared/Facts.tsx';
import { countIn } from '../shared/phrases.ts';
import { shows } from '../shared/shows.ts';
import { dragonScales } from './calculator.ts';
import { GemsField } from './GemsField.tsx';
import { scalesWords } from './words.ts';

type Field = keyof RawDragonScales;

function Form(form: FormProps<Field>) {
  const words = scalesWords[form.lang];
  return (
    <>
      <Group title={words.power}>
        <PowerFields {...form} />
      </Group>
      <Group title={words.scale}>
        <ScaleFields {...form} />
      </Group>
      <Group title={words.hand}>
        <NumberField form={form} field="wakefulness" {...WAKEFULNESS} />
        <NumberField form={form} field="handSize" {...HAND_SIZE} />
      </Group>
    </>
  );
}

function PowerFields(form: FormProps<Field>) {
  const power = form.draft.power.trim();
  return (
    <>
      <ChoiceField form={form} field="power" options={SCALE_POWERS} />
      {shows(form, 'tokens', power === 'smash') && (
        <ChoiceField form={form} field="tokens" options={['0', '1']} />
      )}
      {shows(form, 'tiles', power === 'wrath') && (
        <NumberField form={form} field="tiles" {...CRYSTAL_TILES} />
      )}
      {shows(form, 'scalesLeft', power !== 'none') && (
        <NumberField form={form} field="scalesLeft" {...SCALE_DECK} />
      )}
    </>
  );
}

function ScaleFields(form: FormProps<Field>) {
  const { draft } = form;
  const scale = draft.scale.trim();
  const isPlayed = draft.played.trim() === 'yes';
  const isSilver = scale === 'silver';
  const gemsAreWrong = form.problem('onMap') !== undefined || form.problem('carried') !== undefined;
  return (
    <>
      <ChoiceField form={form} field="scale" options={['', ...SCALES]} />
      {(isSilver || gemsAreWrong) && <GemsField form={form} />}
      {shows(form, 'played', scale !== '') && (
        <ChoiceField form={form} field="played" options={YES_NO} />
      )}
      {shows(form, 'keepSilver', (isSilver && !isPlayed) || draft.keepSilver.trim() === 'yes') && (
        <ChoiceField form={form} field="keepSilver" options={YES_NO} />
      )}
      <PlatinumFields form={form} isPlayed={scale === 'platinum' && isPlayed} />
    </>
  );
}

function PlatinumFields({
  form,
  isPlayed,
}: {
  readonly form: FormProps<Field>;
  readonly isPlayed: boolean;
}) {
  const remembered: FormProps<Field> = { ...form, hint: () => shellWords[form.lang].kept };
  return (
    <>
      {shows(form, 'category', isPlayed) && (
        <ChoiceField form={form} field="category" options={SLOTH_CATEGORIES} />
      )}
      {shows(form, 'moved', isPlayed) && (
        <ChecksField form={form} field="moved" options={SLOTH_CATEGORIES} />
      )}
      {SLOTH_CATEGORIES.map(
        (category) =>
          shows(form, category, isPlayed) && (
            <NumberField form={form} field={category} {...SLOTH_LEFT[category]} />
          ),
      )}
      {shows(form, 'awakensAt', isPlayed) && (
        <NumberField form={remembered} field="awakensAt" {...AWAKENS_AT} />
      )}
      {isPlayed && <p class="quiet field--wide">{scalesWords[form.lang].sloth}</p>}
    </>
  );
}

/** What the Scale may be played as, the track, and the new hand. */
function Outcome({ lang, value, draft }: DetailProps<DragonScalesValue, Field>) {
  const words = scalesWords[lang];
  const { scale, symbols, platinum, discards } = value;
  const before = platinum?.before ?? countIn(draft.wakefulness);
  return (
    <div class="vbc-scales">
      {(scale === 'golden' || scale === 'silver') && (
        <ul class="vbc-symbols">
          {SYMBOLS.map((symbol) => (
            <li class={symbols.includes(symbol) ? 'vbc-symbol' : 'vbc-symbol vbc-symbol--no'}>
              {words.usable(symbol, symbols.includes(symbol))}
              {scale === 'silver' && <span class="quiet">{words.place[value.gems[symbol]]}</span>}
            </li>
          ))}
        </ul>
      )}
      <Track
        before={before}
        after={platinum?.after ?? before}
        awakensAt={countIn(draft.awakensAt)}
        label={words.track(before, platinum?.after ?? before, countIn(draft.awakensAt))}
      />
      <Facts
        facts={[
          [words.facts.armor, String(value.armor)],
          [words.facts.spirit, String(value.spirit)],
          ...(discards === undefined ? [] : [[words.facts.discards, String(discards)] as const]),
          [words.facts.draws, String(value.draws)],
        ]}
      />
    </div>
  );
}

const CUBE = { size: 16, step: 22 } as const;
const CUBES = Array.from({ length: WAKEFULNESS.max }, (_, i) => i + 1);

/** The Wakefulness track: cubes there, the new one with a plus, and a line where the Dragon awakens. */
function Track({
  before,
  after,
  awakensAt,
  label,
}: {
  readonly before: number;
  readonly after: number;
  readonly awakensAt: number;
  readonly label: string;
}) {
  const classOf = (place: number): string | undefined => {
    if (place <= before) return 'on';
    return place <= after ? 'new' : undefined;
  };
  return (
    <svg
      class="figure vbc-track"
      viewBox={`0 0 ${CUBE.step * WAKEFULNESS.max} 38`}
      width="308"
      role="img"
      aria-label={label}
    >
      {CUBES.map((place) => (
        <g class={classOf(place)} transform={`translate(${(place - 1) * CUBE.step + 3} 3)`}>
          <rect width={CUBE.size} height={CUBE.size} rx="2" />
          {place > before && place <= after && <path d="M8 3.5v9M3.5 8h9" />}
          {(place === awakensAt || place === 1) && (
            <text x="8" y="32" text-anchor="middle">
              {place}
            </text>
          )}
        </g>
      ))}
      <path class="mark" d={`M${(awakensAt - 1) * CUBE.step} 0v38`} />
    </svg>
  );
}

export const DragonScales = island(dragonScales, Form, Outcome);
