import { configureStore } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import { alertsText } from '#domain/alerts/storedAlerts.ts';
import type { AlertRule } from '#domain/alerts/types.ts';
import { Popups } from '#features/popups/index.ts';
import { popupAdded, type PopupContent } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added as transactionAdded } from '#state/transactions/slice.ts';
import { balancesShown } from '#state/user/slice.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/alerts/AlertToast.tsx';
import '#features/popups/PopupList.tsx';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const price: AlertRule = {
  kind: 'price',
  base: MYT,
  quote: USDC,
  side: 'below',
  price: { numerator: 4n * 10n ** 5n, denominator: 10n ** 18n },
};
const reward: AlertRule = {
  kind: 'reward',
  account: ALICE,
  claim: 'liquidity:3',
  name: 'MYT/USDC',
  token: MYT,
  amount: 10n ** 19n,
};
const orders: AlertRule = { kind: 'orders', account: ALICE, events: ['filled', 'blocked'] };
const news = {
  id: '0x03 order',
  event: 'filled',
  soldToken: MYT,
  boughtToken: USDC,
  sold: '5000000000000000000',
  received: '2100000',
  remain: '0',
} as const;

const hash = `0x${'3'.repeat(64)}` as const;
const cancelRecord: Parameters<typeof transactionAdded>[0] = {
  chainId: 137,
  hash,
  from: ALICE,
  summary: '',
  addedTime: 1,
  info: {
    kind: 'cancelOrder',
    orderIndex: '1',
    amount: '5',
    input: { address: MYT, symbol: 'MYT', decimals: 18 },
    output: { address: USDC, symbol: 'USDC', decimals: 6 },
  },
};

const shown = vi.fn<(title: string, options: NotificationOptions) => void>();

/** A browser with the Notification API; `refuses` as Chrome on Android does. */
const allow = (permission: NotificationPermission, refuses = false): void => {
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      constructor(title: string, options: NotificationOptions) {
        if (refuses) throw new TypeError('Illegal constructor');
        shown(title, options);
      }
    },
  );
};

beforeEach(() => {
  shown.mockClear();
  window.localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (before: (store: ReturnType<typeof createStore>) => void = () => undefined) => {
  const store = createStore();
  before(store);
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <Popups />
      </MemoryRouter>
    </Provider>,
  );
  const fire = (rule: AlertRule, what?: NonNullable<PopupContent['alert']>['news']): Promise<void> =>
    act(async () => {
      const alert = { text: alertsText([{ id: 'a', rule, sinceBlock: 1 }]), news: what };
      const content = { txn: { hash: '', success: true }, alert };
      store.dispatch(popupAdded({ key: 'alert a', content, removeAfterMs: null }));
      await Promise.resolve();
    });
  return { store, fire };
};
const createStore = () => configureStore({ reducer: rootReducer });

it('an alert is a system notification where they are allowed, and nothing on the page', async () => {
  allow('granted');
  const { store, fire } = open();
  await fire(price);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(shown).toHaveBeenCalledWith('Alert: MYT/USDC', {
    body: 'The pool price fell to 0.4 USDC or below.',
    tag: 'alert a',
  });
  expect(store.getState().app.popupList).toEqual([]);
});

it('denied it is a popup that stays until it is closed, and leads to the thing', async () => {
  allow('denied');
  const { store, fire } = open();
  await fire(price);
  expect(await screen.findByText('The pool price fell to 0.4 USDC or below.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', `/trade/${USDC}/${MYT}`);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(store.getState().app.popupList).toEqual([]);
  expect(shown).not.toHaveBeenCalled();
});

it('hidden balances stay hidden', async () => {
  allow('granted');
  const { fire } = open((store) => void store.dispatch(balancesShown(false)));
  await fire(reward);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(shown.mock.calls[0]?.[0]).toBe('Alert: Liquidity mining · MYT/USDC');
  expect(shown.mock.calls[0]?.[1].body).toBe('You can claim •••• MYT or more.');
});

const fillPopup = {
  key: 'fill order',
  content: { txn: { hash: '0x03', success: true }, fill: { ...news } },
  removeAfterMs: null,
};

it('a fill that a popup shows now is not repeated on the page, a blocked order is reported', async () => {
  allow('denied');
  const { store, fire } = open((created) => void created.dispatch(popupAdded(fillPopup)));
  await fire(orders, news);
  await vi.waitFor(() => expect(store.getState().app.popupList.map(({ key }) => key)).toEqual(['fill order']));
  await fire(orders, { ...news, id: 'order', event: 'blocked', remain: '3000000000000000000' });
  expect(await screen.findByText('Order blocked: MYT/USDC')).toBeVisible();
  expect(screen.getByText(/Your account can't receive USDC/)).toHaveTextContent('to get 3.00 MYT back');
});

it.each(['gone', 'hidden'])('a fill whose popup is %s is reported by one that stays', async (why) => {
  allow('denied');
  window.localStorage.setItem(storageKeys.announcedFills, JSON.stringify([news.id]));
  const visibility = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockReturnValue(why === 'gone' ? 'visible' : 'hidden');
  onTestFinished(() => visibility.mockRestore());
  const { store, fire } = open((created) => void (why === 'hidden' && created.dispatch(popupAdded(fillPopup))));
  await fire(orders, news);
  expect(await screen.findByRole('link', { name: 'Show' })).toBeVisible();
  expect(store.getState().app.popupList.map(({ key }) => key)).toContain('alert a');
});

it.each(['visible', 'hidden'] as const)(
  'a fill on a %s page is one notice: the system notification replaces its popup',
  async (state) => {
    allow('granted');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    onTestFinished(() => visibility.mockRestore());
    const { store, fire } = open((created) => void created.dispatch(popupAdded(fillPopup)));
    await fire(orders, news);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    expect(store.getState().app.popupList).toEqual([]);
  },
);

it.each([true, false])('a cancellation that this browser sent (%s) has its popup alone', async (isOwn) => {
  allow('granted');
  const cancelled = { ...news, id: `${hash} order`, event: 'cancelled' } as const;
  const { store, fire } = open((created) => void (isOwn && created.dispatch(transactionAdded(cancelRecord))));
  await fire({ ...orders, events: ['cancelled'] }, cancelled);
  await vi.waitFor(() => expect(store.getState().app.popupList).toEqual([]));
  expect(shown).toHaveBeenCalledTimes(isOwn ? 0 : 1);
});

it.each([
  ['0', 'Order cancelled: MYT/USDC'],
  ['7', 'Order partly cancelled: MYT/USDC'],
])('a cancellation that leaves %s raw units is named as such', async (remain, title) => {
  allow('granted');
  const { fire } = open();
  await fire({ ...orders, events: ['cancelled'] }, { ...news, event: 'cancelled', remain });
  await vi.waitFor(() => expect(shown.mock.calls[0]?.[0]).toBe(title));
});

it('a notice cuts the digits of a token without a known price', async () => {
  allow('granted');
  const { fire } = open();
  const odd = {
    ...news,
    soldToken: USDC,
    boughtToken: MYT,
    sold: '1000000',
    received: '138887636999999999999',
  } as const;
  await fire(orders, odd);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(shown.mock.calls[0]?.[1].body).not.toMatch(/\.\d{9}/);
});

// Last: from then on this browser counts as one without notifications.
it('an alert is a popup where the browser refuses to show it', async () => {
  allow('granted', true);
  const { fire } = open();
  await fire(price);
  expect(await screen.findByText('Alert: MYT/USDC')).toBeVisible();
});
