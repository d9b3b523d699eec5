const still = '(prefers-reduced-motion: reduce)';
const timing: KeyframeAnimationOptions = { duration: 400, easing: 'ease-out' };

/** Lights a level up in the colour of its side for a moment; the browser alone animates it. */
export const flashLevel = (row: Element): void => {
  if (window.matchMedia(still).matches) return;
  row.animate([{ backgroundColor: 'var(--soft)' }, { backgroundColor: 'transparent' }], timing);
};
