/**
 * `drawShells.ts FILE MODE`: writes the pages' frames to FILE, in a separate process because of its browser globals.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { firstPages } from '../../../src/config/firstPages.ts';
import type { Collected } from '../staticStyles/collectStyles.tsx';
import type { Rules } from '../staticStyles/laterStyles.ts';
import { paintedRules } from '../staticStyles/paintedRules.ts';
import { becomeBrowser, type Screen } from './browserGlobals.ts';
import { paintedAttributes } from './paintedAttributes.ts';

export interface Shells {
  readonly frames: Readonly<Record<string, string>>;
  readonly rules: Rules;
  /** Rules of the frames. */
  readonly painted: readonly string[];
}

const [file, mode] = process.argv.slice(2);
if (file === undefined || mode === undefined) throw new Error('usage: drawShells.ts FILE MODE');

const THEME_FILES = ['tokens', 'base', 'brand'].map((name) => `src/ui/theme/${name}.css`);
const DRAWN_PAGE = '/tools/build/pageShells/DrawnPage.tsx';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const screen: Screen = { isPhone: false };
// Styles are written as text, readable from the document.
process.env['SC_DISABLE_SPEEDY'] = 'true';
process.env['COLLECTED_STYLES'] = 'true';
const dom = becomeBrowser(screen);
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

/** Starts below the window's edge (`app/layout/Layout.tsx`), so a frame leaves it out. */
const BELOW_THE_WINDOW = './SiteFooter.tsx';

/**
 * Dynamic imports are awaited in the shell and stay pending in the pages, so that the result does not depend on timing.
 */
const laterParts: Plugin = {
  name: 'later-parts',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src'))) return undefined;
    const isShell = id.startsWith(join(root, 'src/app'));
    return code.replace(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g, (found, _, path) =>
      isShell && path !== BELOW_THE_WINDOW ? `globalThis.comingParts.add(${found})` : 'new Promise(() => undefined)',
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
const { collectStyles } = (await server.ssrLoadModule('/tools/build/staticStyles/collectStyles.tsx')) as {
  collectStyles: (files: readonly string[]) => Promise<Collected>;
};
const { drawPage } = (await server.ssrLoadModule(DRAWN_PAGE)) as {
  drawPage: () => Promise<string>;
};

// Modules are loaded in sorted order before the first page is drawn. The library writes styles in the order of their
// creation, which is random during drawing.
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
for (const name of sources.sort())
  if (readFileSync(join(root, 'src', name), 'utf8').includes("'styled-components'"))
    await server.ssrLoadModule(`/src/${name}`);

/** From the root, each after its imports, without top-level awaits. */
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

/** Tokens without facts, so that a frame shows no pair that the URL does not name. */
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
const css = [...THEME_FILES.map((name) => readFileSync(join(root, name), 'utf8')), ...rules.map(([, rule]) => rule)];
const drawn = Object.fromEntries(
  Object.entries(frames).map(([name, frame]) => [name, paintedAttributes(withClasses(frame), css.join(''))]),
);
const painted = [...paintedRules(rules, Object.values(drawn))];
await writeFile(file, JSON.stringify({ frames: drawn, rules, painted } satisfies Shells));
// Pending imports would keep the process alive.
process.exit(0);
