import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { ambiguousWallets } from '#domain/wallet/ambiguousWallets.ts';

export interface WalletOption {
  readonly id: string;
  readonly name: string | undefined;
  /** Reverse domain name, set if the name alone is ambiguous. */
  readonly domain: string | undefined;
  readonly icon: string | undefined;
}

const LOOK_AGAIN_MS = 1000;

/** Announced wallets first. The list is read again each second while it is shown. */
export const useWalletOptions = (): readonly WalletOption[] => {
  const found = useSyncExternalStore(walletDirectory.subscribe, walletDirectory.list);
  useEffect(() => {
    walletDirectory.lookAgain();
    const timer = setInterval(walletDirectory.lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => {
    const ambiguous = ambiguousWallets(found);
    return found.map(({ id, name, domain, icon }, index) => ({
      id,
      name,
      domain: ambiguous.has(index) ? domain : undefined,
      icon,
    }));
  }, [found]);
};
