import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isCss, platformApis } from './platformApis.ts';

export interface Floor {
  readonly chrome: string;
  readonly safari: string;
  readonly firefox: string;
}

const ENTRY = /^(chrome|safari|firefox) >= ([\d.]+)$/;

/** The oldest engines by `browserslist` of package.json. */
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

/** The same for the build, which writes no newer syntax. */
export const buildTarget = (): string[] =>
  Object.entries(readFloor()).map(([engine, version]) => `${engine}${version}`);

/** Runs in engines that know no `let`: ECMAScript 3 and 5 alone. */
const check = (paths: readonly string[], conditions: readonly string[]): string => `
(function () {
  var paths = ${JSON.stringify(paths)};
  var conditions = ${JSON.stringify(conditions)};
  var missing = '';
  function has(path) {
    var names = path.split('.');
    var at = window;
    for (var i = 0; i < names.length; i += 1) {
      if (at === null || at === undefined || !(names[i] in Object(at))) return false;
      if (i < names.length - 1) at = at[names[i]];
    }
    return true;
  }
  function supports(condition) {
    try {
      return CSS.supports(condition.indexOf('selector') === 0 ? condition : '(' + condition + ')');
    } catch (e) {
      return false;
    }
  }
  for (var p = paths.length - 1; p >= 0; p -= 1) if (!has(paths[p])) missing = paths[p];
  for (var c = 0; c < conditions.length && missing === ''; c += 1) if (!supports(conditions[c])) missing = conditions[c];
  if (missing === '' && !HTMLScriptElement.supports('importmap')) missing = 'import maps';
  if (missing === '') return;
  var page = document.getElementById('too-old');
  var root = document.getElementById('root');
  document.documentElement.setAttribute('data-old', missing);
  page.removeAttribute('hidden');
  page.getElementsByTagName('small')[0].appendChild(document.createTextNode(missing));
  root.parentNode.removeChild(root);
})();
`;

/** The script for index.html that shows its too-old page where a needed API is missing, and starts nothing. */
export const floorScript = (): string => {
  const needed = platformApis.filter(({ use }) => use === 'needed');
  const names = (list: typeof needed): readonly string[] => list.map(({ name }) => name);
  return check(names(needed.filter((entry) => !isCss(entry))), names(needed.filter(isCss))).trim();
};

/** index.html with the floor's script and versions. */
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
