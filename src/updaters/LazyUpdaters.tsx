import { useEffect, useRef } from 'react';
import { startLater } from '#lib/later.ts';
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
    return startLater(
      () => import('./startLazyUpdaters.ts'),
      ({ startLazyUpdaters }) => startLazyUpdaters(store, () => wallet.current),
    );
  }, [store]);
  return null;
}
