import { describe, expect, it } from 'vitest';
import { buildList, HASH_PLACE, withHash } from '../../e2e/build/release/buildList.ts';
import { headersFile, securityHeaders } from '../../e2e/build/release/serverFiles.ts';
import { compareServed } from '../../e2e/verify/compareServed.ts';
import type { Answer, Ask } from '../../e2e/verify/compareServed.ts';

const security = securityHeaders("default-src 'none'");
const built = new Map([
  ['index.html', `<html data-build="${HASH_PLACE}">`],
  ['sw.js', `hash("${HASH_PLACE}")`],
  ['assets/base-1.js', 'base'],
  ['_headers', headersFile(security, '/')],
]);
const list = buildList(built, { version: '1', configuration: {} });
const own = { list, headers: built.get('_headers') ?? '' };

const serving = (change: (files: Map<string, string>) => void = () => undefined, headers = security): Ask => {
  const files = new Map([...built].map(([file, text]) => [file, withHash(file, text, list.hash)]));
  files.set('build.json', JSON.stringify(list));
  change(files);
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (path) => {
    const text = files.get(['', 'trade'].includes(path) ? 'index.html' : path);
    const answer: Answer = {
      status: text === undefined ? 404 : 200,
      body: new TextEncoder().encode(text ?? ''),
      header: (name) => lower[name.toLowerCase()] ?? null,
    };
    return Promise.resolve(answer);
  };
};

describe('what a server serves is compared with what this commit builds', () => {
  it('nothing to tell where all is the same', async () => {
    expect(await compareServed(own, '/', serving())).toEqual([]);
  });

  it.each<[string, (files: Map<string, string>) => void, RegExp]>([
    ['a changed script', (files) => files.set('assets/base-1.js', 'base;steal()'), /^assets\/base-1\.js: differs$/],
    [
      'a changed page',
      (files) => files.set('index.html', `<html data-build="${list.hash}"><script>`),
      /^index\.html: differs$/,
    ],
    [
      'a page that claims another hash',
      (files) => files.set('index.html', '<html data-build="0">'),
      /^index\.html: differs$/,
    ],
    ['a missing script', (files) => files.delete('assets/base-1.js'), /^assets\/base-1\.js: not served \(404\)$/],
    ['no list', (files) => files.delete('build.json'), /^build\.json: not served/],
    [
      'a file besides',
      (files) => files.set('build.json', JSON.stringify({ ...list, files: { ...list.files, 'assets/x.js': '0' } })),
      /^assets\/x\.js: no part of this build$/,
    ],
  ])('%s is named', async (_, change, sentence) => {
    expect(await compareServed(own, '/', serving(change))).toContainEqual(expect.stringMatching(sentence));
  });

  it('a header that is not sent, or says something else, is named', async () => {
    const weaker = Object.fromEntries(
      Object.entries({ ...security, 'Referrer-Policy': 'unsafe-url' }).filter(([name]) => !name.startsWith('Content')),
    );
    const problems = (page: string): readonly string[] => [
      `${page}: header Content-Security-Policy: not sent, and the build says "default-src 'none'"`,
      `${page}: header Referrer-Policy: "unsafe-url", and the build says "no-referrer"`,
    ];
    expect(await compareServed(own, '/', serving(undefined, weaker))).toEqual([...problems('/'), ...problems('trade')]);
  });

  it('a build for any folder is compared by its files: its addresses stand behind #, and gateways send no headers', async () => {
    const anywhere = { ...own, list: buildList(built, { version: '1', configuration: { VITE_BASE_PATH: './' } }) };
    const served = serving((files) => files.set('build.json', JSON.stringify(anywhere.list)), {});
    const ask: Ask = (path) => (path === 'trade' ? served('nothing') : served(path));
    expect(await compareServed(anywhere, '/', ask)).toEqual([]);
  });
});

it('the hash of a build follows from every file, and not from its own place in them', () => {
  const other = buildList(new Map([...built, ['assets/base-1.js', 'other']]), { version: '1', configuration: {} });
  expect(other.hash).not.toBe(list.hash);
  const placed = new Map([...built].map(([file, text]) => [file, withHash(file, text, list.hash)]));
  expect(placed.get('index.html')).toContain(list.hash);
  expect(placed.get('assets/base-1.js')).toBe('base');
});
