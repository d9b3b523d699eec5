import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyChanges } from '#app/earlyChanges.ts';
import { persist } from '#app/persistence.ts';
import { createAppStore } from '#app/store.ts';
import { blockSeen } from '#state/app/slice.ts';
import { initialLists, listAdded } from '#state/lists/slice.ts';
import { amountTyped, recipientTyped } from '#state/swap/slice.ts';
import { added, checked, cleared, receiptFound } from '#state/transactions/slice.ts';
import { slippageChosen, themeChosen } from '#state/user/slice.ts';

/** The store of a page that keeps what changes. */
const openPage = () => {
  const store = createAppStore();
  persist(store, store.getState());
  return store;
};

const stored = (slice: string): unknown => JSON.parse(window.localStorage.getItem(`myt_${slice}`) ?? 'null');
const block = (blockNumber: number) => blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1, seenAtMs: 1 });
const hash = `0x${'1'.repeat(64)}` as const;
const transaction = added({
  hash,
  from: '0x0000000000000000000000000000000000000001',
  chainId: 137,
  summary: 'Approve USDC',
  info: {
    kind: 'approve',
    token: { symbol: 'USDC', decimals: 6 },
    spender: '0x0000000000000000000000000000000000000002',
    amount: '1',
  },
  addedTime: 1,
});

