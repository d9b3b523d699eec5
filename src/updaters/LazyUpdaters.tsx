import { useEffect, useRef } from 'react';
import { importLater } from '#lib/laterParts.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { useAppStore } from '#state/hooks.ts';
import type { FollowedWallet } from './transactions/followCalls.ts';

export function LazyUpdaters(): null {
  const store = useAppStore();
  const wallet = useRef<FollowedWallet>(undefined);
  const { account } = useWallet();
  const getWallet = useWalletProvider();
  useEffect(() => {
    wallet.current = { account, getWallet };
  }, [account, getWallet]);
  useEffect(() => {
    const started = importLater(async () =>
      (await import('./startLazyUpdaters.ts')).startLazyUpdaters(store, () => wallet.current),
    );
    return () => void started.then((leave) => leave());
  }, [store]);
  return null;
}
