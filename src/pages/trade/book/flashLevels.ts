const still = '(prefers-reduced-motion: reduce)';
const timing: KeyframeAnimationOptions = { duration: 400, easing: 'ease-out' };

export const flashLevel = (row: Element): void => {
  if (window.matchMedia(still).matches) return;
  row.animate([{ backgroundColor: 'var(--soft)' }, { backgroundColor: 'transparent' }], timing);
};
