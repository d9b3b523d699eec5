import { useMemo } from 'react';
import { rewardContracts, type RewardProgramme } from '#programmes/list.ts';
import type { Address } from '#domain/tokens/types.ts';
import { rewardMovesStore, type FoundMoves } from '#stores/rewardMovesStore.ts';
import { useInSlices } from '../useInSlices.ts';
import { rewardRows, type RewardList } from './rewardRows.ts';
import { useKnownMoves } from './useKnownMoves.ts';
import { useListedContracts, type ListedContracts } from './useListedContracts.ts';

export interface RewardMoves extends Pick<FoundMoves, 'status' | 'coverage'>, RewardList {
  readonly retry: () => void;
}

const useProgrammes = ({ farms, bonds }: ListedContracts): ReadonlyMap<Address, RewardProgramme> =>
  useMemo(
    () =>
      new Map<Address, RewardProgramme>([
        ...bonds.map((bond) => [bond, 'bond'] as const),
        ...farms.map((farm) => [farm, 'farm'] as const),
        ...rewardContracts.map(({ address, programme }) => [address, programme] as const),
      ]),
    [farms, bonds],
  );

const NO_MOVES: RewardList = { rows: [], hidden: 0, hiddenPayments: 0, totals: [] };

export const useRewardMoves = (account: Address | undefined, isAllShown = false): RewardMoves => {
  const { status, coverage, moves, isShown, assets, poolOf } = useKnownMoves(rewardMovesStore, account, isAllShown);
  const programmes = useProgrammes(useListedContracts());
  const input = useMemo(
    () => ({ account, status, coverage, moves, isShown, programmes, assets, poolOf, isAllShown }),
    [account, status, coverage, moves, isShown, programmes, assets, poolOf, isAllShown],
  );
  const { latest, isFailed, retry } = useInSlices(input, rewardRows);
  const known = latest?.input.account === account ? latest : undefined;
  return {
    ...(known?.result ?? NO_MOVES),
    status: isFailed ? 'failed' : (known?.input.status ?? 'loading'),
    coverage: known?.input.coverage,
    retry() {
      retry();
      rewardMovesStore.retry();
    },
  };
};
