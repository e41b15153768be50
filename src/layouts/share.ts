/** What can be done with the link to a clause or a position, in a sheet. */

import { BASE } from '#src/addresses.ts';
import { embedCode, figureCode } from '#src/embed/code.ts';
import { byLang, FIRST_LANG, isLang } from '#src/lang.ts';
import styles from '#src/styles/peek.css?url';
import { withWholeStyles } from './styles.ts';
import { FORMS, quotation, type Shared } from './quotation.ts';

const said = byLang({
  title: { en: 'Share', it: 'Condividi' },
  system: { en: 'Send…', it: 'Invia…' },
  link: { en: 'Copy link', it: 'Copia il link' },
  plain: { en: 'Copy as a quotation', it: 'Copia come citazione' },
  markdown: { en: 'Copy for Markdown', it: 'Copia per Markdown' },
  bgg: { en: 'Copy for BoardGameGeek', it: 'Copia per BoardGameGeek' },
  embed: { en: 'Copy code to embed it', it: 'Copia il codice per incorporarlo' },
  embedFigure: {
    en: 'Copy code to embed the figure',
    it: 'Copia il codice per incorporare la figura',
  },
  codeCopied: {
    en: 'Code copied. Paste it into the source of your page.',
    it: 'Codice copiato. Incollalo nel codice della tua pagina.',
  },
  code: { en: 'Show QR code', it: 'Mostra il codice QR' },
  codeOf: { en: 'QR code of the link', it: 'Codice QR del link' },
  noCode: {
    en: 'The QR code could not be made. Copy the link instead.',
    it: 'Non è stato possibile creare il codice QR. Copia il link.',
  },
  picture: { en: 'Picture', it: 'Immagine' },
  pictureSent: { en: 'Picture passed on.', it: 'Immagine inviata.' },
  pictureSaved: (name: string) => ({
    en: `Picture saved as ${name}.`,
    it: `Immagine salvata come ${name}.`,
  }),
  noPicture: {
    en: 'The picture could not be made. Copy the link instead.',
    it: 'Non è stato possibile creare l’immagine. Copia il link.',
  },
  linkCopied: { en: 'Link copied.', it: 'Link copiato.' },
  copied: { en: 'Quotation copied.', it: 'Citazione copiata.' },
  byHand: {
    en: 'This browser does not let the page copy. Select the text and copy it by hand.',
    it: 'Questo browser non permette alla pagina di copiare. Seleziona il testo e copialo a mano.',
  },
});

const { documentElement: root } = document;
const looks = withWholeStyles(styles);
const words = said[isLang(root.lang) ? root.lang : FIRST_LANG];

/** What a button shares: what it says itself, or else the clause it stands in. */
export const sharedBy = (button: HTMLElement): Shared => {
  const { title, quote, link } = button.dataset;
  const game = document.querySelector('.eyebrow a')?.textContent.trim() ?? '';
  if (link !== undefined) {
    const source = game === '' ? document.title : game;
    return {
      title: title ?? '',
      text: quote ?? '',
      source,
      link: new URL(link, location.href).href,
    };
  }
  const clause = button.closest('.clause');
  const heading = clause?.querySelector('.clause__title');
  const number = clause?.querySelector('.clause__foot b')?.textContent ?? '';
  return {
    title: heading?.textContent.trim() ?? '',
    text: textOf(clause?.querySelector('.clause__text')),
    source: [number, game].filter((part) => part !== '').join(' · '),
    link: linkOf(button),
  };
};

/** A clause's title links to its own page, which is the address to share; alone, it is that page. */
const linkOf = (button: HTMLElement): string =>
  button.closest('.clause')?.querySelector<HTMLAnchorElement>('.clause__title a')?.href ??
  `${location.origin}${location.pathname}`;

/** The words of a clause, a line for each paragraph, without its figures. */
const textOf = (element: Element | null | undefined): string =>
  [...(element?.querySelectorAll('p, li') ?? [])]
    .filter((part) => !part.closest('figure') && part.querySelector('p') === null)
    .map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim())
    .join('\n');

interface Copy {
  readonly name: string;
  readonly text: string;
  readonly done: string;
}

/** What can be copied of it: the link, the words, and what another site shows it with. */
const copiesOf = (button: HTMLElement, shared: Shared): readonly Copy[] => {
  const codes = [
    { name: words.embed, text: embedCode(shared, BASE) },
    { name: words.embedFigure, text: isDrawn(button) ? figureCode(shared, BASE) : undefined },
  ];
  return [
    { name: words.link, text: shared.link, done: words.linkCopied },
    ...FORMS.map((form) => ({
      name: words[form],
      text: quotation(form, shared),
      done: words.copied,
    })),
    ...codes.flatMap(({ name, text }) =>
      text === undefined ? [] : [{ name, text, done: words.codeCopied }],
    ),
  ];
};

