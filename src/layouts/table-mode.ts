/**
 * A calculator alone on the screen, in large type, for a phone that lies on the table. The address says
 * so, and the screen stays on where the system lets a page ask for that.
 */

const { documentElement: root } = document;
const MODE = '#table';
const enter = document.querySelector<HTMLElement>('[data-table-mode]');
const leave = document.querySelector<HTMLElement>('[data-leave-table]');

let lock: Promise<WakeLockSentinel | undefined> | undefined;

const stayAwake = async (): Promise<WakeLockSentinel | undefined> => {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    // There is none, or the battery is low.
    return undefined;
  }
};

const show = (isOn: boolean): void => {
  root.classList.toggle('at-table', isOn);
  if (isOn) lock ??= stayAwake();
  else {
    void lock?.then((held) => held?.release());
    lock = undefined;
  }
};

const turn = (isOn: boolean): void => {
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${location.search}${isOn ? MODE : ''}`,
  );
  show(isOn);
  scrollTo(0, 0);
  (isOn ? leave : enter)?.focus({ preventScroll: true });
};

enter?.addEventListener('click', () => {
  turn(true);
});
leave?.addEventListener('click', () => {
  turn(false);
});
addEventListener('keydown', ({ key }) => {
  if (
    key === 'Escape' &&
    root.classList.contains('at-table') &&
    !document.querySelector('dialog[open]')
  )
    turn(false);
});
// A screen that was switched off lets go of the lock.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || !root.classList.contains('at-table')) return;
  lock = stayAwake();
});
addEventListener('hashchange', () => {
  show(location.hash === MODE);
});

show(location.hash === MODE);

export {};
