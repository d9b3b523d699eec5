import { useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import {
  contractBirths,
  findContractBirths,
  subscribeToContractBirths,
  type ContractBirths,
} from '#stores/contractBirths.ts';

/** Searched once for each contract; those not found are left out. */
export const useContractBirths = (contracts: readonly Address[]): ContractBirths => {
  useEffect(() => findContractBirths(contracts), [contracts]);
  return useSyncExternalStore(subscribeToContractBirths, contractBirths);
};
