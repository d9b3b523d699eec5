import { useSyncExternalStore } from 'react';
import { pairingLink } from '#chain/connectors/walletConnect/pairingLink.ts';

export const usePairingLink = (): string | undefined =>
  useSyncExternalStore(pairingLink.subscribe, pairingLink.current);
