import { own } from '#engine/core/own.ts';
import { clauseAddress, homeAddress } from '#src/addresses.ts';
import type { Lang } from '#src/lang.ts';
import { element } from './element.ts';
import { excerpt, marked } from './excerpt.ts';
import type { Hit } from './find.ts';
import type { SearchRecord, SearchShard } from './records.ts';
import { said } from './said.ts';

export interface Place {
  readonly lang: Lang;
  readonly shards: ReadonlyMap<string, SearchShard>;
}

export const addressOf = ({ id, kind }: SearchRecord, lang: Lang): string => {
  if (kind === 'term' || kind === 'moment') return `${homeAddress(lang)}${id}`;
  return id.includes('/') ? `${homeAddress(lang)}${id}/` : clauseAddress(lang, id);
};

/** A result: the title, the answer, and where it stands. */
export const resultOf = (
  { record, text, shown }: Hit,
  place: Place,
  { isLead = false }: { readonly isLead?: boolean } = {},
): HTMLAnchorElement => {
  const { lang } = place;
  const stems = shown();
  const link = optionOf(record, place);
  if (isLead) link.classList.add('hit--lead');
  const title = element('strong', '');
  title.append(...withMarks(record.title, stems, lang));
  const answer = element('span', 'hit__text');
  answer.append(
    ...(text === undefined ? ['…'] : withMarks(excerpt(text, stems, lang), stems, lang)),
  );
  link.append(title, answer, origin(record, place));
  return link;
};

/** A suggestion: the title alone, and where it stands. */
export const suggestionOf = (record: SearchRecord, place: Place): HTMLAnchorElement => {
  const link = optionOf(record, place);
  link.append(element('strong', '', record.title), origin(record, place));
  return link;
};

const optionOf = (record: SearchRecord, { lang }: Place): HTMLAnchorElement => {
  const link = element('a', 'hit');
  link.href = addressOf(record, lang);
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.tabIndex = -1;
  link.dataset['game'] = record.game;
  link.dataset['kind'] = record.kind;
  return link;
};

const origin = ({ kind, game, chapter }: SearchRecord, { lang, shards }: Place): HTMLElement => {
  const line = element('small', '');
  const name = own(said[lang].kinds, kind);
  if (name !== undefined) line.append(element('b', 'hit__kind', name), ' ');
  const shard = shards.get(game);
  const where = [shard?.name, shard && own(shard.chapters, chapter)];
  line.append(where.filter((each) => each !== undefined).join(' · '));
  return line;
};

const withMarks = (
  text: string,
  stems: ReadonlySet<string>,
  lang: Lang,
): readonly (string | HTMLElement)[] =>
  marked(text, stems, lang).map((piece) =>
    piece.marked ? element('mark', '', piece.text) : piece.text,
  );
