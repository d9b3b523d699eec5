import { useEffect } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { useAppStore } from '#state/hooks.ts';

/** What happens without a click and is not needed for the first page; its code comes after it. */
export function LazyUpdaters(): null {
  const store = useAppStore();
  const { account } = useWallet();
  const getWallet = useWalletProvider();
  useEffect(() => {
    const started = importWithRetry(async () => (await import('./startLazyUpdaters.ts')).startLazyUpdaters(store));
    return () => void started.then((leave) => leave());
  }, [store]);
  useEffect(() => {
    if (!account) return undefined;
    const following = importWithRetry(async () =>
      (await import('./transactions/followCalls.ts')).followCalls(store, getWallet, account),
    );
    return () => void following.then((leave) => leave());
  }, [store, account, getWallet]);
  return null;
}
