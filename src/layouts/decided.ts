/** Shows what the table of this device has decided, at the readings of each open question. */

import { own } from '#engine/core/own.ts';
import { recallTable } from '#src/calculators/table.ts';
import { byLang, FIRST_LANG, isLang } from '#src/lang.ts';
import styles from '#src/styles/decided.css?url';
import { withStyles } from './styles.ts';

const said = byLang({
  ours: { en: 'Your table plays this', it: 'Il vostro tavolo gioca così' },
});

const { documentElement: root } = document;
const { ours } = said[isLang(root.lang) ? root.lang : FIRST_LANG];
const table = recallTable(root.dataset['game'] ?? '');

const show = (): void => {
  for (const reading of document.querySelectorAll<HTMLElement>('[data-of]')) {
    const clause = reading.closest('.clause')?.id ?? '';
    const decided = own(table, clause);
    if (decided === undefined || decided !== reading.dataset['of']) continue;
    // It lies over the edge of the reading: nothing moves.
    const mark = document.createElement('span');
    mark.className = 'ours';
    mark.textContent = ours;
    reading.classList.add('decided');
    reading.append(mark);
  }
};

// Not awaited here: with a module that waits, the bundler would make more files of every calculator.
void withStyles(styles).then(show);
