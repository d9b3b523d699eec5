/**
 * Replaces Vite's helper for `import()`: loads a part and its imports in parallel, each checked by its hash. No code
 * runs before all match.
 */

import { PartError } from '../../../src/lib/partError.ts';

/** Import map's module with rarely loaded files' hashes. */
declare const HASHES_MODULE: string;

interface ImportMap {
  readonly integrity?: Readonly<Record<string, string>>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Hashes by file name. */
const known = new Map<string, string>();
/** Static imports by file name, once the file of hashes is read. */
const importsOf = new Map<string, readonly string[]>();
const loaded = new Map<string, Promise<void>>();
let isRead = false;
let later: Promise<void> | undefined;

/** Loaded files need no preload. */
const leaveOut = (path: string): void => void loaded.set(nameOf(path), Promise.resolve());

const readPage = (): void => {
  isRead = true;
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')) leaveOut(src);
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) leaveOut(href);
  const text = document.querySelector('script[type=importmap]')?.textContent;
  const { integrity = {} } = JSON.parse(text ?? '{}') as ImportMap;
  for (const [path, hash] of Object.entries(integrity)) known.set(nameOf(path), hash);
};

/** Failed imports throw a TypeError, with a text that depends on the engine. */
const asPartError = (cause: unknown): unknown =>
  cause instanceof TypeError && /import/i.test(cause.message) ? new PartError(cause.message) : cause;

/** Name, hash (empty if the page has it), and row numbers of its imports. */
type Row = readonly [name: string, hash: string, imports: readonly number[]];

/** A failure is not remembered, so that the next call tries again. */
const readHashes = (): Promise<void> =>
  (later ??= import(/* @vite-ignore */ HASHES_MODULE).then(
    ({ default: rows }: { readonly default: readonly Row[] }) => {
      for (const [name, hash, imports] of rows) {
        if (hash !== '') known.set(name, `sha256-${hash}`);
        importsOf.set(
          name,
          imports.flatMap((row) => rows[row]?.[0] ?? []),
        );
      }
    },
    (cause: unknown) => {
      later = undefined;
      throw asPartError(cause);
    },
  ));

const AHEAD_MS = 5000;

/** Requested early, so that it is ready before a click needs it. */
const readHashesAhead = (): void => {
  const begin = (): void => void setTimeout(() => void readHashes().catch(() => undefined), AHEAD_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

/** @returns false if the browser reports an error */
const preload = (href: string, integrity: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href });
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });

const OWN_NAME = nameOf(new URL(import.meta.url).pathname);
let isQuirky: Promise<boolean> | undefined;

/**
 * True in browsers such as Firefox, which report an error for modules that are already loaded; tested with this running
 * file. In these browsers a module that fails its check cannot be imported later.
 */
const reportsLoadedModules = (): Promise<boolean> =>
  (isQuirky ??= preload(import.meta.url, known.get(OWN_NAME) ?? '').then((isLoaded) => !isLoaded));

/** Compares the cached or fetched file with the hash. */
const isAsBuilt = (href: string, integrity: string): Promise<boolean> =>
  fetch(href, { integrity, credentials: 'same-origin' }).then(
    () => true,
    () => false,
  );

/** Chromium and Firefox check a preload's hash; WebKit does not, and other engines are unknown. */
const comparesPreloads = (): boolean => navigator.vendor === 'Google Inc.' || CSS.supports('-moz-appearance', 'none');

/** True once the browser has the file as built. */
const bring = async (href: string, hash: string): Promise<boolean> => {
  if (!comparesPreloads()) return isAsBuilt(href, hash);
  return (await preload(href, hash)) || ((await reportsLoadedModules()) && isAsBuilt(href, hash));
};

const fetchPart = async (name: string): Promise<void> => {
  const hash = known.get(name);
  if (hash === undefined) throw new PartError(`${name} is no part of this build.`);
  const { href } = new URL(name, import.meta.url);
  if (await bring(href, hash)) return;
  loaded.delete(name);
  // The cached response may be no script, so the next attempt bypasses the cache.
  await fetch(href, { cache: 'reload' }).catch(() => undefined);
  throw new PartError(`${name} did not arrive as it was built.`);
};

const fetchOnce = (name: string): Promise<void> => {
  const fetched = loaded.get(name) ?? fetchPart(name);
  loaded.set(name, fetched);
  return fetched;
};

const withImports = (names: readonly string[]): ReadonlySet<string> => {
  const found = new Set(names);
  for (const name of found) for (const imported of importsOf.get(name) ?? []) found.add(imported);
  return found;
};

/**
 * Called by Vite under this name. @param files the part's file, with its imports if the page has their hashes; none for
 * a part of a loaded file @throws if one does not arrive, or differs from the build
 */
export const __vitePreload = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  // Browsers without preloads have no integrity of modules either.
  if (!document.createElement('link').relList.supports('modulepreload')) return load();
  if (!isRead) {
    readPage();
    readHashesAhead();
  }
  const names = files.map(nameOf);
  if (names.some((name) => !known.has(name))) await readHashes();
  await Promise.all([...withImports(names)].map(fetchOnce));
  return load().catch((cause: unknown) => {
    throw asPartError(cause);
  });
};
