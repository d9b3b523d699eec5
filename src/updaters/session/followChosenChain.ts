import { POLYGON_CHAIN_ID, supportedChainIds } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { storage } from '#lib/storage.ts';

/** The last chosen chain if it is still supported, else Polygon (spec 000 section 7). */
export const chosenChain = (supported: readonly number[] = supportedChainIds): number => {
  const stored = Number(storage.get(storageKeys.supportedChainId));
  return supported.includes(stored) ? stored : POLYGON_CHAIN_ID;
};

/** Spec 000 section 4. Ignored while a wallet is connected, because the wallet determines the chain. */
export const followChosenChain = (
  supported: readonly number[] = supportedChainIds,
  reload = (): void => window.location.reload(),
): (() => void) => {
  const shown = chosenChain(supported);
  const follow = ({ key }: StorageEvent): void => {
    if (key === storageKeys.supportedChainId && chosenChain(supported) !== shown) reload();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
