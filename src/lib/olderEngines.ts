/**
 * Polyfills for the oldest supported engines (`tools/build/floor/platformApis.ts`), in the page's first script and in
 * each worker.
 */
const add = (target: object, name: string, value: unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

type Compare = (a: unknown, b: unknown) => number;

const toSpliced = (list: readonly unknown[], ...change: readonly unknown[]): readonly unknown[] => {
  const copy = [...list];
  Array.prototype.splice.apply(copy, change as unknown as [number, number]);
  return copy;
};

const replaced = (list: readonly unknown[], index: number, value: unknown): readonly unknown[] => {
  const at = index < 0 ? list.length + index : index;
  if (at < 0 || at >= list.length) throw new RangeError(`Invalid index : ${index}`);
  return list.map((item, n) => (n === at ? value : item));
};

const anySignal = (signals: Iterable<AbortSignal>): AbortSignal => {
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of signals) {
    const abort = (): void => controller.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { once: true, signal });
  }
  return signal;
};

const canParse = (url: string, base?: string): boolean => {
  try {
    return new URL(url, base) instanceof URL;
  } catch {
    return false;
  }
};

export const completePlatform = (
  realm: Pick<typeof globalThis, 'Array' | 'AbortSignal' | 'URL'> = globalThis,
): void => {
  const list = realm.Array.prototype;
  add(list, 'toSorted', function toSorted(this: unknown[], compare?: Compare) {
    return [...this].sort(compare);
  });
  add(list, 'toReversed', function toReversed(this: unknown[]) {
    return [...this].reverse();
  });
  add(list, 'toSpliced', function spliced(this: unknown[], ...change: unknown[]) {
    return toSpliced(this, ...change);
  });
  add(list, 'with', function withItem(this: unknown[], index: number, value: unknown) {
    return replaced(this, index, value);
  });
  add(realm.AbortSignal, 'any', anySignal);
  add(realm.URL, 'canParse', canParse);
};
