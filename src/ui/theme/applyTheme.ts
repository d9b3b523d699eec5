type ThemeName = 'dark' | 'light';
/** `standard`: green and red. `colourBlind`: blue and orange. */
type SidePair = 'standard' | 'colourBlind';

/** Reading a computed style does not force a first paint. */
const colourBrowser = (): void => {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  if (background !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
};

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** Forced colours replace the theme except in drawings, so the drawings follow the system's colours. */
export function applyTheme(theme: ThemeName, pair: SidePair): void {
  const root = document.documentElement;
  const system: ThemeName = matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const shown = matches('(forced-colors: active)') ? system : theme;
  // The boot script has mostly set it; the same value again would make the browser compute every style.
  if (root.dataset['theme'] !== shown) root.dataset['theme'] = shown;
  if (pair === 'colourBlind') root.dataset['pair'] = 'cb';
  else delete root.dataset['pair'];
  requestAnimationFrame(colourBrowser);
}
