import type { Address } from '#domain/tokens/types.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useNoMoments, type Moment, type MomentsHook } from './calendar/moment.ts';
import { useFarmMoments, useLockMoments, useSingleMoments } from './calendar/useStakeMoments.ts';
import { useBondMoments, useBurnMoments, useVoteMoments } from './calendar/useTermMoments.ts';
import { joinRows, useNoRows, type EarnRows } from './earnRow.ts';
import { useBondRows } from './rows/useBondRows.tsx';
import { useBurnRows } from './rows/useBurnRows.tsx';
import { useFarmRows } from './rows/useFarmRows.tsx';
import { useLiquidityRows } from './rows/useLiquidityRows.tsx';
import { useLockRows } from './rows/useLockRows.tsx';
import { useOrderRows } from './rows/useOrderRows.tsx';
import { useSingleRows } from './rows/useSingleRows.tsx';
import { useTradeRows } from './rows/useTradeRows.tsx';

export interface EarnProgramme {
  readonly useRows?: (account: Address | undefined) => EarnRows;
  readonly useMoments?: MomentsHook;
}

export const programmes: readonly EarnProgramme[] = [
  { useRows: useLiquidityRows },
  { useRows: useFarmRows, useMoments: useFarmMoments },
  { useRows: useSingleRows, useMoments: useSingleMoments },
  { useRows: useLockRows, useMoments: useLockMoments },
  { useRows: useOrderRows },
  { useRows: useTradeRows },
  { useRows: useBurnRows, useMoments: useBurnMoments },
  { useRows: useBondRows, useMoments: useBondMoments },
  { useMoments: useVoteMoments },
];

/** @param list must not change, because its hooks run in this order */
export const earnHooks = (list: readonly EarnProgramme[]) => {
  const useEachRows = eachHook(list.map(({ useRows = useNoRows }) => useRows));
  const useEachMoments = eachHook(list.map(({ useMoments = useNoMoments }) => useMoments));
  return {
    useEarnRows: (account: Address | undefined): EarnRows => joinRows(useEachRows(account)),
    useEarnMoments: (account: Address | undefined): readonly Moment[] => useEachMoments(account).flat(),
  };
};

export const { useEarnRows, useEarnMoments } = earnHooks(programmes);
