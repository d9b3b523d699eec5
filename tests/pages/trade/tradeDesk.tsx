import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { Pages } from '#app/Pages.tsx';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletSession } from '#chain/connectors/walletSession.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { OwnOrderTabs } from '#pages/trade/OrdersPanel.tsx';
import type { AppStore } from '#state/hooks.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { Updaters } from '#updaters/Updaters.tsx';
import { startFakeChain, type FakeChain } from '../../support/fakeChain.ts';
import { createFakeWallet, type FakeWallet } from '../../support/fakeWallet.ts';
import { pretendBrowser } from '../../support/pretendBrowser.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, E6, mockBook, MYT, USDC } from './mockMarket.ts';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/TradePage.tsx';
import '#pages/trade/ticket/LimitPriceInput.tsx';
import '#pages/trade/order/confirm/PlaceOrder.tsx';
import '#pages/trade/ticket/RecipientInput.tsx';
import '#features/tokenPicker/PickerView.tsx';

await OwnOrderTabs.preload();

export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const mytUsdc = `/trade/${USDC.address}/${MYT.address}`;

export interface TradeDesk {
  readonly chain: FakeChain;
  readonly wallet: FakeWallet;
  readonly user: UserEvent;
  readonly store: AppStore;
  /** URL of the browser. */
  readonly address: () => string;
  /** Another address in the same page, as by the browser's back button. */
  readonly goTo: (to: string) => void;
  /** The next block with its changes; it is requested when the page is viewed again. */
  readonly nextBlock: (change?: (chain: FakeChain) => void) => Promise<void>;
}

export interface DeskOptions {
  readonly address?: string;
  readonly connected?: boolean;
  readonly book?: PairBook;
  /** Called before anything is shown. */
  readonly prepare?: (chain: FakeChain) => void;
  readonly width?: number;
}

const host = window as unknown as { ethereum?: unknown };

afterEach(() => {
  walletSession.clear();
  delete host.ethereum;
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Alice has 12,480.55 USDC, 8,940.20 MYT and 412.6 MATIC, and has approved both tokens. */
const fund = (chain: FakeChain): void => {
  chain.balances.set(`${USDC.address} ${alice}`, 12_480_550_000n);
  chain.balances.set(`${MYT.address} ${alice}`, 8_940_200_000n * (E18 / E6));
  chain.balances.set(`native ${alice}`, 412_600_000n * (E18 / E6));
  for (const { address } of [USDC, MYT]) chain.allowances.set(`${address} ${alice}`, 2n ** 255n);
};

const stubBrowser = (): void => {
  pretendBrowser();
  Element.prototype.scrollIntoView = () => undefined;
};

const lookAway = (hidden: boolean): void => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Opens the whole application on a chain with the design's market, the wallet being Alice's. */
export const openDesk = (options: DeskOptions = {}): TradeDesk => {
  const { address = mytUsdc, connected = true, book = mockBook(), prepare, width = 1440 } = options;
  stubBrowser();
  const chain = startFakeChain([book]);
  fund(chain);
  prepare?.(chain);
  const eth_accounts = connected ? [alice] : [];
  const wallet = createFakeWallet({ eth_requestAccounts: [alice], eth_accounts, eth_chainId: '0x89' });
  host.ethereum = wallet;
  if (connected) window.localStorage.setItem('wallet', 'injected');
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false }),
  });
  let shown = '';
  let go = (_to: string): void => undefined;
  const Address = (): null => {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    const navigate = useNavigate();
    go = (to) => void navigate(to);
    return null;
  };
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          <Updaters />
          <Pages />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
    width,
  );
  return {
    chain,
    wallet,
    user: userEvent.setup(),
    store,
    address: () => shown,
    goTo: (to) => act(() => go(to)),
    nextBlock: async (change) => {
      chain.block += 1;
      change?.(chain);
      act(() => lookAway(true));
      act(() => lookAway(false));
      await screen.findByText(new RegExp(`Block ${chain.block.toLocaleString('en-US')}`));
    },
  };
};

/** The order ticket once it is there. */
export const ticket = () => within(screen.getByRole('region', { name: 'Order ticket' }));

/** The ticket's fields. */
export const field = (name: 'Amount to pay' | 'Amount to receive' | 'Limit price' | 'Recipient') =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

/** Waits until the market is read, and the balances when a wallet is connected. */
export const marketRead = async (connected = true): Promise<void> => {
  await screen.findByText('0.4185');
  if (connected) await ticket().findByTitle('12,480.55');
};

/** Waits until the orders panel is that of a wallet, which replaces an earlier one. */
export const ordersConnected = (): Promise<void> =>
  waitFor(() => {
    if (screen.queryByText('Connect a wallet to see your open orders.')) throw new Error('no wallet is connected yet');
  });

export const button = (words: string | RegExp) => ticket().findByRole('button', { name: words });
