/**
 * `drawShells.ts FILE MODE`: draws the frames of the pages as they are before anything is known, and writes them to FILE.
 * A process of its own, since it poses as a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Plugin } from 'vite';
import { firstPages } from '../../../src/config/firstPages.ts';
import type { Collected } from '../staticStyles/collectStyles.tsx';
import type { Rules } from '../staticStyles/laterStyles.ts';
import { becomeBrowser } from './browserGlobals.ts';
import type { Screen } from './browserGlobals.ts';

export interface Shells {
  /** By page and screen, as in `trade phone`. */
  readonly frames: Readonly<Record<string, string>>;
  readonly rules: Rules;
}

const [file, mode] = process.argv.slice(2);
if (file === undefined || mode === undefined) throw new Error('usage: drawShells.ts FILE MODE');

const DRAWN_PAGE = '/e2e/build/pageShells/DrawnPage.tsx';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const screen: Screen = { isPhone: false };
// Styles are written out as text, to be taken from the document.
process.env['SC_DISABLE_SPEEDY'] = 'true';
process.env['COLLECTED_STYLES'] = 'true';
const dom = becomeBrowser(screen);
/** Parts of the shell around the pages that are being loaded. */
const comingParts = new Set<Promise<unknown>>();
Object.assign(globalThis, {
  comingParts: {
    size: () => comingParts.size,
    add: (part: Promise<unknown>): Promise<unknown> => {
      comingParts.add(part);
      return part.finally(() => comingParts.delete(part));
    },
  },
});

/** What comes later is waited for in the shell and never comes in the pages: else it would be chance what is drawn. */
const laterParts: Plugin = {
  name: 'later-parts',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src'))) return undefined;
    const isShell = id.startsWith(join(root, 'src/app'));
    return code.replace(/\bimport\(\s*(['"][^'"]+['"])\s*\)/g, (found) =>
      isShell ? `globalThis.comingParts.add(${found})` : 'new Promise(() => undefined)',
    );
  },
};
const server = await createServer({
  root,
  mode,
  plugins: [laterParts],
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { collectStyles } = (await server.ssrLoadModule('/e2e/build/staticStyles/collectStyles.tsx')) as {
  collectStyles: (files: readonly string[]) => Promise<Collected>;
};
const { drawPage } = (await server.ssrLoadModule(DRAWN_PAGE)) as {
  drawPage: () => Promise<string>;
};

// What the pages load later has styles too. All come before the first page is drawn, one after another: the library writes
// styles in the order in which their components were made, and what a page loads while it is drawn arrives by chance.
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
for (const name of sources.sort())
  if (readFileSync(join(root, 'src', name), 'utf8').includes("'styled-components'"))
    await server.ssrLoadModule(`/src/${name}`);

/** Files from the root, each after those that it imports, as they run where nothing has to be waited for. */
const runOrder = (entries: readonly string[]): readonly string[] => {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (url: string): void => {
    const module = server.environments.ssr.moduleGraph.urlToModuleMap.get(url);
    if (!module || seen.has(url)) return;
    seen.add(url);
    module.transformResult?.deps?.forEach(visit);
    if (module.file?.startsWith(root)) order.add(module.file.slice(root.length));
  };
  entries.forEach(visit);
  return [...order];
};

/** Nobody is shown a pair that the address does not name: its two tokens are ones that nobody knows. */
const UNKNOWN_PAIR = `/0x${'1'.repeat(40)}/0x${'2'.repeat(40)}`;
const PAGES_OF_A_PAIR: readonly string[] = ['trade', 'add'];
const addressOf = (page: string, at: string): string => (PAGES_OF_A_PAIR.includes(page) ? `${at}${UNKNOWN_PAIR}` : at);

const frames: Record<string, string> = {};
for (const [page, at] of Object.entries(firstPages)) {
  for (const kind of ['desktop', 'phone']) {
    screen.isPhone = kind === 'phone';
    dom.reconfigure({ url: `http://frame.invalid${addressOf(page, at)}` });
    frames[`${page} ${kind}`] = await drawPage();
  }
}
const { rules, withClasses } = await collectStyles(runOrder([DRAWN_PAGE, ...sources.map((name) => `/src/${name}`)]));
const drawn = Object.fromEntries(Object.entries(frames).map(([name, frame]) => [name, withClasses(frame)]));
await writeFile(file, JSON.stringify({ frames: drawn, rules } satisfies Shells));
// Parts that are still being loaded keep the process up.
process.exit(0);
