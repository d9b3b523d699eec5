/**
 * What a build puts around every `import()` in place of Vite's own: it loads the part and all it needs beside each other,
 * each as the hash says that the build wrote down. Nothing is run before all of it has arrived and is right.
 */

/** The module of `index.html`'s import map that has the hashes of what few visits load. */
declare const HASHES_MODULE: string;

interface ImportMap {
  readonly integrity?: Readonly<Record<string, string>>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** By file; what the page itself names. */
const known = new Map<string, string>();
const asked = new Map<string, Promise<void>>();
let isRead = false;
let later: Promise<void> | undefined;

const readImportMap = (): void => {
  isRead = true;
  const text = document.querySelector('script[type=importmap]')?.textContent;
  const { integrity = {} } = JSON.parse(text ?? '{}') as ImportMap;
  for (const [path, hash] of Object.entries(integrity)) known.set(nameOf(path), hash);
};

/** Asks for the other hashes, once; again if they did not arrive. */
const readHashes = (): Promise<void> =>
  (later ??= import(/* @vite-ignore */ HASHES_MODULE).then(
    (module: { readonly default: Readonly<Record<string, string>> }) => {
      for (const [name, hash] of Object.entries(module.default)) known.set(name, `sha256-${hash}`);
    },
    (cause: unknown) => {
      later = undefined;
      throw cause;
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

const fetchPart = (name: string): Promise<void> => {
  const hash = known.get(name);
  if (hash === undefined) return Promise.reject(new Error(`${name} is no part of this build`));
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.integrity = hash;
    link.href = new URL(name, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      const failed = (): void => {
        asked.delete(name);
        reject(new TypeError(`${name} did not arrive as it was built`));
      };
      // What a cache kept under this name may be no script: the next try gets it from the server.
      void fetch(link.href, { cache: 'reload' }).then(failed, failed);
    };
    document.head.append(link);
  });
};

const fetchOnce = (name: string): Promise<void> => {
  const fetched = asked.get(name) ?? fetchPart(name);
  asked.set(name, fetched);
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
    readImportMap();
    readHashesAhead();
  }
  const names = files.map(nameOf);
  if (names.some((name) => !known.has(name))) await readHashes();
  await Promise.all(names.map(fetchOnce));
  return load();
};
