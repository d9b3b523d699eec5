import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILD_HASH } from '#config/build.ts';
import { buildBootScript } from '../../tools/build/pageShells/bootScript.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const html = readFileSync(at('index.html'), 'utf8');
const HASH = 'sha256-AAAA';
const STYLES = '/assets/styles.css';

let boot: string;
beforeAll(async () => {
  const none = { data: [], content: [] };
  const trade = { data: [], content: ['/assets/trade.js'] };
  const scripts = { home: none, trade, pool: none, market: none, add: none };
  boot = await buildBootScript(at('src/boot.ts'), { scripts, styles: { href: STYLES, integrity: HASH } });
});

const reloads: DOMWindow[] = [];

/** index.html after the boot script has run, before any script of the application. */
const visit = (importMap?: object, spoil: (window: DOMWindow) => void = () => undefined): DOMWindow => {
  const page = importMap
    ? html.replace('<title>', `<script type="importmap">${JSON.stringify(importMap)}</script><title>`)
    : html;
  const virtualConsole = new VirtualConsole();
  const about = { url: 'https://exchange.example/trade', runScripts: 'outside-only', virtualConsole } as const;
  const { window } = new JSDOM(page, about);
  // The only navigation of this script is a reload, which jsdom reports as not implemented.
  virtualConsole.on('jsdomError', ({ message }: Error) => /navigation/.test(message) && reloads.push(window));
  Object.assign(window, { matchMedia: () => ({ matches: false }), fetch: () => new Promise(() => undefined) });
  Object.assign(window.document, { adoptedStyleSheets: [] });
  spoil(window);
  try {
    window.eval(boot);
  } catch (cause) {
    // A browser reports it as an error of the page.
    throwIn(window, String(cause), about.url);
  }
  window.document.dispatchEvent(new window.Event('readystatechange'));
  return window;
};

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const isFailed = ({ document }: DOMWindow): boolean => 'failed' in document.documentElement.dataset;
const reasonIn = ({ document }: DOMWindow): string =>
  document.querySelector('.load-failed-reason')?.textContent ?? 'no place';
const draw = ({ document }: DOMWindow): void => {
  document.getElementById('root')?.replaceChildren(document.createElement('main'));
};
const throwIn = (window: DOMWindow, message: string, filename: string): void => {
  window.dispatchEvent(new window.ErrorEvent('error', { message, filename }));
};
const reject = (window: DOMWindow, reason: unknown): void => {
  window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason }));
};

const OWN = 'https://exchange.example/assets/base.js';

describe('the failed-load page', () => {
  it('says what happened, has a button that reloads, and says what to do if it stays', () => {
    const { document } = visit();
    const page = document.querySelector('.load-failed[hidden]');
    expect(page?.querySelector('h1')?.textContent).toBe('This page could not be loaded');
    expect(page?.querySelector('button')?.textContent).toBe('Reload the page');
    expect(page?.textContent).toMatch(/If this page stays:/);
  });

  it.each([
    ['an error', (window: DOMWindow) => throwIn(window, 'TypeError: x is not a function', OWN)],
    ['a rejection', (window: DOMWindow) => reject(window, new TypeError('x is not a function'))],
  ])('shows the reason of %s before the application has drawn itself', async (_, fail) => {
    const window = visit();
    fail(window);
    throwIn(window, 'a consequence', OWN);
    await nextTask();
    expect(isFailed(window)).toBe(true);
    expect(reasonIn(window)).toContain('x is not a function');
  });

  it('shows the reason if the first script itself throws', async () => {
    const window = visit(undefined, (spoilt) => {
      spoilt.localStorage.setItem('myt_user', '{"userDarkMode":null}');
      Object.assign(spoilt, { matchMedia: undefined });
    });
    await nextTask();
    expect(isFailed(window)).toBe(true);
    expect(reasonIn(window)).toContain('matchMedia');
  });

  it('names a script that did not arrive', async () => {
    const window = visit();
    const script = Object.assign(window.document.createElement('script'), { src: OWN });
    window.document.head.append(script);
    script.dispatchEvent(new window.Event('error'));
    await nextTask();
    expect(reasonIn(window)).toBe(`${OWN}, or a file that it imports, did not arrive as it was built.`);
  });

  it('names a style file that did not arrive', async () => {
    const requests: unknown[] = [];
    const window = visit(undefined, (spoilt) =>
      Object.assign(spoilt, {
        fetch: (...request: unknown[]) => {
          requests.push(request);
          return Promise.reject(new TypeError('Failed to fetch'));
        },
      }),
    );
    await nextTask();
    expect(requests[0]).toEqual([STYLES, { integrity: HASH, priority: 'low' }]);
    expect(reasonIn(window)).toBe(`${STYLES} did not arrive as it was built.`);
  });

  it.each([
    ['reloads', 'another release', 1],
    ['stays', 'the same release', 0],
  ])('%s if a script is gone and the server has %s', async (_, release, expected) => {
    const window = visit();
    const hash = release === 'another release' ? 'f'.repeat(64) : BUILD_HASH;
    Object.assign(window, {
      fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ hash }) }),
      AbortSignal: { timeout: () => undefined },
    });
    Object.assign(window.performance, { getEntriesByType: () => [] });
    const script = Object.assign(window.document.createElement('script'), { src: OWN });
    window.document.head.append(script);
    script.dispatchEvent(new window.Event('error'));
    await nextTask();
    expect(isFailed(window)).toBe(true);
    expect(reloads.filter((reloaded) => reloaded === window)).toHaveLength(expected);
  });

  it('does not appear for errors of extensions, nor once the application has drawn itself', async () => {
    const window = visit();
    throwIn(window, 'Cannot redefine property: ethereum', 'chrome-extension://wallet/inpage.js');
    await nextTask();
    expect(isFailed(window)).toBe(false);
    draw(window);
    throwIn(window, 'x is not a function', OWN);
    reject(window, new TypeError('x is not a function'));
    await nextTask();
    expect(isFailed(window)).toBe(false);
  });

  it('appears when an error makes React remove the application', async () => {
    const window = visit();
    draw(window);
    throwIn(window, 'x is not a function', OWN);
    window.document.getElementById('root')?.replaceChildren();
    await nextTask();
    expect(isFailed(window)).toBe(true);
  });

  it('disappears when the application draws itself after all', async () => {
    const window = visit();
    throwIn(window, 'x is not a function', OWN);
    await nextTask();
    draw(window);
    await nextTask();
    expect(isFailed(window)).toBe(false);
    expect(reasonIn(window)).toBe('');
  });
});

it("preloads the page's scripts with the hashes of the import map, and drops a preload that failed", () => {
  const window = visit({ integrity: { '/assets/trade.js': HASH } });
  const link = window.document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
  expect(link?.getAttribute('href')).toBe('/assets/trade.js');
  expect(link?.integrity ?? Reflect.get(link ?? {}, 'integrity')).toBe(HASH);
  link?.dispatchEvent(new window.Event('error'));
  expect(window.document.querySelector('link[rel=modulepreload]')).toBeNull();
});
