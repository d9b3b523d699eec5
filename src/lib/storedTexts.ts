import { createNotifier } from './createNotifier.ts';
import { fieldsOf } from './fields.ts';
import { storage } from './storage.ts';
import { storedJson } from './storedJson.ts';

/** Beyond the limit the texts that were set longest ago are dropped. */
interface StoredTexts {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (key: string) => string | undefined;
  /** An empty text removes the entry. */
  readonly set: (key: string, text: string) => void;
}

const MAX_TEXT_LENGTH = 100;

type Entry = readonly [key: string, text: string];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

const entriesIn = (name: string): readonly Entry[] =>
  Object.entries(fieldsOf(storedJson(name))).flatMap(([key, text]) => (isText(text) ? [[key, text]] : []));

/** Keys must not be whole numbers, because objects reorder them. */
export const createStoredTexts = (name: string, max: number): StoredTexts => {
  const changed = createNotifier();
  return {
    subscribe: changed.add,
    get: (key) => entriesIn(name).find(([known]) => known === key)?.[1],
    set(key, text) {
      const others = entriesIn(name).filter(([known]) => known !== key);
      const entries = text === '' || !isText(text) ? others : [...others, [key, text]];
      storage.set(name, JSON.stringify(Object.fromEntries(entries.slice(-max))));
      changed.notify();
    },
  };
};
