import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useBondList } from '../bonds/useBondList.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useFarmList } from '../farms/useFarmList.ts';

export interface ListedContracts {
  readonly farms: readonly Address[];
  readonly bonds: readonly Address[];
  readonly addresses: readonly Address[];
  readonly isSettled: boolean;
}

export const useListedContracts = (): ListedContracts => {
  const farmList = useFarmList();
  const bondList = useBondList();
  const farms = useStableList(farmList.farms.map(({ address }) => address));
  const bonds = useStableList(bondList.bonds.map(({ bond }) => bond));
  const isSettled = [farmList, bondList].every(({ isComplete, isFailed }) => isComplete || isFailed);
  return useMemo(() => ({ farms, bonds, addresses: [...farms, ...bonds], isSettled }), [farms, bonds, isSettled]);
};
