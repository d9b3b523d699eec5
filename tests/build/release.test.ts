import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HASH_PLACE, hashOfList, listedHash, type BuildList } from '../../tools/build/release/buildList.ts';
import { checkedParts, release } from '../../tools/build/release/index.ts';
import { integrityOf } from '../../tools/build/release/integrity.ts';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Small</title><style>b{color:red}</style></head>
<body><b style="width: 4px">x</b><script type="module" src="/src/main.ts"></script></body></html>`;

let root: string;

/** The worker imports rooms of the product. */
const ownImports = (): unknown => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Record<string, string> };
  return Object.fromEntries(
    Object.entries(imports).map(([name, path]) => [name, path.replace('./src/', './src/product/')]),
  );
};

/** A small application with one part that is loaded later, which needs another file. */
const makeApplication = async (): Promise<void> => {
  root = await mkdtemp(join(tmpdir(), 'myt-release-'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'public'));
  const files = {
    'index.html': html,
    'package.json': JSON.stringify({ version: '1.2.3', type: 'module', imports: ownImports() }),
    LICENSE: 'The licence of a small application',
    'package-lock.json': '{"packages":{"":{},"node_modules/events":{},"node_modules/vitest":{"dev":true}}}',
    '.env.example': 'VITE_SERVICE_WORKER=\n\nVITE_ANY=\n',
    'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/shared.ts': 'export const shared = () => document.title;',
    'src/part.ts': "import { shared } from './shared.ts'; export const part = () => shared() + 'part';",
    'src/other.ts': "import { shared } from './shared.ts'; export const other = () => shared() + 'other';",
    'src/main.ts': "document.onclick = () => { void import('./part.ts'); void import('./other.ts'); };",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  await copyFile(join(process.cwd(), 'src/serviceWorker.ts'), join(root, 'src/serviceWorker.ts'));
  await symlink(join(process.cwd(), 'src'), join(root, 'src/product'));
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
};

const buildTo = async (folder: string, base = '/'): Promise<ReadonlyMap<string, string>> => {
  const outDir = join(root, folder);
  const plugins = [checkedParts(root, ['src/main.ts']), release(root, ['src/main.ts'])];
  await build({ configFile: false, root, base, plugins, logLevel: 'error', build: { outDir, assetsInlineLimit: 0 } });
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const found = new Map<string, string>();
  for (const entry of entries.filter((item) => item.isFile())) {
    const path = join(entry.parentPath, entry.name);
    found.set(relative(outDir, path), await readFile(path, 'utf8'));
  }
  return found;
};

let built: ReadonlyMap<string, string>;
let list: BuildList;

beforeAll(async () => {
  await makeApplication();
  built = await buildTo('one');
  list = JSON.parse(built.get('build.json') ?? '{}') as BuildList;
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('has the licences of its packages next to it, which no service worker fetches ahead', () => {
  const licenses = built.get('licenses.txt') ?? '';
  expect(licenses).toContain('The licence of a small application');
  expect(licenses).toMatch(/^events \d+\.\d+\.\d+\nLicence: MIT$/m);
  expect(licenses).not.toMatch(/^vitest /m);
  expect(Object.keys(list.files)).toContain('licenses.txt');
  expect(built.get('sw.js')).not.toContain('licenses.txt');
});

describe('the list of a build', () => {
  it("names every file with its hash, those that are copied too, and follows from them; the notice is the operator's", () => {
    const listed = [...built].filter(([name]) => !['build.json', 'notice.json'].includes(name));
    expect(Object.keys(list.files).sort()).toEqual(listed.map(([name]) => name).sort());
    for (const [file, text] of listed)
      expect([file, listedHash(file, text, list.hash)]).toEqual([file, list.files[file]]);
    expect(hashOfList(list.files)).toBe(list.hash);
    expect(list.version).toBe('1.2.3');
  });

  it('is shown by the page and the service worker, and is the same for another build', async () => {
    for (const file of ['index.html', 'sw.js']) {
      expect(built.get(file)).toContain(list.hash);
      expect(built.get(file)).not.toContain(HASH_PLACE);
    }
    expect([...(await buildTo('two'))]).toEqual([...built]);
  });
});

describe('the scripts that run', () => {
  it('every script has its hash in the page, or in the list that the page names with its own', () => {
    const page = built.get('index.html') ?? '';
    const [hashesName, hashes] = [...built].find(([name]) => name.startsWith('assets/hashes-')) ?? ['', ''];
    expect(page).toContain(`"/${hashesName}":"${integrityOf(hashes)}"`);
    const scripts = [...built].filter(([name]) => name.startsWith('assets/') && name !== hashesName);
    expect(scripts.length).toBeGreaterThanOrEqual(4);
    for (const [name, code] of scripts) {
      const hash = integrityOf(code);
      expect([name, page.includes(hash) || hashes.includes(hash.slice('sha256-'.length))]).toEqual([name, true]);
    }
  });

  it('a part that loads later names itself alone, and the list has its imports', () => {
    const [, main = ''] = [...built].find(([name]) => /^assets\/(index|main)-/.test(name)) ?? [];
    const [, hashes = ''] = [...built].find(([name]) => name.startsWith('assets/hashes-')) ?? [];
    const rows = JSON.parse(hashes.replace(/^export default |;\s*$/g, '')) as [string, string, number[]][];
    const importsOf = (start: string): readonly string[] => {
      const [, , imports = []] = rows.find(([name]) => name.startsWith(start)) ?? [];
      return imports.map((row) => rows[row]?.[0] ?? '');
    };
    expect(importsOf('part-')).toContainEqual(expect.stringMatching(/^shared-/));
    expect(main).toMatch(/assets\/part-/);
    expect(main).not.toMatch(/assets\/shared-/);
    expect(rows.filter(([, hash]) => hash === '').map(([name]) => name)).toContainEqual(
      expect.stringMatching(/^(index|main)-/),
    );
  });

  it("the page's policy is the one of the headers, and nothing in the page is against it", () => {
    const page = built.get('index.html') ?? '';
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(built.get('_headers')).toContain(
      `Content-Security-Policy: ${policy}; frame-ancestors https://app.safe.global`,
    );
    expect(built.get('nginx.conf')).toContain(policy);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    expect(policy).toContain(`style-src '${integrityOf(style)}'`);
    const [, map = ''] = /<script type="importmap">([^]*?)<\/script>/.exec(page) ?? [];
    expect(policy).toContain(`'${integrityOf(map)}'`);
    expect(page).not.toContain(' style="');
  });
});

