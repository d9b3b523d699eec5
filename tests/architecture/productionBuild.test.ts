import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { hashOfList, listedHash, type BuildList } from '../../tools/build/release/buildList.ts';
import { integrityOf } from '../../tools/build/release/integrity.ts';
import { serverFiles } from '../../tools/build/release/serverFiles.ts';
import { MEASURED_PAGES } from '../../tools/bench/pageLoad/measuredPages.ts';
import { joinStyles } from '#lib/restOfStyles.ts';
import { demoWalletMarks } from '../../e2e/devnet/demoWalletMarks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Built {
  /** Every file the build wrote, by its name without a folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Every script, style and page among them. */
  readonly texts: readonly string[];
  readonly chunks: readonly Rolldown.OutputChunk[];
}

const chunksOf = (built: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] => {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
};

const buildInto = async (outDir: string): Promise<Built> => {
  const chunks = chunksOf(
    await build({ mode: 'production', logLevel: 'silent', build: { outDir, emptyOutDir: true } }),
  );
  const names = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of names.filter((item) => item.isFile())) {
    files.set(entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8'));
  }
  const texts = [...files].filter(([name]) => /\.(js|css|html)$/.test(name)).map(([, text]) => text);
  return { files, texts, chunks };
};

/** The scripts a page starts with: the entry, the page, and their static imports. */
const firstLoadOf = (chunks: readonly Rolldown.OutputChunk[], page: string): readonly Rolldown.OutputChunk[] => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(
    chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith(`/${page}.tsx`))),
  );
  for (const { imports } of first) {
    for (const name of imports) {
      const imported = named.get(name);
      if (imported) first.add(imported);
    }
  }
  return [...first];
};

const BUILD_TIMEOUT_MS = 180_000;
const before = { ...process.env };
let directory = '';
let production: Built = { files: new Map(), texts: [], chunks: [] };

/** Variables that every deployment has to set. */
const REQUIRED = {
  VITE_ORDER_BOOK_EXT_ADDRESS: `0x${'a1'.repeat(20)}`,
  VITE_PAIR_INIT_CODE_HASH: `0x${'0f'.repeat(32)}`,
  VITE_ROUTER_ADDRESS: `0x${'b2'.repeat(20)}`,
};

beforeAll(async () => {
  Object.assign(process.env, REQUIRED);
  directory = await mkdtemp(join(tmpdir(), 'myt-build-'));
  process.env.NODE_ENV = 'production';
  production = await buildInto(join(directory, 'production'));
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  process.env = before;
  await rm(directory, { recursive: true, force: true });
});

it('the production build contains neither the demo wallet nor its keys', () => {
  // A journey finds the marks in the build that has the wallet.
  const marks = [...demoWalletMarks, 'demoWallet', 'HDNodeWallet'];
  expect(production.texts.length).toBeGreaterThan(2);
  expect(marks.filter((mark) => production.texts.some((text) => text.includes(mark)))).toEqual([]);
});

