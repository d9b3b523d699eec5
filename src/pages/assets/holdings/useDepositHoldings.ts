import { useMemo } from 'react';
import { useHeldDeposits } from '#reads/book/useHeldDeposits.ts';
import type { HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

export const useDepositHoldings: HoldingsHook = (account) => {
  const { deposits, isComplete, isFailed } = useHeldDeposits(account);
  return useMemo(
    () => ({ lines: deposits.map(({ token, amount }) => tokenHolding(token, amount)), isComplete, isFailed }),
    [deposits, isComplete, isFailed],
  );
};
