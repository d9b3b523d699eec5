import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { buildList, HASH_PLACE, withHash } from '../../tools/build/release/buildList.ts';
import { headersFile, headersFor, redirectsFile, securityHeaders } from '../../tools/build/release/serverFiles.ts';
import { compareServed, type Answer, type Ask } from '../../tools/verify/compareServed.ts';
import { routes } from '../../tools/verify/servedPlaces.ts';
import { paths } from '#config/paths.ts';

const security = securityHeaders("default-src 'none'");
const built = new Map([
  ['index.html', `<html data-build="${HASH_PLACE}">`],
  ['sw.js', `hash("${HASH_PLACE}")`],
  ['assets/base-1.js', 'base'],
  ['favicon.svg', '<svg>'],
  ['_headers', headersFile(security, '/')],
  ['_redirects', redirectsFile('/')],
]);
const list = buildList(built, { version: '1', configuration: {} });
const own = { list, headers: built.get('_headers') ?? '' };

/** Answer to a path with its query, by compression; undefined for the build's own. */
type Change = (
  path: string,
  encoding?: string,
  query?: string,
) => Partial<{ status: number; body: string; headers: Record<string, string> }> | undefined;

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A server on loopback that serves the build by its own `_headers` and `_redirects`, but for some changes. */
const serve = async (change: Change = () => undefined, files = new Map<string, string>()): Promise<Ask> => {
  const served = new Map([...built].map(([file, text]) => [file, withHash(file, text, list.hash)]));
  served.set('build.json', JSON.stringify(list));
  for (const [file, text] of files) served.set(file, text);
  const server = createServer((request, response) => {
    const [path = '', query] = (request.url ?? '/').slice(1).split('?');
    const isGone = path.startsWith('assets/') && !served.has(path);
    const file = served.has(path) ? path : 'index.html';
    const changed = change(path, String(request.headers['accept-encoding']), query);
    const headers = {
      'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/json',
      ...headersFor(own.headers, `/${path}`),
      ...changed?.headers,
    };
    for (const [name, value] of Object.entries(headers)) if (value !== '') response.setHeader(name, value);
    response.writeHead(changed?.status ?? (isGone ? 404 : 200));
    response.end(changed?.body ?? served.get(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(
    () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  );
  const { port } = server.address() as AddressInfo;
  return async (path, encoding = 'gzip, br'): Promise<Answer> => {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, { redirect: 'manual', headers });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, body, headers: Object.fromEntries(response.headers) };
  };
};

const page = withHash('index.html', built.get('index.html') ?? '', list.hash);
const only =
  (at: string, answer: NonNullable<ReturnType<Change>>): Change =>
  (path) =>
    path === at ? answer : undefined;

describe("the comparison of a server's files with the files that this commit builds", () => {
  it('nothing is reported where all is the same', async () => {
    expect(await compareServed(own, '/', await serve())).toEqual([]);
  });

  it("nothing is reported of the operator's own notice", async () => {
    const notice = { notices: [{ tone: 'info', title: 'Slow', text: 'One node is slow.' }] };
    expect(await compareServed(own, '/', await serve(only('notice.json', { body: JSON.stringify(notice) })))).toEqual(
      [],
    );
  });

  it.each<[string, Change, RegExp]>([
    ['something else for a notice', only('notice.json', { body: '{"script":"x"}' }), /^notice\.json: is no notice$/],
    [
      'a notice that browsers keep',
      only('notice.json', { body: '{"notices":[]}', headers: { 'Cache-Control': 'max-age=600' } }),
      /^notice\.json: header cache-control/,
    ],
    ['a changed script', only('assets/base-1.js', { body: 'base;steal()' }), /^assets\/base-1\.js: differs$/],
    [
      'a page that claims another hash',
      only('index.html', { body: '<html data-build="0">' }),
      /^index\.html: differs$/,
    ],
    [
      'a compressed copy of a script',
      (path, encoding) => (path === 'assets/base-1.js' && encoding === 'br' ? { body: 'base;steal()' } : undefined),
      /^assets\/base-1\.js: differs where it is requested as br$/,
    ],
    [
      'another document for a link with a query',
      (path, _, query) =>
        path === 'trade' && query !== undefined ? { body: '<script src="//x.example">' } : undefined,
      /^trade\?utm_source=[0-9a-f-]{36}: differs$/,
    ],
    [
      'a page in another encoding',
      only('index.html', { headers: { 'content-type': 'text/html; charset=iso-2022-jp' } }),
      /^index\.html: header content-type: "text\/html; charset=iso-2022-jp"$/,
    ],
    [
      'no policy on a route with a slash at its end',
      only('pool/', { headers: { 'Content-Security-Policy': '' } }),
      /^pool\/: header content-security-policy: not sent/,
    ],
    [
      'a script on an error page',
      only('pool/', { status: 404, body: '<h1>Not found</h1><script>steal()</script>' }),
      /^pool\/: an error page with a script, frame, form or redirect$/,
    ],
    ['a missing script', only('assets/base-1.js', { status: 404 }), /^assets\/base-1\.js: not served \(404\)$/],
    ['no list', only('build.json', { status: 404 }), /^build\.json: not served/],
    [
      'a foreign script at /pool',
      only('pool', { body: `${page}<script src="//x.example/x.js"></script>` }),
      /^pool: differs$/,
    ],
    [
      'a foreign document at an unknown address',
      (path) => (/^[0-9a-f-]{36}$/.test(path) ? { body: 'x' } : undefined),
      /^[0-9a-f-]{36}: differs$/,
    ],
    [
      'no policy on /pool',
      only('pool', { headers: { 'Content-Security-Policy': '' } }),
      /^pool: header content-security-policy: not sent, and the build says "default-src 'none'"$/,
    ],
    [
      'a weaker policy on a script',
      only('assets/base-1.js', { headers: { 'Referrer-Policy': 'unsafe-url' } }),
      /^assets\/base-1\.js: header referrer-policy: "unsafe-url", and the build says "no-referrer"$/,
    ],
    [
      "a year's cache on sw.js",
      only('sw.js', { headers: { 'Cache-Control': 'public, max-age=31536000' } }),
      /^sw\.js: header cache-control: "public, max-age=31536000", and the build says "no-cache"$/,
    ],
    [
      'no cache on a script',
      only('assets/base-1.js', { headers: { 'Cache-Control': '' } }),
      /^assets\/base-1\.js: header cache-control: not sent/,
    ],
    [
      "a year's cache on a route",
      only('trade', { headers: { 'Cache-Control': 'max-age=31536000' } }),
      /^trade: header cache-control: "max-age=31536000", and the build has none$/,
    ],
    [
      'an added cookie',
      only('', { headers: { 'Set-Cookie': 'id=1' } }),
      /^\/: header set-cookie: "id=1", and the build has none$/,
    ],
    ['an added link', only('swap', { headers: { Link: '</x.js>; rel=preload' } }), /^swap: header link: /],
    [
      'a script that is sent as a page',
      only('sw.js', { headers: { 'content-type': 'text/html' } }),
      /^sw\.js: header content-type: "text\/html"$/,
    ],
    [
      'a file that a name is often given',
      only('robots.txt', { body: 'User-agent: *' }),
      /^robots\.txt: no part of this build$/,
    ],
    [
      'another file for a route',
      only('pool/index.html', { body: '<html>' }),
      /^pool\/index\.html: no part of this build$/,
    ],
    [
      'the page under the name of a script that is gone',
      (path) => (path.startsWith('assets/') && path !== 'assets/base-1.js' ? { status: 200 } : undefined),
      /^assets\/.*: answered with 200, and the build says 404$/,
    ],
    ['other rules for the server', only('_redirects', { body: '/* https://x.example' }), /^_redirects: differs$/],
    [
      'a redirect of a route',
      only('pool', { status: 302, headers: { Location: 'https://x.example/' } }),
      /^pool: redirects to https:\/\/x\.example\/ \(302\)$/,
    ],
    [
      'a redirect of a file',
      only('sw.js', { status: 301, headers: { Location: '/other.js' } }),
      /^sw\.js: redirects to \/other\.js \(301\)$/,
    ],
  ])('%s is named', async (_, change, sentence) => {
    const problems = await compareServed(own, '/', await serve(change));
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });

  it('a file that the server lists besides is named', async () => {
    const more = JSON.stringify({ ...list, files: { ...list.files, 'assets/x.js': '0' } });
    const problems = await compareServed(own, '/', await serve(undefined, new Map([['build.json', more]])));
    expect(problems).toContain('assets/x.js: no part of this build');
  });

  it("the page's file may lead to its folder, and hosts' own headers say nothing", async () => {
    const change = (path: string): ReturnType<Change> => {
      if (path === 'index.html') return { status: 308, headers: { Location: '/' } };
      const cache = headersFor(own.headers, `/${path}`)['Cache-Control'] ?? 'public, max-age=0, must-revalidate';
      return { headers: { 'CF-Ray': '1', 'X-Served-By': 'cache', 'Cache-Control': cache } };
    };
    expect(await compareServed(own, '/', await serve(change))).toEqual([]);
  });

  it("a redirect from the page's file out of the application's folder is named", async () => {
    const ask = await serve();
    const away = { status: 308, body: new Uint8Array(), headers: { location: '/' } };
    const problems = await compareServed(own, '/app/', (path, encoding) =>
      path === 'index.html' ? Promise.resolve(away) : ask(path, encoding),
    );
    expect(problems).toContain('index.html: redirects to / (308)');
  });

  it("an error page of a host's own says nothing", async () => {
    const page404 = { status: 404, body: '<center><h1>404 Not Found</h1></center><hr>nginx', headers: {} };
    expect(await compareServed(own, '/', await serve((path) => (path === 'pool/' ? page404 : undefined)))).toEqual([]);
  });

  it('every path of the route table is looked at', () => {
    const listed = new Set(routes.map((route) => `/${route}`));
    expect(Object.values(paths).filter((path) => path !== paths.indexFile && !listed.has(path))).toEqual([]);
  });

  it('a build for any folder is compared by its files: its addresses are behind #, and gateways send no headers', async () => {
    const anywhere = { ...own, list: buildList(built, { version: '1', configuration: { VITE_BASE_PATH: './' } }) };
    const change: Change = (path) =>
      built.has(path) || ['', 'build.json'].includes(path)
        ? { headers: { 'Content-Security-Policy': '' } }
        : { status: 404 };
    const files = new Map([['build.json', JSON.stringify(anywhere.list)]]);
    expect(await compareServed(anywhere, '/', await serve(change, files))).toEqual([]);
  });
});

it('the hash of a build follows from every file, and not from its own place in them', () => {
  const other = buildList(new Map([...built, ['assets/base-1.js', 'other']]), { version: '1', configuration: {} });
  expect(other.hash).not.toBe(list.hash);
  const placed = new Map([...built].map(([file, text]) => [file, withHash(file, text, list.hash)]));
  expect(placed.get('index.html')).toContain(list.hash);
  expect(placed.get('assets/base-1.js')).toBe('base');
});
