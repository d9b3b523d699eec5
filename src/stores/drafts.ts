import { storageKeys } from '#config/storageKeys.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fieldsOf, isFields } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import { tabStorage } from '#lib/storage.ts';

interface Draft {
  readonly text: string;
  readonly sent: readonly Hex[];
  /** True after a successful transaction of this text: the form then counts as empty. */
  readonly isDone: boolean;
}

const KEY = storageKeys.drafts;
const MAX_DRAFTS = 50;

const changed = createNotifier();

const restoreDraft = (stored: unknown): Draft | undefined => {
  if (!isFields(stored) || typeof stored.text !== 'string') return undefined;
  const sent = Array.isArray(stored.sent) ? stored.sent.filter(isHash) : [];
  return { text: stored.text, sent, isDone: stored.isDone === true };
};

const restore = (): ReadonlyMap<string, Draft> => {
  try {
    const stored = fieldsOf(JSON.parse(tabStorage.get(KEY) ?? '{}') as unknown);
    return new Map(
      Object.entries(stored).flatMap(([key, value]) => {
        const draft = restoreDraft(value);
        return draft ? [[key, draft] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
};

const earlierProposal = (): readonly (readonly [string, Draft])[] => {
  const text = tabStorage.get(storageKeys.proposalDraft);
  return text === undefined ? [] : [['proposal', { text, sent: [], isDone: false }]];
};

let known: ReadonlyMap<string, Draft> = new Map([...earlierProposal(), ...restore()]);

/** The typed text is painted first. */
const STORE_AFTER_MS = 50;

let storing: ReturnType<typeof setTimeout> | undefined;

const store = (): void => {
  clearTimeout(storing);
  storing = undefined;
  tabStorage.set(KEY, JSON.stringify(Object.fromEntries(known)));
  tabStorage.remove(storageKeys.proposalDraft);
};

if ('window' in globalThis) window.addEventListener('pagehide', () => storing !== undefined && store());

const change = (key: string, draft: Draft | undefined): void => {
  const others = [...known].filter(([name]) => name !== key);
  known = new Map([...others, ...(draft ? [[key, draft] as const] : [])].slice(-MAX_DRAFTS));
  changed.notify();
};

const put = (key: string, draft: Draft | undefined): void => {
  change(key, draft);
  store();
};

/** A draft is removed by an empty text, or by the success of a transaction made from it. */
export const drafts = {
  subscribe: changed.add,
  read: (key: string): string => {
    const draft = known.get(key);
    return draft && !draft.isDone ? draft.text : '';
  },
  isDone: (key: string, text: string): boolean => {
    const draft = known.get(key);
    return draft !== undefined && draft.isDone && draft.text === text;
  },
  /** A different text removes the draft's link to sent transactions. */
  write: (key: string, text: string): void => {
    const draft = known.get(key);
    if (draft ? draft.text === text && !draft.isDone : text === '') return;
    change(key, text === '' ? undefined : { text, sent: [], isDone: false });
    storing ??= setTimeout(store, STORE_AFTER_MS);
  },
  /** Keeps a draft with a pending transaction. */
  forget: (key: string): void => {
    const draft = known.get(key);
    if (draft && draft.sent.length === 0) put(key, undefined);
  },
  sent: (key: string, hash: Hex): void => {
    const draft = known.get(key);
    if (draft && !draft.isDone) put(key, { ...draft, sent: [...draft.sent, hash] });
  },
  pending: (): readonly Hex[] => [...known.values()].flatMap(({ sent, isDone }) => (isDone ? [] : sent)),
  /** Empties the transaction's drafts if it succeeded, and keeps them otherwise. */
  settle: (hash: Hex, succeeded: boolean): void => {
    for (const [key, draft] of known) {
      if (draft.isDone || !draft.sent.includes(hash)) continue;
      put(
        key,
        succeeded ? { ...draft, isDone: true } : { ...draft, sent: draft.sent.filter((entry) => entry !== hash) },
      );
    }
  },
};
