const MIN_LEVELS = 3;
/** Enough for a window of 2160 px; a book may have thousands of levels. */
const MAX_LEVELS = 48;

/** Reports how many levels of a side fit in the panel whenever its height changes. @returns stops this */
export const fitLevels = (panel: HTMLElement, onLevels: (levels: number) => void): (() => void) => {
  const ladder = panel.firstElementChild;
  if (!ladder) return () => undefined;
  const observer = new ResizeObserver(() => {
    const rows = ladder.querySelectorAll('[data-level]');
    const row = rows[0]?.getBoundingClientRect().height ?? 0;
    if (row === 0) return;
    const others = ladder.getBoundingClientRect().height - rows.length * row;
    const levels = Math.floor((panel.getBoundingClientRect().height - others) / (2 * row));
    onLevels(Math.min(MAX_LEVELS, Math.max(MIN_LEVELS, levels)));
  });
  observer.observe(panel);
  observer.observe(ladder);
  return () => observer.disconnect();
};
