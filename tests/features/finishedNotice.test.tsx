import { configureStore } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { Popups } from '#features/popups/index.ts';
import { popupAdded, popupRemoved } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added, receiptFound } from '#state/transactions/slice.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { pendingScope } from '#updaters/block/readWhileHidden.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/popups/PopupList.tsx';

const from = '0x0000000000000000000000000000000000000001';
const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const myt = { address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4', symbol: 'MYT', decimals: 18 } as const;
const info = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'LIMIT',
  input: usdc,
  output: myt,
  from: '8000000000',
  to: '19026700000000000000000',
} as const;

const record = { from, chainId: POLYGON_CHAIN_ID, summary: '', info, addedTime: 1 } as const;

const shown = vi.fn<(title: string, options: NotificationOptions) => void>();
/** Lock names of all tabs of the test. */
const held = new Set<string>();

const allow = (permission: NotificationPermission): void => {
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      constructor(title: string, options: NotificationOptions) {
        shown(title, options);
      }
    },
  );
};

const locks = {
  request: async (name: string, _options: object, hold: (lock: object | null) => unknown): Promise<void> => {
    await hold(held.has(name) ? null : { name: held.add(name) });
  },
};

beforeEach(() => {
  shown.mockClear();
  held.clear();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  allow('granted');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const see = (state: DocumentVisibilityState): void =>
  void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

const openTab = () => {
  const store = configureStore({ reducer: rootReducer });
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <Popups />
      </MemoryRouter>
    </Provider>,
  );
  const finish = (hash: `0x${string}`, status = 1) =>
    act(async () => {
      const receipt = {
        blockHash: '0x01',
        blockNumber: 9,
        contractAddress: null,
        from,
        status,
        to: from,
        transactionHash: hash,
        transactionIndex: 0,
      } as const;
      if (!store.getState().transactions[POLYGON_CHAIN_ID]?.[hash]) store.dispatch(added({ ...record, hash }));
      store.dispatch(receiptFound({ chainId: POLYGON_CHAIN_ID, hash, receipt, confirmedTime: 2 }));
      store.dispatch(popupAdded({ key: hash, content: { txn: { hash, success: status === 1 } } }));
      await Promise.resolve();
    });
  return { store, finish };
};

const words = 'Buy MYT for 8,000.00 USDC, limit 0.42047 USDC';

it('a confirmed and a reverted transaction of a hidden page are one system notification each', async () => {
  see('hidden');
  const { store, finish } = openTab();
  await finish('0x01');
  await finish('0x02', 0);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(shown.mock.calls).toEqual([
    [words, { body: "As planned: the receipt doesn't show the amounts.", tag: '0x01' }],
    [`Failed: ${words}`, { body: 'The transaction reverted. Only the network fee was spent.', tag: '0x02' }],
  ]);
  // A reorg removes the popup; its return is no second event.
  await act(async () => void store.dispatch(popupRemoved({ key: '0x01' })));
  await finish('0x01');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(shown).toHaveBeenCalledTimes(2);
});

it.each([
  ['visible', 'granted'],
  ['hidden', 'denied'],
  ['hidden', 'default'],
] as const)('a %s page with the permission %s has the popup alone', async (state, permission) => {
  see(state);
  allow(permission);
  const { finish } = openTab();
  await finish('0x01');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(shown).not.toHaveBeenCalled();
});

it('a hidden tab is silent about a transaction that another tab has shown', async () => {
  see('visible');
  await openTab().finish('0x01');
  see('hidden');
  const { finish } = openTab();
  await finish('0x01');
  expect(shown).not.toHaveBeenCalled();
  await finish('0x03');
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
});

it('the orders of one job replace each other under one tag', async () => {
  see('hidden');
  const job = { id: Symbol('cancellations'), kind: 'cancel', total: 2 } as const;
  transactionJobs.add('0x04', job);
  transactionJobs.add('0x05', job);
  const { finish } = openTab();
  await finish('0x04');
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  await finish('0x05');
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(shown.mock.calls.map(([title, { tag }]) => [title, tag])).toEqual([
    ['1 of 2 orders cancelled', '0x04'],
    ['2 of 2 orders cancelled', '0x04'],
  ]);
});

it('a hidden page reads for a pending transaction of its account, for at most a day', async () => {
  see('hidden');
  const { store, finish } = openTab();
  expect(pendingScope(store, from, 2)).toBeUndefined();
  act(() => void store.dispatch(added({ ...record, hash: '0x06' })));
  expect(pendingScope(store, from, 2)).toBe(`transactions of ${from}`);
  expect(pendingScope(store, undefined, 2)).toBeUndefined();
  expect(pendingScope(store, myt.address, 2)).toBeUndefined();
  expect(pendingScope(store, from, 86_400_001)).toBeUndefined();
  await finish('0x06');
  expect(pendingScope(store, from, 2)).toBeUndefined();
});
