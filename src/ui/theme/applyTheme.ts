export type ThemeName = 'dark' | 'light';
/** `standard` is green and red; `colourBlind` is sky and orange. */
export type SidePair = 'standard' | 'colourBlind';

/** Colours the browser's interface around the page; reading the style does not force a first paint. */
const colourBrowser = (): void => {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  if (background !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
};

/** Sets the theme on the root element; every colour token follows from these two attributes. */
export function applyTheme(theme: ThemeName, pair: SidePair): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  if (pair === 'colourBlind') root.dataset['pair'] = 'cb';
  else delete root.dataset['pair'];
  requestAnimationFrame(colourBrowser);
}
