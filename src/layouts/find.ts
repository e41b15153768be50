/** The search with its looks, which pages do without until then. */

import type { Early } from '../search/load.ts';
import { openPanel } from '../search/panel.ts';
import styles from '../styles/search.css?url';
import { withStyles } from './styles.ts';

export const openSearch = async (input: HTMLInputElement, early: Early): Promise<void> => {
  await withStyles(styles);
  openPanel(input, early);
};
