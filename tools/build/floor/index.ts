import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isCss, platformApis } from './platformApis.ts';

export interface Floor {
  readonly chrome: string;
  readonly safari: string;
  readonly firefox: string;
}

const ENTRY = /^(chrome|safari|firefox) >= ([\d.]+)$/;

/** From `browserslist` of package.json. */
export const readFloor = (): Floor => {
  const { browserslist } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    browserslist: string[];
  };
  const found = Object.fromEntries(browserslist.flatMap((line) => [ENTRY.exec(line)?.slice(1) ?? []]));
  const { chrome, safari, firefox } = found as Partial<Floor>;
  if (!chrome || !safari || !firefox)
    throw new Error('browserslist of package.json names no oldest Chrome, Safari or Firefox.');
  return { chrome, safari, firefox };
};

/** Targets for the bundler, so that it writes no newer syntax. */
export const buildTarget = (): string[] =>
  Object.entries(readFloor()).map(([engine, version]) => `${engine}${version}`);

/**
 * Uses only ECMAScript 3 and 5, because it also has to run in engines without `let`. `CSS.supports` is checked before
 * the styles.
 */
const check = (names: readonly string[]): string => `
(function () {
var names = ${JSON.stringify(names)}, i = 0;
function has(name) {
if (/[:(]/.test(name)) return CSS.supports(/^selector/.test(name) ? name : '(' + name + ')');
var parts = name.split('.'), at = window;
while (parts.length > 1) if (!(at = at[parts.shift()])) return false;
return parts[0] in Object(at);
}
while (i < names.length && has(names[i])) i += 1;
var missing = names[i] || (HTMLScriptElement.supports('importmap') ? '' : 'import maps');
if (!missing) return;
var page = document.getElementById('too-old'), root = document.getElementById('root');
document.documentElement.setAttribute('data-old', missing);
page.removeAttribute('hidden');
page.getElementsByTagName('small')[0].appendChild(document.createTextNode(missing));
root.parentNode.removeChild(root);
})();
`;

/** Shows the too-old page and stops the start if a needed API is missing. */
export const floorScript = (): string => {
  const needed = platformApis.filter(({ use }) => use === 'needed');
  const styles = needed.filter(isCss);
  return check([...needed.filter((entry) => !isCss(entry)), ...styles].map(({ name }) => name)).trim();
};

/** Adds the floor's script and versions. */
export const withFloor = (html: string): string => {
  const { chrome, safari, firefox } = readFloor();
  return html
    .replace('{floor}', () => `Chrome ${chrome}, Safari ${safari} or Firefox ${firefox}`)
    .replace('<!-- floor script -->', () => `<script>${floorScript()}</script>`);
};

export const engineFloor = (): Plugin => ({
  name: 'engine-floor',
  transformIndexHtml: { order: 'pre', handler: withFloor },
});
