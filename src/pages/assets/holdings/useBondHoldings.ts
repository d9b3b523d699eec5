import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { useBonds } from '#features/bonds/index.ts';
import { noHoldings, type HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

const useHoldings: HoldingsHook = (account) => {
  const { bonds, isComplete, isFailed } = useBonds(account);
  return useMemo(() => {
    const own = bonds.filter((bond) => (bond.own?.payout ?? 0n) > 0n);
    const lines = own.flatMap(({ address, payoutToken, own: bought, pending }) => {
      const vesting = bought && pending !== undefined ? bought.payout - pending : undefined;
      return payoutToken && vesting !== 0n ? [tokenHolding(payoutToken, vesting, address)] : [];
    });
    return { lines, isComplete: isComplete && own.every(({ payoutToken }) => payoutToken), isFailed };
  }, [bonds, isComplete, isFailed]);
};

/** Excludes the vested part, which the claims include. */
export const useBondHoldings: HoldingsHook = env.bondRegistry ? useHoldings : noHoldings;
