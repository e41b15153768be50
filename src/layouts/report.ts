/** The positions on the page that are not as their calculators start. */
const positions = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('[data-link*="?"]')].map(
      ({ dataset: { link = '' } }) => new URL(link, location.href).href,
    ),
  );

/** What is wrong may be wrong in a position: the message that a link begins names those in sight. */
const tellPositions = (report: HTMLAnchorElement): void => {
  const { report: word = '', bare = report.href } = report.dataset;
  report.dataset['bare'] = bare;
  const address = new URL(bare);
  const [facts = '', ...rest] = (address.searchParams.get('body') ?? '').split('\n\n');
  const named = [...positions()].map((link) => `${word}: ${link}`);
  address.searchParams.set('body', [[facts, ...named].join('\n'), ...rest].join('\n\n'));
  report.href = address.href.replaceAll('+', '%20');
};

addEventListener('click', ({ target }) => {
  const report = target instanceof Element && target.closest<HTMLAnchorElement>('[data-report]');
  if (report) tellPositions(report);
});

export {};