let pages = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  pages = new AbortController();
  const { signal } = pages;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal }),
  );
});
afterEach(() => {
  pages.abort();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('settings changed before the code that stores them was loaded', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  it('are kept when the page is left, and stored by the next page', () => {
    const left = createAppStore();
    const end = keepEarlyChanges(left);
    left.dispatch(slippageChosen(70));
    leave();
    end();
    const next = openPage();
    expect(next.getState().user.userSlippageTolerance).toBe(70);
    vi.advanceTimersByTime(1000);
    expect(stored('user')).toMatchObject({ userSlippageTolerance: 70 });
    expect(createAppStore().getState().user.userSlippageTolerance).toBe(70);
    next.dispatch(slippageChosen(80));
    vi.advanceTimersByTime(1000);
    expect(openPage().getState().user.userSlippageTolerance).toBe(80);
  });

  it('leave other settings as another tab stored them, and are checked as stored ones', () => {
    const left = createAppStore();
    const end = keepEarlyChanges(left);
    left.dispatch(slippageChosen(70));
    leave();
    end();
    window.localStorage.setItem('myt_user', JSON.stringify({ userDarkMode: true }));
    expect(openPage().getState().user).toMatchObject({ userSlippageTolerance: 70, userDarkMode: true });
    window.localStorage.setItem('earlyChanges', JSON.stringify({ userSlippageTolerance: 'half' }));
    expect(openPage().getState().user.userSlippageTolerance).toBe(
      createAppStore().getState().user.userSlippageTolerance,
    );
  });

  it('are not kept twice once they are stored', () => {
    const store = createAppStore();
    const end = keepEarlyChanges(store);
    store.dispatch(slippageChosen(70));
    persist(store, createAppStore().getState());
    end();
    leave();
    expect(window.localStorage.getItem('earlyChanges')).toBeNull();
    expect(stored('user')).toMatchObject({ userSlippageTolerance: 70 });
  });
});

describe('the user, transactions, lists and swap slices persist to local storage', () => {
  it('a change is saved with a 1 s debounce', () => {
    const store = openPage();
    store.dispatch(amountTyped({ field: 'INPUT', text: '1' }));
    vi.advanceTimersByTime(600);
    store.dispatch(amountTyped({ field: 'INPUT', text: '12' }));
    vi.advanceTimersByTime(999);
    expect(stored('swap')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored('swap')).toMatchObject({ typedValue: '12' });
  });

  it('keeps only the choice of lists: their bodies are too large', () => {
    const store = openPage();
    store.dispatch(listAdded('https://lists.example/list.json'));
    vi.advanceTimersByTime(1000);
    const kept = store.getState().lists.kept.map(({ url, active }) => [url, active]);
    const { changedAt, ...fields } = stored('lists') as Record<string, unknown>;
    expect(fields).toEqual({ kept: Object.fromEntries(kept) });
    expect(changedAt).toEqual({ 'kept/https://lists.example/list.json': Date.now() - 1000 });
    expect(openPage().getState().lists.kept).toEqual(store.getState().lists.kept);
  });

  it('the lists that an earlier release stored are taken over', () => {
    const kept = [{ url: 'https://lists.example/old.json', active: false }];
    window.localStorage.setItem('myt_lists.kept', JSON.stringify(kept));
    expect(openPage().getState().lists.kept).toEqual([...initialLists.kept, ...kept]);
  });

  it('a recipient is not stored and not restored: it belongs to its link', () => {
    const store = openPage();
    store.dispatch(recipientTyped('0x0000000000000000000000000000000000000001'));
    store.dispatch(amountTyped({ field: 'INPUT', text: '1' }));
    vi.advanceTimersByTime(1000);
    expect(stored('swap')).toMatchObject({ typedValue: '1', recipient: null });
    window.localStorage.setItem('myt_swap', JSON.stringify({ typedValue: '2', recipient: 'evil.eth' }));
    expect(openPage().getState().swap).toMatchObject({ typedValue: '2', recipient: null });
  });

  it('the blocks that come all the time do not put the saving off', () => {
    const store = openPage();
    store.dispatch(slippageChosen(30));
    for (let number = 1; number <= 4; number += 1) {
      store.dispatch(block(number));
      vi.advanceTimersByTime(300);
    }
    expect(stored('user')).toMatchObject({ userSlippageTolerance: 30 });
  });

  it('a slice that did not change is not written over what another tab saved', () => {
    const store = openPage();
    window.localStorage.setItem('myt_transactions', '{"137":{}}');
    store.dispatch(themeChosen(false));
    vi.advanceTimersByTime(2000);
    expect(stored('user')).toMatchObject({ userDarkMode: false });
    expect(stored('transactions')).toEqual({ 137: {} });
  });

  it('parses stored transactions again only where another tab stored others', () => {
    const store = openPage();
    store.dispatch(transaction);
    vi.advanceTimersByTime(1000);
    const parse = vi.spyOn(JSON, 'parse');
    const parsed = (): number => parse.mock.calls.filter(([text]) => text.includes(hash)).length;
    const check = { hash, blockNumber: 5, isUnseen: false };
    store.dispatch(checked({ chainId: 137, checks: [check] }));
    vi.advanceTimersByTime(1000);
    expect(parsed()).toBe(0);
    expect(stored('transactions')).toMatchObject({ 137: { [hash]: { lastCheckedBlockNumber: 5 } } });
    parse.mockClear();
    const text = window.localStorage.getItem('myt_transactions') ?? '';
    window.localStorage.setItem(
      'myt_transactions',
      text.replace('"lastCheckedBlockNumber":5', '"lastCheckedBlockNumber":9'),
    );
    store.dispatch(checked({ chainId: 137, checks: [{ ...check, blockNumber: 7 }] }));
    vi.advanceTimersByTime(1000);
    expect(parsed()).toBe(1);
    expect(stored('transactions')).toMatchObject({ 137: { [hash]: { lastCheckedBlockNumber: 9 } } });
  });

  it('comes back after a reload, a transaction sent a moment before too', () => {
    const store = openPage();
    store.dispatch(transaction);
    store.dispatch(amountTyped({ field: 'OUTPUT', text: '7.5' }));
    window.dispatchEvent(new Event('pagehide'));
    const again = openPage().getState();
    expect(again.transactions[137]?.[hash]).toMatchObject({ summary: 'Approve USDC' });
    expect(again.swap).toMatchObject({ typedValue: '7.5', independentField: 'OUTPUT' });
  });

  it('settings of an earlier release are taken over, its slippage presets become auto', () => {
    const old = { userDarkMode: false, userSlippageTolerance: 50 };
    window.localStorage.setItem('redux_localstorage_simple_user', JSON.stringify(old));
    expect(openPage().getState().user).toMatchObject({ userDarkMode: false, userSlippageTolerance: 'auto' });
  });
});

describe('denied, full or corrupted storage never stops the app', () => {
  const works = (): void => {
    const store = openPage();
    store.dispatch(amountTyped({ field: 'INPUT', text: '3' }));
    vi.advanceTimersByTime(2000);
    window.dispatchEvent(new Event('pagehide'));
    expect(store.getState().swap.typedValue).toBe('3');
  };

  it('the app works where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    works();
  });

  it('the app works where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    works();
  });

  it.each(['{', '5', 'null', '[]', '{"typedValue":{}}', '"text"'])(
    'the app works with corrupted storage: %s',
    (text) => {
      for (const slice of ['user', 'transactions', 'lists', 'swap']) window.localStorage.setItem(`myt_${slice}`, text);
      works();
    },
  );
});

