import { describe, expect, it } from 'vitest';
import { selectOffered, selectSwitchedOff, selectUnsupported, selectWhitelisted } from '#state/lists/selectors.ts';
import {
  bodiesRestored,
  fetched,
  fetchFailed,
  fetchStarted,
  initialLists,
  listAdded,
  listRemoved,
  listsReducer,
  listSwitched,
  updateAccepted,
  type ListsState,
} from '#state/lists/slice.ts';
import { listFrom, tokenAt } from '../domain/lists/listFrom.ts';

const URL = 'https://lists.example/list.json';
const list = listFrom([1, 0, 0], [tokenAt(1)]);
const newer = listFrom([1, 1, 0], [tokenAt(1), tokenAt(2)]);
const request = { url: URL, requestId: 'r1' };
const done = (state: ListsState, action: Parameters<typeof listsReducer>[1]): ListsState => listsReducer(state, action);
const after = (...actions: readonly Parameters<typeof listsReducer>[1][]): ListsState =>
  actions.reduce(done, initialLists);
const loaded = after(listAdded(URL), fetchStarted(request), fetched({ ...request, list }));
const WHITE = initialLists.kept[0]?.url ?? '';

describe('token list fetch: pending, then fulfilled or rejected', () => {
  it('the first version is taken at once', () => {
    expect(loaded.byUrl[URL]).toEqual({ current: list, pendingUpdate: null, loadingRequestId: null, error: null });
  });

  it('a new version replaces the current only through a pending update that is accepted', () => {
    const pending = [fetchStarted(request), fetched({ ...request, list: newer })].reduce(done, loaded);
    expect(pending.byUrl[URL]).toMatchObject({ current: list, pendingUpdate: newer });
    expect(done(pending, updateAccepted(URL)).byUrl[URL]).toMatchObject({ current: newer, pendingUpdate: null });
  });

  it('a fulfilled fetch with the same version is ignored', () => {
    const same = listFrom([1, 0, 0], [tokenAt(9)]);
    const next = [fetchStarted(request), fetched({ ...request, list: same })].reduce(done, loaded);
    expect(next.byUrl[URL]).toEqual(loaded.byUrl[URL]);
  });

  it('accepting with no pending update throws', () => {
    expect(() => done(loaded, updateAccepted(URL))).toThrow();
  });

  it('a failure is recorded and the list stays', () => {
    const problem = { code: 'protocol' } as const;
    const next = [fetchStarted(request), fetchFailed({ ...request, problem })].reduce(done, loaded);
    expect(next.byUrl[URL]).toEqual({ current: list, pendingUpdate: null, loadingRequestId: null, error: problem });
  });

  it('an answer that is not the one waited for changes nothing', () => {
    const waiting = done(loaded, fetchStarted({ url: URL, requestId: 'r2' }));
    expect(done(waiting, fetched({ ...request, list: newer }))).toEqual(waiting);
    expect(done(waiting, fetchFailed({ ...request, problem: { code: 'protocol' } }))).toEqual(waiting);
  });
});

describe('the state that the last visit left', () => {
  it('counts where nothing newer is there', () => {
    const body = { url: URL, current: list, pendingUpdate: newer };
    expect(after(listAdded(URL), bodiesRestored([body])).byUrl[URL]).toMatchObject({
      current: list,
      pendingUpdate: newer,
    });
    const kept = [fetchStarted(request), fetched({ ...request, list: newer })].reduce(done, after(listAdded(URL)));
    expect(done(kept, bodiesRestored([{ ...body, pendingUpdate: null }])).byUrl[URL]?.current).toBe(newer);
  });
});

describe('the lists that are kept', () => {
  it('an added list is active, once', () => {
    const twice = done(
      done(done(initialLists, listAdded(URL)), listSwitched({ url: URL, active: false })),
      listAdded(URL),
    );
    expect(twice.kept).toEqual([...initialLists.kept, { url: URL, active: true }]);
  });

  it('a removed list is gone with its tokens', () => {
    expect(done(loaded, listRemoved(URL))).toEqual(initialLists);
  });

  it('Remove is disabled for the built-in lists', () => {
    expect(done(loaded, listRemoved(WHITE))).toEqual(loaded);
  });
});

describe('the tokens that the lists offer', () => {
  it('are those of the lists switched on, each once, the first list first', () => {
    const usdc = [...selectOffered({ lists: initialLists }).values()].find(
      ({ token }) => token.symbol === 'USDC',
    )?.token;
    if (!usdc) throw new Error('the bundled list has USDC');
    const fake = listFrom([1, 0, 0], [{ ...usdc, symbol: 'FAKE' }, tokenAt(1)]);
    const lists = after(listAdded(URL), fetchStarted(request), fetched({ ...request, list: fake }));
    const offered = selectOffered({ lists });
    expect(offered.get(usdc.address)).toEqual({ token: usdc, urls: [WHITE, URL] });
    expect(offered.get(tokenAt(1).address)?.urls).toEqual([URL]);
    const off = done(lists, listSwitched({ url: URL, active: false }));
    expect(selectOffered({ lists: off }).has(tokenAt(1).address)).toBe(false);
    expect(selectSwitchedOff({ lists: off }).has(tokenAt(1).address)).toBe(true);
    expect(selectWhitelisted({ lists }).has(tokenAt(1).address)).toBe(false);
  });

  it("a bundled 'Unsupported Tokens' list exists, and offers nothing", () => {
    const unsupported = [...selectUnsupported({ lists: initialLists }).values()].map(({ token }) => token.symbol);
    expect(unsupported).toContain('amUSDC');
    expect([...selectOffered({ lists: initialLists }).values()].map(({ token }) => token.symbol)).not.toContain(
      'amUSDC',
    );
  });
});
