import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { rules } from '#config/rules.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { WalletUpdater } from '#updaters/session/WalletUpdater.tsx';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { createFakeWallet, walletError, type FakeWallet } from '../support/fakeWallet.ts';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A wallet that announces itself on request; the page keeps it from then on. */
const install = (rdns: string): FakeWallet => {
  const provider = createFakeWallet({ eth_requestAccounts: [alice], eth_accounts: [], eth_chainId: '0x89' });
  const detail = { info: { uuid: rdns, name: rdns, rdns }, provider };
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail })),
  );
  return provider;
};

const wallets = ['io.first', 'io.second', 'io.third'].map(install);

const store = configureStore({ reducer: rootReducer });

const visit = () =>
  renderHook(() => ({ wallet: useWallet(), write: useConnectWallet() }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>
        <WalletProvider>
          <WalletUpdater />
          {children}
        </WalletProvider>
      </Provider>
    ),
  });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 2 * rules.page.walletsSettleMs)));
const share = (...sharing: readonly number[]): void =>
  wallets.forEach((wallet, index) => wallet.answer('eth_accounts', sharing.includes(index) ? [alice] : []));

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('several wallets on a first visit', () => {
  it('the only one that shares an account is connected', async () => {
    share(1);
    const { result } = visit();
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', walletId: 'io.second' }));
    expect(wallets[0]?.requests.map(({ method }) => method)).toEqual(['eth_accounts']);
  });

  it('none is guessed where several share one; the next visit takes the one that was used', async () => {
    share(0, 2);
    const first = visit();
    await settled();
    expect(first.result.current.wallet.status).toBe('disconnected');
    await act(() => first.result.current.write.connect('io.third'));
    first.unmount();
    const { result } = visit();
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', walletId: 'io.third' }));
  });
});

describe('a wallet that answers late', () => {
  /** The first wallet is requested and does not answer; then the second one is connected. */
  const overtaken = async (
    answer: (resolve: (accounts: unknown) => void, reject: (reason: unknown) => void) => void,
  ) => {
    share();
    let late = (): void => undefined;
    wallets[0]?.answer(
      'eth_requestAccounts',
      () => new Promise((resolve, reject) => (late = () => answer(resolve, reject))),
    );
    const page = visit();
    await settled();
    const { write } = page.result.current;
    act(() => void write.connect('io.first'));
    await act(() => write.connect('io.second'));
    await act(async () => late());
    await settled();
    wallets[0]?.answer('eth_requestAccounts', [alice]);
    return page.result.current;
  };

  it.each([
    ['yes', (resolve: (accounts: unknown) => void) => resolve([alice])],
    ['no', (_: unknown, reject: (reason: unknown) => void) => reject(walletError(4001, 'no'))],
  ] as const)(
    'an answer of %s after another one is connected changes nothing: neither what is shown nor what is remembered',
    async (_, answer) => {
      const { wallet } = await overtaken(answer);
      expect(wallet).toMatchObject({ status: 'connected', walletId: 'io.second' });
      expect(walletSession.current().phase).toBe('idle');
      expect(localStorage.getItem('wallet')).toBe('io.second');
    },
  );
});