describe('several tabs agree about the transactions', () => {
  const receipt = {
    blockHash: '0x0b',
    blockNumber: 9,
    contractAddress: null,
    from: '0x0000000000000000000000000000000000000001',
    status: 1,
    to: null,
    transactionHash: hash,
    transactionIndex: 0,
  } as const;
  const other = `0x${'2'.repeat(64)}` as const;
  const another = added({ ...transaction.payload, hash: other });
  const mined = receiptFound({ chainId: 137, hash, receipt, confirmedTime: 5 });
  const notifyStored = (slice: string): boolean =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: `myt_${slice}`, newValue: window.localStorage.getItem(`myt_${slice}`) }),
    );

  it('a transaction that another tab saved is adopted, without a popup', () => {
    const [here, there] = [openPage(), openPage()];
    for (const action of [transaction, mined]) there.dispatch(action);
    vi.advanceTimersByTime(1000);
    expect(here.getState().transactions).toEqual({});
    notifyStored('transactions');
    expect(here.getState().transactions[137]?.[hash]?.receipt).toEqual(receipt);
    expect(here.getState().app.popupList).toEqual([]);
  });

  it('saving keeps what another tab saved in the meantime', () => {
    const [here, there] = [openPage(), openPage()];
    here.dispatch(transaction);
    there.dispatch(another);
    vi.advanceTimersByTime(1000);
    expect(Object.keys((stored('transactions') as Record<number, object>)[137] ?? {}).sort()).toEqual([hash, other]);
  });

  it('a list cleared in one tab does not come back from another', () => {
    const [here, there] = [openPage(), openPage()];
    here.dispatch(transaction);
    vi.advanceTimersByTime(1000);
    notifyStored('transactions');
    there.dispatch(cleared({ chainId: 137 }));
    vi.advanceTimersByTime(1000);
    notifyStored('clearedTimes');
    expect(here.getState().transactions).toEqual({ 137: {} });
    vi.advanceTimersByTime(2000);
    expect(stored('transactions')).toEqual({ 137: {} });
  });

  it('stores again what a tab that had not received it stored over', () => {
    const page = openPage();
    page.dispatch(transaction);
    page.dispatch(slippageChosen(70));
    vi.advanceTimersByTime(1000);
    const known = createAppStore().getState().user;
    window.localStorage.setItem('myt_user', JSON.stringify({ ...known, userSlippageTolerance: 50, changedAt: {} }));
    window.localStorage.setItem('myt_transactions', JSON.stringify({ 137: { [other]: another.payload } }));
    for (const slice of ['user', 'transactions']) notifyStored(slice);
    vi.advanceTimersByTime(1000);
    expect(stored('user')).toMatchObject({ userSlippageTolerance: 70 });
    expect(Object.keys((stored('transactions') as Record<number, object>)[137] ?? {}).sort()).toEqual([hash, other]);
  });

  it('does not store again what was deleted', () => {
    const page = openPage();
    page.dispatch(slippageChosen(70));
    vi.advanceTimersByTime(1000);
    window.localStorage.clear();
    notifyStored('user');
    vi.advanceTimersByTime(1500);
    expect(stored('user')).toBeNull();
  });

  it('stores nothing again where both tabs know the same', () => {
    const [here, there] = [openPage(), openPage()];
    for (const action of [transaction, cleared({ chainId: 137 }), slippageChosen(70)]) here.dispatch(action);
    for (const action of [another, slippageChosen(80)]) there.dispatch(action);
    const hear = (): void => {
      for (const slice of ['user', 'transactions', 'clearedTimes']) notifyStored(slice);
      vi.advanceTimersByTime(1500);
    };
    for (let times = 0; times < 4; times += 1) hear();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let times = 0; times < 4; times += 1) hear();
    expect(write).not.toHaveBeenCalled();
  });

  it('hearing the same again writes nothing', () => {
    openPage().dispatch(transaction);
    vi.advanceTimersByTime(1000);
    notifyStored('transactions');
    vi.advanceTimersByTime(2000);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    notifyStored('transactions');
    vi.advanceTimersByTime(2000);
    expect(write).not.toHaveBeenCalled();
  });
});
