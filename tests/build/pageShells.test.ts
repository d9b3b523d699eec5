import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBootScript } from '../../tools/build/pageShells/bootScript.ts';
import { withShells } from '../../tools/build/pageShells/index.ts';
import { paintedAttributes } from '../../tools/build/pageShells/paintedAttributes.ts';

const frames = {
  'home desktop': '<p>what it is</p>',
  'home phone': '<p>what it is, narrow</p>',
  'trade desktop': '<p>wide</p>',
  'trade phone': '<p>narrow</p>',
  'pool desktop': '<p>pools</p>',
};
const source = '<html><head><meta name="viewport" /></head><body><div id="root"></div></body></html>';
const styles = { shared: ':root{--bg:#000}', ofFrames: '.a{color:red}' };
const none = { shared: '', ofFrames: '' };
const html = withShells(source, frames, styles, 'boot("$&")');

let boot: string;
beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../src/boot.ts', import.meta.url));
  const none = { data: [], content: [] };
  const trade = { data: ['/assets/book.js'], content: ['/assets/trade.js'] };
  const scripts = { home: none, trade, pool: none, market: none, add: none };
  boot = await buildBootScript(entry, { scripts, styles: { href: '/assets/styles.css', integrity: 'sha256-AAAA' } });
});

interface Visit {
  readonly at?: string;
  readonly stored?: string;
  readonly prefersDark?: boolean;
  readonly isPhone?: boolean;
  readonly languages?: readonly string[];
}

/** The document after the boot script has run in a separate browser. */
const visit = (visited: Visit): Document => {
  const { at = '/trade', stored, prefersDark = false, isPhone = false, languages = ['en-US'] } = visited;
  const { window } = new JSDOM(html, { url: `http://localhost${at}`, runScripts: 'outside-only' });
  const matches = (query: string): boolean => (query.includes('dark') ? prefersDark : isPhone);
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: matches(query) }),
    fetch: () => new Promise(() => undefined),
  });
  Object.assign(window.document, { adoptedStyleSheets: [] });
  if (stored !== undefined) window.localStorage.setItem('myt_user', stored);
  Object.defineProperty(window.navigator, 'languages', { value: languages });
  window.eval(boot);
  window.document.dispatchEvent(new window.Event('readystatechange'));
  return window.document;
};

const themeOf = (document: Document): string | undefined => document.documentElement.dataset['theme'];
const rootOf = (document: Document): string => document.getElementById('root')?.textContent ?? '';

describe('the theme is right from the first frame', () => {
  it.each([
    ['the first visit is dark', {}, 'dark'],
    ['a chosen light theme is light', { stored: '{"userDarkMode":false}' }, 'light'],
    ['the system decides, if chosen', { stored: '{"userDarkMode":null}', prefersDark: true }, 'dark'],
    ['the system decides, if chosen', { stored: '{"userDarkMode":null}', prefersDark: false }, 'light'],
    ['a link decides for everybody', { stored: '{"userDarkMode":true}', at: '/pool?theme=Light' }, 'light'],
    ['no other word of a link does', { at: '/pool?theme=lighter&mytheme=light' }, 'dark'],
    ['what cannot be read is not stored', { stored: '{"userDark' }, 'dark'],
    ['what is no record is not stored', { stored: 'null' }, 'dark'],
  ] satisfies readonly [string, Visit, string][])('%s: %o', (_, visited, theme) => {
    expect(themeOf(visit(visited))).toBe(theme);
  });

  it('the colour-blind pair applies if it is stored', () => {
    expect(visit({ stored: '{"colourBlindPair":true}' }).documentElement.dataset['pair']).toBe('cb');
    expect(visit({}).documentElement.dataset['pair']).toBeUndefined();
  });
});

