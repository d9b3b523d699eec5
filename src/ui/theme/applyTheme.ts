type ThemeName = 'dark' | 'light';
/** `standard`: green and red; `colourBlind`: sky and orange. */
type SidePair = 'standard' | 'colourBlind';

/** Reading the style does not force a first paint. */
const colourBrowser = (): void => {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  if (background !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
};

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** Forced colours replace the theme's, except in drawings, so these follow the system. */
export function applyTheme(theme: ThemeName, pair: SidePair): void {
  const root = document.documentElement;
  const system: ThemeName = matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  root.dataset['theme'] = matches('(forced-colors: active)') ? system : theme;
  if (pair === 'colourBlind') root.dataset['pair'] = 'cb';
  else delete root.dataset['pair'];
  requestAnimationFrame(colourBrowser);
}
