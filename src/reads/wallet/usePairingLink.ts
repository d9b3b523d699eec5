import { useSyncExternalStore } from 'react';
import { pairingLink } from '#chain/connectors/walletConnect/pairing.ts';
import type { PairingLink } from '#chain/connectors/walletConnect/pairing.ts';

/** The link that a wallet on another device connects by; undefined while it is being made. */
export const usePairingLink = (): PairingLink | undefined =>
  useSyncExternalStore(pairingLink.subscribe, pairingLink.current);
