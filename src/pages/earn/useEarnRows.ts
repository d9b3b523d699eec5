import type { Address } from '#domain/tokens/types.ts';
import { joinRows, type EarnRows } from './earnRow.ts';
import { useBondRows } from './rows/useBondRows.tsx';
import { useBurnRows } from './rows/useBurnRows.tsx';
import { useFarmRows } from './rows/useFarmRows.tsx';
import { useLiquidityRows } from './rows/useLiquidityRows.tsx';
import { useLockRows } from './rows/useLockRows.tsx';
import { useOrderRows } from './rows/useOrderRows.tsx';
import { useSingleRows } from './rows/useSingleRows.tsx';
import { useTradeRows } from './rows/useTradeRows.tsx';

export const useEarnRows = (account: Address | undefined): EarnRows => {
  const parts: readonly EarnRows[] = [
    useLiquidityRows(account),
    useFarmRows(account),
    useSingleRows(account),
    useLockRows(account),
    useOrderRows(account),
    useTradeRows(account),
    useBurnRows(account),
    useBondRows(account),
  ];
  return joinRows(parts);
};
