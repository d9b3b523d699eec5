/**
 * What a build puts around every `import()` in place of Vite's own: it loads the part and all it needs beside each other,
 * each as the hash says that the build wrote down. Nothing is run before all of it has arrived and is right.
 */

import { PartError } from '../../../src/lib/partError.ts';

/** The module of `index.html`'s import map that has the hashes of what few visits load. */
declare const HASHES_MODULE: string;

interface ImportMap {
  readonly integrity?: Readonly<Record<string, string>>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Hashes by file. */
const known = new Map<string, string>();
/** Files that the page loads itself, that an earlier import loaded, or that are being loaded. */
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

/** An `import()` that the browser refuses rejects with a TypeError, which every engine words in its own way. */
const asPartError = (cause: unknown): unknown =>
  cause instanceof TypeError && /import/i.test(cause.message) ? new PartError(cause.message) : cause;

/** Asks for the other hashes, once; again if they did not arrive. */
const readHashes = (): Promise<void> =>
  (later ??= import(/* @vite-ignore */ HASHES_MODULE).then(
    (module: { readonly default: Readonly<Record<string, string>> }) => {
      for (const [name, hash] of Object.entries(module.default)) known.set(name, `sha256-${hash}`);
    },
    (cause: unknown) => {
      later = undefined;
      throw asPartError(cause);
    },
  ));

/** So long after all that the page itself names has arrived. */
const AHEAD_MS = 5000;

/** Brings the other hashes before anybody presses what needs them, and after what the page shows. */
const readHashesAhead = (): void => {
  const begin = (): void => void setTimeout(() => void readHashes().catch(() => undefined), AHEAD_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

/** Loads a module ahead of its import. @returns false where the browser reports an error */
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
 * Firefox reports an error for modules that it has already, or gets as the import of another one. This file is running,
 * so an error for it shows that the browser does so. A module that fails its check cannot be imported there afterwards.
 */
const reportsLoadedModules = (): Promise<boolean> =>
  (isQuirky ??= preload(import.meta.url, known.get(OWN_NAME) ?? '').then((isLoaded) => !isLoaded));

/** Compares what the browser's cache has, or gets now, with the hash. */
const isAsBuilt = (href: string, integrity: string): Promise<boolean> =>
  fetch(href, { integrity, credentials: 'same-origin' }).then(
    () => true,
    () => false,
  );

/** Chromium and Firefox compare a preloaded module with its hash; WebKit does not, and others are not known to. */
const comparesPreloads = (): boolean => navigator.vendor === 'Google Inc.' || CSS.supports('-moz-appearance', 'none');

/** True once the browser has the file, as the build wrote it. */
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
  // A cached answer may be no script, so the next try goes to the server.
  await fetch(href, { cache: 'reload' }).catch(() => undefined);
  throw new PartError(`${name} did not arrive as it was built.`);
};

const fetchOnce = (name: string): Promise<void> => {
  const fetched = loaded.get(name) ?? fetchPart(name);
  loaded.set(name, fetched);
  return fetched;
};

/**
 * Loads a part of the program. Vite calls it by this name.
 * @param load the `import()` itself
 * @param files the part's file and those it imports; none if there is but one
 * @throws when one of them does not arrive, or is not the one that was built
 */
export const __vitePreload = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  // Browsers that cannot load ahead do without; they know no integrity of modules either.
  if (!document.createElement('link').relList.supports('modulepreload')) return load();
  if (!isRead) {
    readPage();
    readHashesAhead();
  }
  const names = files.map(nameOf);
  if (names.some((name) => !known.has(name))) await readHashes();
  await Promise.all(names.map(fetchOnce));
  try {
    const part = await load();
    // Vite names no files for a part that is a single file: its name is in the function alone.
    if (files.length === 0) leaveOut(/import\(["'`]([^"'`]+)/.exec(String(load))?.[1] ?? '');
    return part;
  } catch (cause) {
    throw asPartError(cause);
  }
};
