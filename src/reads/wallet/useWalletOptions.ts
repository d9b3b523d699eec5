import { useMemo, useSyncExternalStore } from 'react';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';

/** A wallet that can be chosen. `name` is undefined for a plain injected one. */
export interface WalletOption {
  readonly id: string;
  readonly name: string | undefined;
  readonly icon: string | undefined;
}

/** The wallets of this browser, announced ones first. */
export const useWalletOptions = (): readonly WalletOption[] => {
  const found = useSyncExternalStore(walletDirectory.subscribe, walletDirectory.list);
  return useMemo(() => found.map(({ id, name, icon }) => ({ id, name, icon })), [found]);
};
