import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { isHurried } from '#domain/multicall/dueCalls.ts';
import { recallCalls, recallOwnCalls, rememberCalls, rememberOwnCalls } from '#domain/multicall/callMemory.ts';
import type { Address } from '#domain/tokens/types.ts';
import { storage } from '#lib/storage.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { ONCE } from '#reads/calls/useCalls.ts';
import { useAppStore, type AppStore } from '#state/hooks.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { listenersAdded, listenersRemoved } from '#state/multicall/slice.ts';
import { accountCallsStore } from '#stores/accountCallsStore.ts';
import { callMemory } from '#stores/callMemory.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { blockSubscribers } from '../block/blockSubscribers.ts';

const chainId = POLYGON_CHAIN_ID;
/** Time for the page's own requests; restored requests that the page has not repeated by then are dropped. */
const SETTLED_MS = 6000;
const SETTLED_LATE_MS = 30_000;

const askAgain = (store: AppStore, page: string, account: Address | undefined): (() => void) => {
  const requested = callMemory.restore(page);
  const callKeys = recallCalls(requested.calls, account);
  const own = account ? recallOwnCalls(requested.own, account).map((call) => ({ ...call, from: account })) : [];
  const leaveOwn = accountCallsStore.watch(own);
  if (callKeys.length === 0) return leaveOwn;
  const listening = { chainId, callKeys, blocksPerFetch: ONCE };
  store.dispatch(listenersAdded(listening));
  return () => {
    leaveOwn();
    store.dispatch(listenersRemoved(listening));
  };
};

/**
 * Skips watched accounts, because the browser must not store accounts of others; hashes of names also identify
 * accounts.
 */
const keepRequested = (store: AppStore, page: string, account: Address | undefined): void => {
  if (watchedAccount.isOn()) return;
  applyListeners(store.dispatch);
  const listeners = Object.entries(store.getState().multicall.callListeners[chainId] ?? {});
  const keys = listeners.flatMap(([key, counts]) => (isHurried(counts) ? [key] : []));
  const own = accountCallsStore.watched().filter(({ from }) => from === account);
  callMemory.write(page, {
    calls: rememberCalls(keys, account),
    own: account ? rememberOwnCalls(own, account) : [],
  });
};

const WALLET_WAIT_MS = 500;

const isWalletExpected = (): boolean => Boolean(storage.get(storageKeys.wallet)) && !watchedAccount.isOn();

const useAwaitedAccount = (account: Address | undefined): void => {
  const [isAwaited, setAwaited] = useState(isWalletExpected);
  if (isAwaited && account !== undefined) setAwaited(false);
  const isWaiting = isAwaited && account === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const release = blockSubscribers.hold();
    const timer = setTimeout(() => setAwaited(false), WALLET_WAIT_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isWaiting]);
};

/** Repeats the last visit's calls in the first request, so that lists need one round of reads instead of several. */
export function CallMemory(): null {
  const store = useAppStore();
  const { pathname } = useLocation();
  const { account } = useWallet();
  useAwaitedAccount(account);
  useEffect(() => {
    const page = account ? pathname : `${pathname} -`;
    let leave: (() => void) | undefined = askAgain(store, page, account);
    const settle = (): void => {
      leave?.();
      leave = undefined;
      keepRequested(store, page, account);
    };
    const timers = [SETTLED_MS, SETTLED_LATE_MS].map((ms) => setTimeout(settle, ms));
    return () => {
      timers.forEach(clearTimeout);
      leave?.();
    };
  }, [store, pathname, account]);
  return null;
}
