import { useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import {
  contractBirths,
  findContractBirths,
  subscribeToContractBirths,
  type ContractBirths,
} from '#stores/contractBirths.ts';

export const useContractBirths = (contracts: readonly Address[]): ContractBirths => {
  useEffect(() => findContractBirths(contracts), [contracts]);
  return useSyncExternalStore(subscribeToContractBirths, contractBirths);
};
