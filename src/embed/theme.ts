/** The colors that the page around a frame asks for: `?theme=dark`, or behind the `#` once it is read. */
const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

const PART = 'theme';

export const themeOf = ({ search, hash }: Address): Theme | undefined => {
  const asked =
    new URLSearchParams(search).get(PART) ?? new URLSearchParams(hash.slice(1)).get(PART);
  return THEMES.find((theme) => theme === asked);
};

/** The address with its theme behind the `#`, so that what is left before it is the position alone. */
export const withoutTheme = (address: Address): string => {
  const { pathname, search, hash } = address;
  const theme = themeOf(address);
  if (theme === undefined) return `${pathname}${search}${hash}`;
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== PART)
    .join('&');
  return `${pathname}${rest && `?${rest}`}#${PART}=${theme}`;
};
