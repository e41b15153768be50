/** What the Performance track and what one does with it are called. */
export const trackLabels = {
  track: { en: 'Performance track', it: 'Tracciato delle esibizioni' },
  tap: { en: 'Tap the track to set', it: 'Tocca il tracciato per mettere' },
  free: { en: 'free', it: 'libero' },
  low: { en: 'lowest', it: 'il più basso' },
  high: { en: 'highest', it: 'il più alto' },
};
