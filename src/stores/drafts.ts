import { storageKeys } from '#config/storageKeys.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fieldsOf, isFields } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import { tabStorage } from '#lib/storage.ts';

interface Draft {
  readonly text: string;
  /** Hashes of transactions, and ids of wallet requests, which the chain may show after a reload. */
  readonly sent: readonly string[];
  /** Amount that remains to be sent after them. */
  readonly rest?: string | undefined;
  /** True after a successful transaction of this text: the form then counts as empty. */
  readonly isDone: boolean;
}

const KEY = storageKeys.drafts;
const MAX_DRAFTS = 50;

const changed = createNotifier();

const restoreDraft = (stored: unknown): Draft | undefined => {
  if (!isFields(stored) || typeof stored.text !== 'string') return undefined;
  const sent = Array.isArray(stored.sent) ? stored.sent.filter((entry) => typeof entry === 'string') : [];
  const rest = typeof stored.rest === 'string' && { rest: stored.rest };
  return { text: stored.text, sent, ...rest, isDone: stored.isDone === true };
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

const newDraft = (text: string): Draft => ({ text, sent: [], isDone: false });

const earlierProposal = (): readonly (readonly [string, Draft])[] => {
  const text = tabStorage.get(storageKeys.proposalDraft);
  return text === undefined ? [] : [['proposal', newDraft(text)]];
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
    change(key, text === '' ? undefined : newDraft(text));
    storing ??= setTimeout(store, STORE_AFTER_MS);
  },
  /** Keeps a draft with a pending transaction. */
  forget: (key: string): void => {
    const draft = known.get(key);
    if (draft && !draft.sent.some(isHash)) put(key, undefined);
  },
  /**
   * Stored at once, because the tab may be discarded during the request.
   * @param rest amount that remains to be sent after it
   */
  sent: (key: string, entry: string, rest?: string): void => {
    const draft = known.get(key);
    if (!draft || draft.isDone || draft.sent.includes(entry)) return;
    put(key, { ...draft, sent: [...draft.sent, entry], rest });
  },
  rest: (key: string): string => known.get(key)?.rest ?? '',
  pending: (): readonly string[] => [...known.values()].flatMap(({ sent, isDone }) => (isDone ? [] : sent)),
  /** Empties the transaction's drafts if it succeeded, and keeps them otherwise. */
  settle: (sent: string, succeeded: boolean): void => {
    for (const [key, draft] of known) {
      if (draft.isDone || !draft.sent.includes(sent)) continue;
      put(
        key,
        succeeded ? { ...draft, isDone: true } : { ...draft, sent: draft.sent.filter((entry) => entry !== sent) },
      );
    }
  },
};
