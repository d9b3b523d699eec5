import { useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { seenTransferFees, subscribeToTransferFees } from '#stores/seenTransferFees.ts';

export const useSeenTransferFees = (): ReadonlySet<Address> =>
  useSyncExternalStore(subscribeToTransferFees, seenTransferFees);
