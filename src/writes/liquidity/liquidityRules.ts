import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { addChange } from '#domain/liquidity/quoteAdd.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, ok } from '#lib/result.ts';
import { chainDeadline } from '#writes/plan/chainDeadline.ts';
import { compareWithShown } from '#writes/plan/compareWithShown.ts';
import { poolTokenOf } from '#writes/plan/decisiveReads.ts';
import type { CheckTable, RefreshTable } from '#writes/plan/ruleTables.ts';
import { planAddLiquidity } from './addLiquidity.ts';
import type { LiquidityChecks, LiquidityRefreshes } from './liquidityTerms.ts';
import { settleRemoval } from './removeLiquidity.ts';

export const liquidityChecks: CheckTable<LiquidityChecks> = {
  suppliedAmounts: ({ quote, pair, first }, returned) => {
    const decoded = liquidityRouter.addLiquidity.decode(returned);
    if (!decoded.ok) return err({ code: 'wrongContract' });
    const [one, other, poolTokens] = decoded.value;
    const [takenA, takenB] = first === 'A' ? [one, other] : [other, one];
    const change = addChange(quote, { takenA, takenB, poolTokens });
    if (change) return err({ code: change });
    return compareWithShown(
      { currency: poolTokenOf(pair), shown: quote.poolTokens, bound: quote.minPoolTokens },
      poolTokens,
    );
  },
  removedAmounts: ({ method, paid }, returned) => {
    const decoded = liquidityRouter[method].decode(returned);
    if (!decoded.ok) return err({ code: 'wrongContract' });
    const amounts = typeof decoded.value === 'bigint' ? [decoded.value] : decoded.value;
    const held = paid.map((shown, index) => compareWithShown(shown, amounts[index] ?? 0n));
    return held.find((entry) => !entry.ok) ?? ok(undefined);
  },
};

export const liquidityRefreshes: RefreshTable<LiquidityRefreshes> = {
  supplyDeadline: async ({ terms, times }) => planAddLiquidity(terms, await chainDeadline(readRpc, times)),
  removal: ({ terms, times }) => settleRemoval(readRpc, terms, times),
  stakedRemoval: async ({ removal, times }) => {
    const { settleStakedRemoval } = await importWithRetry(() => import('./removeStaked.ts'));
    return settleStakedRemoval(readRpc, removal, times);
  },
};
