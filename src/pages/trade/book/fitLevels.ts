const MIN_LEVELS = 3;
/** Fills a window of 2160 px; a book may have thousands. */
const MAX_LEVELS = 48;

/** Reports the levels of a side that fit in the panel with each change of its height. Returns the end of that. */
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
