import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useBondList } from '../bonds/useBondList.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useFarmList } from '../farms/useFarmList.ts';

/** Addresses of contracts that are in lists on the chain and not in the configuration. */
export interface ListedContracts {
  /** All farms, those of the configuration included. */
  readonly farms: readonly Address[];
  readonly bonds: readonly Address[];
  /** Both. */
  readonly addresses: readonly Address[];
  /** Nothing more comes for now: all are read, or the node does not report them. */
  readonly isSettled: boolean;
}

/** The contracts of farms and bonds, for searches through an account's logs. */
export const useListedContracts = (): ListedContracts => {
  const farmList = useFarmList();
  const bondList = useBondList();
  const farms = useStableList(farmList.farms.map(({ address }) => address));
  const bonds = useStableList(bondList.bonds.map(({ bond }) => bond));
  const isSettled = [farmList, bondList].every(({ isComplete, isFailed }) => isComplete || isFailed);
  return useMemo(() => ({ farms, bonds, addresses: [...farms, ...bonds], isSettled }), [farms, bonds, isSettled]);
};
