import { useSyncExternalStore } from 'react';
import { pairingLink } from '#chain/connectors/walletConnect/pairingLink.ts';

/** The link that a wallet on another device connects by; undefined while it is being made. */
export const usePairingLink = (): string | undefined =>
  useSyncExternalStore(pairingLink.subscribe, pairingLink.current);
