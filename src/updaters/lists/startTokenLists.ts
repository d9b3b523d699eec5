import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { builtInLists, isBundled } from '#config/tokens/builtInLists.ts';
import { rules } from '#config/rules.ts';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { updateRule } from '#domain/lists/tokenChanges.ts';
import type { Box } from '#lib/box.ts';
import type { Result } from '#lib/result.ts';
import type { AppStore } from '#state/hooks.ts';
import {
  bodiesRestored,
  fetched,
  fetchFailed,
  fetchStarted,
  updateAccepted,
  type ListBody,
  type ListEntry,
} from '#state/lists/slice.ts';
import { readStoredBodies } from './storedListBodies.ts';

interface TokenListWorld {
  readonly store: Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>;
  readonly box: Box<ListBody>;
  readonly fetchList: (url: string) => Promise<Result<TokenList, ListProblem>>;
  readonly now: () => number;
  readonly isHidden: () => boolean;
  readonly onWake: (callback: () => void) => () => void;
}

const LOOK_MS = 15_000;

const bodyOf = (url: string, entry: ListEntry | undefined): ListBody | undefined =>
  entry?.current ? { url, current: entry.current, pendingUpdate: entry.pendingUpdate } : undefined;

const keepBodies = ({ store, box }: TokenListWorld): (() => void) => {
  let kept = store.getState().lists.byUrl;
  return store.subscribe(() => {
    const { byUrl } = store.getState().lists;
    if (byUrl === kept) return;
    const before = kept;
    kept = byUrl;
    for (const [url, entry] of Object.entries(byUrl)) {
      const was = before[url];
      const body = bodyOf(url, entry);
      const isSame = was?.current === entry.current && was.pendingUpdate === entry.pendingUpdate;
      if (body && !isSame && !isBundled(url)) box.put(url, body).catch(console.warn);
    }
    for (const url of Object.keys(before)) if (!(url in byUrl)) box.remove(url).catch(console.warn);
  });
};

/** Applies the update or leaves it for the user's consent, by the version rules. */
const settle = ({ store }: TokenListWorld, url: string): void => {
  const { current, pendingUpdate } = store.getState().lists.byUrl[url] ?? {};
  if (!current || !pendingUpdate) return;
  if (updateRule(current, pendingUpdate) === 'apply') store.dispatch(updateAccepted(url));
  else console.error(`The list ${url} changed by more than its new version tells: it waits to be accepted.`);
};

/** Applies stored lists, then fetches all lists every ten minutes. On waking up, fetches only due or failed ones. */
export const startTokenLists = async (world: TokenListWorld): Promise<() => void> => {
  const { store, box, fetchList, now, isHidden, onWake } = world;
  const fetchedAt = new Map<string, number>();
  let requests = 0;

  const refresh = async (url: string): Promise<void> => {
    requests += 1;
    const requestId = `${url}#${requests}`;
    fetchedAt.set(url, now());
    store.dispatch(fetchStarted({ url, requestId }));
    const result = await fetchList(url);
    if (!(url in store.getState().lists.byUrl)) return;
    store.dispatch(
      result.ok
        ? fetched({ url, requestId, list: result.value })
        : fetchFailed({ url, requestId, problem: result.error }),
    );
    settle(world, url);
  };
  const hasFailed = (url: string): boolean => {
    const { error = null, loadingRequestId = null } = store.getState().lists.byUrl[url] ?? {};
    return error !== null && loadingRequestId === null;
  };
  const refreshDue = (isWoken: boolean): void => {
    if (isHidden()) return;
    const { kept } = store.getState().lists;
    const urls = new Set([...builtInLists.map(({ url }) => url), ...kept.map(({ url }) => url)]);
    for (const url of urls) {
      const last = fetchedAt.get(url);
      const isDue = last === undefined || now() - last >= rules.lists.refreshMs || (isWoken && hasFailed(url));
      if (isDue && !isBundled(url)) void refresh(url);
    }
  };

  const stored = await box.all().catch(() => new Map<string, ListBody>());
  const bodies = await readStoredBodies(stored, POLYGON_CHAIN_ID);
  const known = new Set([...builtInLists, ...store.getState().lists.kept].map(({ url }) => url));
  const restored = bodies.filter(({ url }) => known.has(url));
  store.dispatch(bodiesRestored(restored));
  for (const url of stored.keys()) {
    if (!restored.some((body) => body.url === url)) box.remove(url).catch(console.warn);
  }
  const stopKeeping = keepBodies(world);
  const stopWaking = onWake(() => refreshDue(true));
  const timer = setInterval(() => refreshDue(false), LOOK_MS);
  refreshDue(false);
  return () => {
    stopKeeping();
    stopWaking();
    clearInterval(timer);
  };
};
