export type ThemeName = 'dark' | 'light';
/** `standard` is green and red; `colourBlind` is sky and orange. */
export type SidePair = 'standard' | 'colourBlind';

/** Sets the theme on the root element; every colour token follows from these two attributes. */
export function applyTheme(theme: ThemeName, pair: SidePair): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  if (pair === 'colourBlind') root.dataset['pair'] = 'cb';
  else delete root.dataset['pair'];
  const background = getComputedStyle(root).getPropertyValue('--bg').trim();
  if (background !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}
