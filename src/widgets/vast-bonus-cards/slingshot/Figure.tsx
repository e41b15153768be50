import { wholeIn } from '#engine/core/notation.ts';
import {
  TARGETS,
  TRIBES,
  type SlingshotValue,
  type Tribe,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Cross, Label, Picture, Tick } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import { targetNames, tribeNames } from '../shared/names.ts';
import { Lines, WIDTH } from '../shared/Things.tsx';
import { compared, type slingshot } from './calculator.ts';

type Props = FigureOf<typeof slingshot>;

const words = { slingshot: { en: 'Slingshot', it: 'Fionda' } } satisfies Readonly<
  Record<string, Pair>
>;

const ROW = 44;
const TARGET = { x: 208, y: 64 } as const;

/** The Tribe that shoots, the Tribes it helps, and the attack that follows. */
export function Figure({ lang, draft, reply, show }: Props) {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const target = TARGETS.find((each) => each === draft.target.trim());
  if (value === undefined || target === undefined) return null;
  const user = draft.user.trim();
  return (
    <Picture width={WIDTH} height={show === 'helps' ? 132 : 168}>
      {TRIBES.map((tribe, i) => (
        <TribeBox
          lang={lang}
          tribe={tribe}
          y={i * ROW}
          isUser={tribe === user}
          isHelped={value.helps.includes(tribe)}
        />
      ))}
      <circle class="bit bit--none" cx={TARGET.x} cy={TARGET.y} r="38" />
      <Lines
        x={TARGET.x}
        y={TARGET.y}
        lines={[targetNames[lang][target], `${compared.defence[target][lang]}`, draft.defence]}
      />
      {show !== 'helps' && <Attack lang={lang} draft={draft} target={target} value={value} />}
    </Picture>
  );
}

function TribeBox({
  lang,
  tribe,
  y,
  isUser,
  isHelped,
}: {
  readonly lang: Props['lang'];
  readonly tribe: Tribe;
  readonly y: number;
  readonly isUser: boolean;
  readonly isHelped: boolean;
}) {
  const from = { x: 112, y: y + 20 };
  const to = { x: TARGET.x - 44, y: TARGET.y + (from.y - TARGET.y) / 3 };
  return (
    <>
      <Box x={2} y={y + 2} width={104} height={36} look={isUser ? 'empty' : 'card'} />
      <Label x={44} y={y + (isUser ? 17 : 25)} look="strong">
        {tribeNames[lang][tribe]}
      </Label>
      {isUser && (
        <Label x={44} y={y + 32} look="soft">
          {words.slingshot[lang]}
        </Label>
      )}
      <Arrow from={from} to={to} look={isUser ? 'soft' : ''} />
      {isHelped ? <Tick x={90} y={y + 20} /> : <Cross x={90} y={y + 20} size={6} />}
    </>
  );
}

/** `Fangs: 4 > 4`, as far as it is known. */
function Attack({
  lang,
  draft,
  target,
  value,
}: Pick<Props, 'lang' | 'draft'> & {
  readonly target: (typeof TARGETS)[number];
  readonly value: SlingshotValue;
}) {
  const attacker = TRIBES.find((tribe) => tribe === draft.attacker.trim());
  if (attacker === undefined) return null;
  const help =
    value.helps.includes(attacker) && !value.withoutHelp ? ` + ${helpIn(draft.help)}` : '';
  const said = `${tribeNames[lang][attacker]}: ${compared.attack[target][lang]} ${draft.strength}${help}`;
  return (
    <>
      <Label x={28} y={158} align="start">
        {`${said} > ${draft.defence}${value.attack === 'unknown' ? ' ?' : ''}`}
      </Label>
      {value.attack === 'yes' && <Tick x={12} y={153} />}
      {value.attack === 'no' && <Cross x={12} y={153} size={6} />}
    </>
  );
}

const helpIn = (text: string): string => String(wholeIn(text) ?? '?');
