import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rootReducer } from '#state/rootReducer.ts';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { rules } from '#config/rules.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { WalletUpdater } from '#updaters/session/WalletUpdater.tsx';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { createFakeWallet, walletError, type FakeWallet } from '../../support/fakeWallet.ts';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const host = window as unknown as { ethereum?: unknown };
let stop = (): void => undefined;

const plugIn = (answers: Record<string, unknown> = {}): FakeWallet => {
  const wallet = createFakeWallet({
    eth_requestAccounts: [alice.toLowerCase()],
    eth_accounts: [alice.toLowerCase()],
    eth_chainId: '0x89',
    ...answers,
  });
  host.ethereum = wallet;
  stop = walletDirectory.start();
  return wallet;
};

const store = configureStore({ reducer: rootReducer });

const open = (updater: ReactNode = null) =>
  renderHook(() => ({ wallet: useWallet(), write: useConnectWallet() }), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <WalletProvider>
          {updater}
          {children}
        </WalletProvider>
      </Provider>
    ),
  });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  stop();
  vi.restoreAllMocks();
  walletSession.clear();
  delete host.ethereum;
});

describe('a plain EIP-1193 wallet', () => {
  it('connects, with a checksummed account, and is remembered', async () => {
    plugIn();
    const { result } = open();
    expect(result.current.wallet.status).toBe('disconnected');
    await act(() => result.current.write.connect('injected'));
    expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice, canDisconnect: false });
    expect(window.localStorage.getItem('wallet')).toBe('injected');
  });

  it('a rejected connection is reported and leaves nothing stored', async () => {
    plugIn({
      eth_requestAccounts: () => {
        throw walletError(4001, 'User rejected the request.');
      },
    });
    const { result } = open();
    const outcome = await act(() => result.current.write.connect('injected'));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'rejected' } });
    expect(result.current.wallet).toMatchObject({ status: 'error', account: undefined });
    act(() => result.current.write.clearAttempt());
    expect(result.current.wallet.status).toBe('disconnected');
    expect(window.localStorage.getItem('wallet')).toBeNull();
  });

  it('follows the account when it is switched, and leaves when none is shared any more', async () => {
    const wallet = plugIn();
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    act(() => wallet.emit('accountsChanged', [bob]));
    await waitFor(() => expect(result.current.wallet.account).toBe(bob));
    act(() => wallet.emit('accountsChanged', []));
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'disconnected', account: undefined }));
    expect(wallet.listenerCount()).toBe(0);
  });

  it('stays connected while the wallet reconnects to its node', async () => {
    const wallet = plugIn();
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    act(() => wallet.emit('disconnect', walletError(1013, 'Disconnected from chain. Attempting to connect.')));
    expect(result.current.wallet.status).toBe('connected');
    act(() => wallet.emit('disconnect', walletError(4900, 'Disconnected')));
    expect(result.current.wallet.status).toBe('disconnected');
  });
});

describe('wrong network', () => {
  it('is detected when connecting, and switching back recovers', async () => {
    const wallet = plugIn({ eth_chainId: '0x1' });
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    expect(result.current.wallet).toMatchObject({ status: 'wrongNetwork', account: undefined });
    wallet.answer('eth_chainId', '0x89');
    act(() => wallet.emit('chainChanged', '0x89'));
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice }));
  });

  it('is detected when the wallet switches away', async () => {
    const wallet = plugIn();
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    act(() => wallet.emit('chainChanged', '0x1'));
    await waitFor(() => expect(result.current.wallet.status).toBe('wrongNetwork'));
  });
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 2 * rules.page.walletsSettleMs)));

describe('eager reconnect', () => {
  it('reconnects to the last wallet if it is already authorized, without a prompt', async () => {
    window.localStorage.setItem('wallet', 'injected');
    const wallet = plugIn();
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice }));
    expect(wallet.requests[0]?.method).toBe('eth_accounts');
  });

  it('does not prompt a wallet that shares no account', async () => {
    window.localStorage.setItem('wallet', 'injected');
    const wallet = plugIn({ eth_accounts: [] });
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(wallet.requests.map(({ method }) => method)).toContain('eth_accounts'));
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts');
    expect(result.current.wallet.status).toBe('disconnected');
  });

  it('stays disconnected after the user disconnects, also on later visits', async () => {
    window.localStorage.setItem('wallet', 'injected');
    const wallet = plugIn();
    const visit = open(<WalletUpdater />);
    await waitFor(() => expect(visit.result.current.wallet.status).toBe('connected'));
    act(() => visit.result.current.write.disconnect());
    const sentRequests = wallet.requests.length;
    visit.unmount();
    const { result } = open(<WalletUpdater />);
    await settled();
    expect(wallet.requests).toHaveLength(sentRequests);
    expect(result.current.wallet.status).toBe('disconnected');
  });

  it('reconnects after an account change while nobody is connected', async () => {
    window.localStorage.setItem('wallet', 'injected');
    const wallet = plugIn({ eth_accounts: [] });
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(wallet.listenerCount()).toBeGreaterThan(0));
    wallet.answer('eth_accounts', [alice]);
    act(() => wallet.emit('accountsChanged', [alice]));
    await waitFor(() => expect(result.current.wallet.account).toBe(alice));
  });
});

describe('first visit', () => {
  it('connects a wallet that already shares an account, without a prompt', async () => {
    const wallet = plugIn();
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice }));
    expect(wallet.requests[0]?.method).toBe('eth_accounts');
  });

  it('does not prompt a wallet that shares none', async () => {
    const wallet = plugIn({ eth_accounts: [] });
    const { result } = open(<WalletUpdater />);
    await settled();
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_accounts']);
    expect(result.current.wallet.status).toBe('disconnected');
  });
});

describe('the browser of a wallet app on a phone', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36');
  });
  const requests = (wallet: FakeWallet): number =>
    wallet.requests.filter(({ method }) => method === 'eth_requestAccounts').length;

  it('the wallet is queried once, and connects', async () => {
    const wallet = plugIn({ eth_accounts: [] });
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice }));
    expect(requests(wallet)).toBe(1);
  });

  it('a rejection holds for this visit and is no error', async () => {
    const wallet = plugIn({ eth_accounts: [], eth_requestAccounts: () => Promise.reject(walletError(4001, 'No')) });
    const visit = open(<WalletUpdater />);
    await waitFor(() => expect(requests(wallet)).toBe(1));
    await settled();
    expect(visit.result.current.wallet.status).toBe('disconnected');
    visit.unmount();
    open(<WalletUpdater />);
    await settled();
    expect(requests(wallet)).toBe(1);
  });

  it('an account withdrawn in the wallet is not requested again', async () => {
    const wallet = plugIn();
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(result.current.wallet.status).toBe('connected'));
    const before = requests(wallet);
    wallet.answer('eth_accounts', []);
    act(() => wallet.emit('accountsChanged', []));
    await settled();
    expect(result.current.wallet.status).toBe('disconnected');
    expect(requests(wallet)).toBe(before);
  });
});