it.each(MEASURED_PAGES.map(({ name, script, maxScriptBytes }) => [name, script, maxScriptBytes] as const))(
  'the page %s (%s) starts with at most %i bytes of JavaScript gzipped, without the wallet library',
  (_, script, maxBytes) => {
    const first = firstLoadOf(production.chunks, script);
    const inPage = [...(production.files.get('index.html') ?? '').matchAll(/<script>([^]*?)<\/script>/g)];
    const texts = [...first.map(({ code }) => code), ...inPage.map(([, text = '']) => text)];
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(first.length).toBeGreaterThan(1);
    expect(inPage.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    const modules = (chunks: readonly Rolldown.OutputChunk[]) => chunks.flatMap(({ moduleIds }) => moduleIds);
    const ofEthers = (id: string): boolean => id.includes('/node_modules/ethers/');
    expect(modules(production.chunks).some(ofEthers)).toBe(true);
    expect(modules(first).filter(ofEthers)).toEqual([]);
  },
);

/** Bytes gzipped; the scripts of a page's first content are in parallel with the application. */
const LOADED_FIRST = { home: 157_000, trade: 210_000, market: 172_000, pool: 229_000, add: 182_000 } as const;

it.each(Object.entries(LOADED_FIRST))(
  '%s is shown after at most %i bytes of scripts, none of a later part',
  (page, maxBytes) => {
    const html = production.files.get('index.html') ?? '';
    const lists = new RegExp(`\\b${page}:\\{data:(.*?),content:(.*?)\\}`).exec(html)?.[0] ?? '';
    const named = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);
    const listed = [...lists.matchAll(/\/assets\/[^`",]+/g)].map(([path]) => path);
    const names = new Set([...named, ...listed].map((path) => path.slice(path.lastIndexOf('/') + 1)));
    const scripts = production.chunks.filter(({ fileName }) =>
      names.has(fileName.slice(fileName.lastIndexOf('/') + 1)),
    );
    expect(listed.length).toBeGreaterThan(1);
    expect(scripts).toHaveLength(names.size);
    const bytes = scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    const later = scripts.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith('startLazyUpdaters.ts'));
    expect(later).toEqual([]);
  },
);

it('the document has at most 22,000 bytes gzipped, and the style file completes its styles', () => {
  const html = production.files.get('index.html') ?? '';
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(22_000);
  const [name = '', rest = ''] = [...production.files].find(([file]) => /^styles-\w+\.css$/.test(file)) ?? [];
  expect(html).toContain(name);
  expect(html).toContain(integrityOf(rest));
  const painted = /<style data-frames>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(painted.split('\n').length).toBeGreaterThan(100);
  expect(rest.split('\n').filter((line) => line === '')).toHaveLength(painted.split('\n').length);
  expect(joinStyles(painted, rest)).not.toMatch(/^$/m);
});

it('the quote engine needs no file of the parts that start after the first render', () => {
  const holding = (module: string): Rolldown.OutputChunk | undefined =>
    production.chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  const engine = holding('/src/domain/trade/quoteTrade.ts');
  const started = holding('/src/updaters/startLazyUpdaters.ts');
  expect(engine).toBeDefined();
  expect(started).toBeDefined();
  expect(engine?.imports).not.toContain(started?.fileName);
});

it("a page in a Safe's frame loads at most 12,000 more bytes gzipped, and no other page loads them", () => {
  const ofSafe = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
    moduleIds.some((id) => id.includes('/node_modules/@gnosis.pm/'));
  const [chunk, ...others] = production.chunks.filter(ofSafe);
  expect(others).toEqual([]);
  expect(chunk?.isDynamicEntry).toBe(true);
  expect(gzipSync(chunk?.code ?? '', { level: 9 }).length).toBeLessThanOrEqual(12_000);
  const leading = production.chunks.filter(({ imports }) => imports.includes(chunk?.fileName ?? ''));
  expect(leading).toEqual([]);
});

it('holds nothing but what the page, or a Safe, leads to', () => {
  // Lists that name every file lead to none.
  const isList = (name: string): boolean => name === 'sw.js' || name === 'build.json' || /^hashes-/.test(name);
  const reached = new Set(['index.html', 'manifest.json', 'sw.js', 'build.json', ...serverFiles]);
  for (const name of reached) {
    if (isList(name)) continue;
    const text = production.files.get(name) ?? '';
    for (const other of production.files.keys()) if (text.includes(other)) reached.add(other);
  }
  expect(reached.size).toBeGreaterThan(50);
  expect([...production.files.keys()].filter((name) => !reached.has(name))).toEqual([]);
});

it('the list says the configuration, which is in the scripts', () => {
  const { files, configuration } = JSON.parse(production.files.get('build.json') ?? '{}') as BuildList;
  expect(Object.keys(files).length).toBeGreaterThan(300);
  expect(configuration).toEqual(REQUIRED);
  const scripts = [...production.files].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
  expect(scripts.some((text) => text.toLowerCase().includes(REQUIRED.VITE_ROUTER_ADDRESS))).toBe(true);
});

it('the list names every file that was written, with its hash, and the page says the hash of them all', async () => {
  const folder = join(directory, 'production');
  const { files, hash } = JSON.parse(production.files.get('build.json') ?? '{}') as BuildList;
  const written = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = written
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  // The list has no hash of itself, and none of the notice, which an operator may change.
  const listed = paths.filter((path) => !['build.json', 'notice.json'].includes(path));
  expect(listed.sort()).toEqual(Object.keys(files).sort());
  for (const path of listed)
    expect([path, listedHash(path, await readFile(join(folder, path)), hash)]).toEqual([path, files[path]]);
  expect(production.files.get('index.html')).toContain(`data-build="${hash}"`);
  expect(hashOfList(files)).toBe(hash);
});

it('every script is named with its hash, in the page or in the list of hashes that the page names', () => {
  const html = production.files.get('index.html') ?? '';
  const listed = [...production.files].find(([name]) => name.startsWith('hashes-'))?.[1] ?? '';
  expect(production.chunks.length).toBeGreaterThan(300);
  for (const { fileName, code } of production.chunks) {
    const hash = integrityOf(code).slice('sha256-'.length);
    expect([fileName, html.includes(hash) || listed.includes(hash)]).toEqual([fileName, true]);
  }
  expect(html).toContain(integrityOf(listed));
  expect(html).not.toMatch(/ style="| on[a-z]+="/);
});

it('every text is compiled where it is written, so a part that comes later yields its own', () => {
  const descriptors = production.chunks.flatMap(({ code }) => code.match(/id:[`"'][\w+/-]{6}[`"'],message:./g) ?? []);
  expect(descriptors.length).toBeGreaterThan(100);
  expect(descriptors.filter((text) => !text.endsWith('['))).toEqual([]);
});