const isDrawn = (button: HTMLElement): boolean =>
  button.closest('.clause')?.querySelector('.figure') != null;

export const openShare = async (button: HTMLElement): Promise<void> => {
  await looks;
  const shared = sharedBy(button);
  const sheet = made('dialog', 'peek peek--sheet');
  sheet.setAttribute('aria-label', `${words.title}: ${shared.title}`);
  const status = made('p', 'sharing__said');
  status.setAttribute('role', 'status');
  const shown = made('div', '');

  const copy = (text: string, done: string): void => {
    copied(text).then(
      () => {
        status.textContent = done;
        shown.replaceChildren();
      },
      () => {
        status.textContent = words.byHand;
        const field = made('textarea', 'sharing__text');
        field.readOnly = true;
        field.rows = 4;
        field.value = text;
        field.setAttribute('aria-label', words.title);
        shown.replaceChildren(field);
        field.select();
      },
    );
  };
  const showCode = (): void => {
    import('./qr.ts').then(
      ({ codeOf }) => {
        status.textContent = shared.link;
        shown.replaceChildren(codeOf(shared.link, words.codeOf));
      },
      () => {
        status.textContent = words.noCode;
      },
    );
  };

  const showPicture = (place: Element) => (): void => {
    passOnPicture(place, shared).then(
      ({ image, said: done }) => {
        status.textContent = done;
        shown.replaceChildren(image);
      },
      () => {
        status.textContent = words.noPicture;
      },
    );
  };

  const place = button.closest('[data-calculator]');
  const actions = made('div', 'sharing__buttons');
  actions.append(
    ...(typeof navigator.share === 'function' ? [action(words.system, send(shared))] : []),
    ...copiesOf(button, shared).map(({ name, text, done }) =>
      action(name, () => {
        copy(text, done);
      }),
    ),
    action(words.code, showCode),
    ...(place ? [action(words.picture, showPicture(place))] : []),
  );
  sheet.append(barOf(sheet), actions, status, shown);
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
  sheet.addEventListener('close', () => {
    sheet.remove();
    button.focus({ preventScroll: true });
  });
  document.body.append(sheet);
  sheet.showModal();
};

/** Its title, and the way out. */
const barOf = (sheet: HTMLDialogElement): HTMLElement => {
  const close = action('×', () => {
    sheet.close();
  });
  close.className = 'icon-button';
  close.setAttribute('aria-label', root.dataset['close'] ?? '');
  const bar = made('p', 'peek__bar');
  const title = made('strong', '');
  title.textContent = words.title;
  bar.append(title, close);
  return bar;
};

const send =
  ({ title, text, link }: Shared) =>
  (): void => {
    // A reader who closes the system's sheet has not made a mistake.
    navigator.share({ title, text, url: link }).catch(() => {});
  };

/** Makes the picture of a position and hands it to the system, or else saves it; says which. */
const passOnPicture = async (
  place: Element,
  shared: Shared,
): Promise<{ readonly image: HTMLImageElement; readonly said: string }> => {
  const { pictureOf } = await import('./picture.ts');
  const canvas = await pictureOf(place, shared);
  const [name = ''] = new URL(shared.link).pathname.split('/').filter(Boolean).slice(-1);
  const file = new File([await blobOf(canvas)], `${name}.png`, { type: 'image/png' });
  const image = made('img', 'sharing__picture');
  image.src = canvas.toDataURL();
  image.alt = shared.text === '' ? shared.title : shared.text;
  return { image, said: await passOn(file, shared) };
};

/** Hands a file to the system, or else saves it; says what became of it. */
const passOn = async (file: File, { title, link }: Shared): Promise<string> => {
  const given = { files: [file], title, text: link };
  if (typeof navigator.share !== 'function' || !navigator.canShare(given)) return saved(file);
  try {
    await navigator.share(given);
    return words.pictureSent;
  } catch (error) {
    // A reader who closes the system's sheet wants no file either.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : saved(file);
  }
};

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is too large.'));
    });
  });

const saved = (file: File): string => {
  const link = made('a', '');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
  return words.pictureSaved(file.name);
};

/** Rejects, and does not throw, where the page may not copy: served without https there is no clipboard at all. */
const copied = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
};

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  look: string,
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  if (look !== '') element.className = look;
  return element;
};

const action = (name: string, act: () => void): HTMLButtonElement => {
  const button = made('button', 'button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', act);
  return button;
};