describe('the service worker', () => {
  it('knows every file that is served, with its hash, and none of those for servers', () => {
    const worker = built.get('sw.js') ?? '';
    for (const [file, text] of built) {
      if (['sw.js', 'build.json', 'index.html', 'notice.json'].includes(file)) continue;
      const isForServers = ['_headers', '_redirects', 'nginx.conf', 'licenses.txt'].includes(file);
      expect([file, worker.includes(integrityOf(text))]).toEqual([file, !isForServers]);
    }
    // A kept notice would be an old one.
    expect(worker).not.toContain('notice.json');
  });
});

it('a build for any folder names its files from the page', async () => {
  const page = (await buildTo('anywhere', './')).get('index.html') ?? '';
  expect(page).toMatch(/src="\.\/assets\/[\w-]+\.js" integrity="sha256-/);
  expect(page).toMatch(/"file-hashes":"\.\/assets\/hashes-/);
});

interface Window {
  readonly url: string;
  readonly focus: () => Promise<void>;
  readonly postMessage: (message: object) => void;
}

/** Runs the built worker. @returns a press on its notification */
const workerWith = (windows: readonly Window[], openWindow: (url: string) => Promise<void>) => {
  const listeners = new Map<string, (event: unknown) => void>();
  const world = {
    URL,
    Request,
    Response,
    location: new URL('https://exchange.example/sw.js'),
    registration: { scope: 'https://exchange.example/', waiting: null, installing: null },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  runInNewContext(built.get('sw.js') ?? '', Object.assign(world, { self: world }));
  return async (path: string): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const data = { path, url: `https://exchange.example${path}` };
    const close = vi.fn();
    listeners.get('notificationclick')?.({
      notification: { data, close },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    await Promise.all(work);
    expect(close).toHaveBeenCalledOnce();
  };
};

it('a pressed notification shows the open page, which goes there itself', async () => {
  const done: unknown[] = [];
  const open: Window = {
    url: 'https://exchange.example/trade/ETH/0x1',
    focus: () => Promise.resolve(void done.push('focus')),
    postMessage: (message) => void done.push({ ...message }),
  };
  const openWindow = vi.fn(() => Promise.resolve());
  await workerWith([open], openWindow)('/orders?tab=open');
  expect(done).toEqual(['focus', { type: 'NOTICE_PRESSED', path: '/orders?tab=open' }]);
  expect(openWindow).not.toHaveBeenCalled();
});

it('a pressed notification opens the page if none is open', async () => {
  const openWindow = vi.fn(() => Promise.resolve());
  await workerWith([], openWindow)('/orders');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://exchange.example/orders');
});
