import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { readTemplates, type LadderTemplate } from '#domain/trade/ladderTemplates.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { memoize } from '#lib/memoize.ts';
import { storage } from '#lib/storage.ts';

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** The same text gives the same list. */
const listIn = memoize((text: string | undefined) => readTemplates(parsed(text)));

const changed = createNotifier();

/** Saved ladders; read at each call, because another tab may have saved one. */
export const keptLadders = {
  subscribe: changed.add,
  all: (): readonly LadderTemplate[] => listIn(storage.get(laterStorageKeys.ladderTemplates)),
  /** True if they outlive the page. */
  keep(templates: readonly LadderTemplate[]): boolean {
    const isKept = storage.set(laterStorageKeys.ladderTemplates, JSON.stringify(templates));
    changed.tell();
    return isKept;
  },
};
