import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WalletProvider } from '../../src/app/WalletProvider.tsx';
import { walletDirectory } from '../../src/chain/connectors/walletDirectory.ts';
import { walletSession } from '../../src/chain/connectors/walletSession.ts';
import { useWallet } from '../../src/reads/useWallet.ts';
import { WalletUpdater } from '../../src/updaters/WalletUpdater.tsx';
import { useConnectWallet } from '../../src/writes/connectWallet.ts';
import { createFakeWallet, walletError } from '../support/fakeWallet.ts';
import type { FakeWallet } from '../support/fakeWallet.ts';

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

const open = (updater: ReactNode = null) =>
  renderHook(() => ({ wallet: useWallet(), write: useConnectWallet() }), {
    wrapper: ({ children }) => (
      <WalletProvider>
        {updater}
        {children}
      </WalletProvider>
    ),
  });

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  stop();
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

  it('a rejected connection is told and leaves nothing behind', async () => {
    plugIn({
      eth_requestAccounts: () => {
        throw walletError(4001, 'User rejected the request.');
      },
    });
    const { result } = open();
    const outcome = await act(() => result.current.write.connect('injected'));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'rejected' } });
    expect(result.current.wallet).toMatchObject({ status: 'error', problem: { code: 'rejected' }, account: undefined });
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

  it('stays connected while the wallet looks for its node again', async () => {
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
  it('is seen when connecting, and the way back recovers', async () => {
    const wallet = plugIn({ eth_chainId: '0x1' });
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    expect(result.current.wallet).toMatchObject({ status: 'wrongNetwork', account: undefined });
    wallet.answer('eth_chainId', '0x89');
    act(() => wallet.emit('chainChanged', '0x89'));
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice }));
  });

  it('is seen when the wallet moves away', async () => {
    const wallet = plugIn();
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    act(() => wallet.emit('chainChanged', '0x1'));
    await waitFor(() => expect(result.current.wallet.status).toBe('wrongNetwork'));
  });

  it('asks the wallet to switch, and to add the chain it does not know', async () => {
    const wallet = plugIn({ eth_chainId: '0x1', wallet_addEthereumChain: null });
    wallet.answer('wallet_switchEthereumChain', () => {
      throw walletError(4902, 'Unrecognized chain ID');
    });
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    const outcome = await act(() => result.current.write.switchNetwork());
    expect(outcome.ok).toBe(true);
    const asked = wallet.asked.filter(({ method }) => method.startsWith('wallet_'));
    expect(asked[0]).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] });
    expect(asked[1]).toMatchObject({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: '0x89', chainName: 'Polygon', nativeCurrency: { decimals: 18 } }],
    });
  });

  it('does not add a chain when the person refused to switch', async () => {
    const wallet = plugIn({ eth_chainId: '0x1' });
    wallet.answer('wallet_switchEthereumChain', () => {
      throw walletError(4001, 'User rejected the request.');
    });
    const { result } = open();
    await act(() => result.current.write.connect('injected'));
    const outcome = await act(() => result.current.write.switchNetwork());
    expect(outcome).toMatchObject({ ok: false, error: { code: 'rejected' } });
    expect(wallet.asked.some(({ method }) => method === 'wallet_addEthereumChain')).toBe(false);
  });
});

describe('eager reconnect', () => {
  it('connects again to the last wallet if it is already authorized, asking nobody', async () => {
    window.localStorage.setItem('wallet', 'injected');
    const wallet = plugIn();
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'connected', account: alice }));
    expect(wallet.asked[0]?.method).toBe('eth_accounts');
  });

  it('leaves a wallet alone that shares no account', async () => {
    window.localStorage.setItem('wallet', 'injected');
    const wallet = plugIn({ eth_accounts: [] });
    const { result } = open(<WalletUpdater />);
    await waitFor(() => expect(wallet.asked.map(({ method }) => method)).toContain('eth_accounts'));
    expect(wallet.asked.map(({ method }) => method)).not.toContain('eth_requestAccounts');
    expect(result.current.wallet.status).toBe('disconnected');
  });

  it('leaves a wallet alone that was never chosen', async () => {
    const wallet = plugIn();
    const { result } = open(<WalletUpdater />);
    await act(() => Promise.resolve());
    expect(wallet.asked).toEqual([]);
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
