import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { createFakeWallet } from './fakeWallet.ts';

export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** A hook in the real store that mounts once the wallet is connected, as alice on Polygon. */
export const openWithWallet = async <T,>(hook: () => T, answers: Record<string, unknown> = {}) => {
  const wallet = createFakeWallet({
    eth_requestAccounts: [alice],
    eth_accounts: [alice],
    eth_chainId: '0x89',
    ...answers,
  });
  Object.assign(window, { ethereum: wallet });
  const stop = walletDirectory.start();
  onTestFinished(() => {
    cleanup();
    stop();
    walletSession.clear();
    vi.unstubAllGlobals();
    window.localStorage.clear();
    Reflect.deleteProperty(window, 'ethereum');
  });
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  const store = configureStore({ reducer: rootReducer });
  const wallets: { connect?: ReturnType<typeof useConnectWallet>['connect'] } = {};
  function Connection({ children }: { readonly children: ReactNode }): ReactNode {
    const { connect } = useConnectWallet();
    const { account } = useWallet();
    const [isOpen, open] = useState(false);
    useEffect(() => {
      wallets.connect = connect;
    }, [connect]);
    if (account !== undefined && !isOpen) open(true);
    return isOpen && children;
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <WalletProvider>
          <Connection>{children}</Connection>
        </WalletProvider>
      </I18nProvider>
    </Provider>
  );
  const rendered = renderHook(hook, { wrapper });
  await act(async () => void (await wallets.connect?.('injected')));
  const isRequested = (method: string): boolean => wallet.requests.some((request) => request.method === method);
  return { ...rendered, store, wallet, isRequested };
};
