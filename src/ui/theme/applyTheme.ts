export type ThemeName = 'dark' | 'light';
/** `standard` is green and red; `colourBlind` is sky and orange. */
export type SidePair = 'standard' | 'colourBlind';

/** Colours what the browser draws around the page; where the page has not been drawn yet, this does not make it. */
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
