/**
 * `drawShells.ts FILE MODE`: draws the frames of the pages as they are before anything is known, and writes them to FILE.
 * A process of its own, since it poses as a browser.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { firstPages } from '../../../src/config/firstPages.ts';
import { becomeBrowser } from './browserGlobals.ts';
import type { Screen } from './browserGlobals.ts';

export interface Shells {
  /** By page and screen, as in `trade phone`. */
  readonly frames: Readonly<Record<string, string>>;
  readonly styles: string;
}

const [file, mode] = process.argv.slice(2);
if (file === undefined || mode === undefined) throw new Error('usage: drawShells.ts FILE MODE');

const root = fileURLToPath(new URL('../../..', import.meta.url));
const screen: Screen = { isPhone: false };
// Styles are written out as text, to be taken from the document.
process.env['SC_DISABLE_SPEEDY'] = 'true';
const dom = becomeBrowser(screen);
const server = await createServer({
  root,
  mode,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { drawPage } = (await server.ssrLoadModule('/e2e/build/pageShells/DrawnPage.tsx')) as {
  drawPage: () => Promise<string>;
};

/** Nobody is shown a pair that the address does not name: its two tokens are ones that nobody knows. */
const UNKNOWN_PAIR = `/0x${'1'.repeat(40)}/0x${'2'.repeat(40)}`;
const PAGES_OF_A_PAIR: readonly string[] = ['trade', 'add'];
const addressOf = (page: string, at: string): string => (PAGES_OF_A_PAIR.includes(page) ? `${at}${UNKNOWN_PAIR}` : at);

const frames: Record<string, string> = {};
for (const [page, { at }] of Object.entries(firstPages)) {
  for (const kind of ['desktop', 'phone']) {
    screen.isPhone = kind === 'phone';
    dom.reconfigure({ url: `http://frame.invalid${addressOf(page, at)}` });
    frames[`${page} ${kind}`] = await drawPage();
  }
}
const styles = [...dom.window.document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
// What the styling library leaves there for itself.
const plain = styles.replace(/\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}|\n/g, '');
await writeFile(file, JSON.stringify({ frames, styles: plain } satisfies Shells));
// Parts that are still being loaded keep the process up.
process.exit(0);