describe('the frame of the page that the address asks for', () => {
  it.each([
    ['/', false, 'what it is'],
    ['/home', true, 'what it is, narrow'],
    ['/trade', false, 'wide'],
    ['/trade/ETH/0xabc', true, 'narrow'],
    ['/pool', false, 'pools'],
    ['/pool/v2', false, 'pools'],
    ['/pool/find', false, ''],
    ['/pools', false, ''],
    ['/settings', false, ''],
  ])('%s, on a phone (%s), shows the frame "%s"', (at, isPhone, shown) => {
    expect(rootOf(visit({ at, isPhone }))).toBe(shown);
  });

  it('cannot be used or read out, since nothing in it works yet', () => {
    const frame = visit({}).querySelector('#root > .frame');
    expect(frame?.hasAttribute('inert')).toBe(true);
    expect(frame?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    [{ languages: ['en-GB', 'ko-KR'] }, undefined],
    [{ languages: ['fr-FR', 'en-US'] }, undefined],
    [{ languages: ['ko'] }, 'later'],
    [{ languages: ['fr-FR', 'ja-JP', 'en-US'] }, 'later'],
    [{ languages: ['en-US'], stored: '{"userLocale":"zh-CN"}' }, 'later'],
    [{ languages: ['zh-CN'], stored: '{"userLocale":"en-US"}' }, undefined],
  ] satisfies readonly [Visit, string | undefined][])(
    'shows its texts only to readers of their language: %o',
    (visited, texts) => {
      expect(visit(visited).documentElement.dataset['texts']).toBe(texts);
    },
  );

  it("has the page's scripts on their way, those that request its data first", () => {
    const links = [...visit({}).querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    expect(links.map((link) => [link.getAttribute('href'), link.fetchPriority])).toEqual([
      ['/assets/book.js', 'high'],
      ['/assets/trade.js', 'low'],
    ]);
  });
});

it('keeps whatever a frame contains as it is', () => {
  const odd = withShells(source, { 'add phone': "$& $' $1" }, { ...none, ofFrames: '$$$`' }, '');
  expect(odd).toContain(">$& $' $1</div></template>");
  expect(odd).toContain('<style data-frames>$$$`</style>');
});

it('index.html asks for no style sheet, and has the boot script before anything that is drawn', () => {
  const linked = withShells(
    source.replace('</head>', '<link rel="stylesheet" href="/a.css"></head>'),
    frames,
    none,
    '',
  );
  expect(linked).not.toContain('stylesheet');
  expect(html.indexOf('<script>boot("$&")</script>')).toBeLessThan(html.indexOf('viewport'));
  expect(html).toMatch(/<style>:root\{--bg:#000\}<\/style>\s*<style data-frames>\.a\{color:red\}<\/style>/);
});

it('the application leaves the line to what is painted, and to the script that requests the first data', () => {
  const modules = ['early', 'base'].map((name) => `<script type="module" crossorigin src="/${name}.js"></script>`);
  const page = withShells(source.replace('</head>', `${modules.join('')}</head>`), frames, none, '');
  const { document } = new JSDOM(page).window;
  const priorities = [...document.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('fetchpriority'),
  );
  expect(priorities).toEqual(['high', 'low']);
});

it.each(['</script>', '<!-- a', '<SCRIPT'])('a boot script with %s in it would be cut, and is no build', (mark) => {
  expect(() => withShells(source, frames, none, `say("${mark}")`)).toThrow('cannot be inlined in the page');
});

it('a frame keeps the attributes that are painted, and those that styles read', () => {
  const drawn =
    '<a class="x" href="/pool" title="Pools" data-size="sm" data-end=""><svg width="8" aria-hidden="true"><path d="M1 1" fill="red"></path></svg></a><input type="text" value="1" id="a" style="width: 4px;">';
  expect(paintedAttributes(drawn, ".x[data-size='sm']{a:b}")).toBe(
    '<a class="x" data-size="sm"><svg width="8"><path d="M1 1" fill="red"></path></svg></a><input type="text" value="1" style="width: 4px;">',
  );
});
