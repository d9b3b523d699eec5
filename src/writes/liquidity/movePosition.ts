import type { MoveQuote } from '#domain/liquidity/movePosition.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { liquiditySteps } from './addLiquidity.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { removalPlan } from './removeLiquidity.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { surePoolTokens } from '#writes/rewards/stakePlans.ts';

interface MovedPool {
  readonly exchange: { readonly name: string; readonly router: Address };
  readonly poolToken: Token;
}

interface MovePlanTerms {
  readonly account: Address;
  readonly currencyA: Token;
  readonly currencyB: Token;
  readonly quote: MoveQuote;
  readonly slippageBps: number;
  readonly from: MovedPool;
  /** `held`: raw pool tokens of the account before the transaction. */
  readonly to: MovedPool & { readonly held: bigint };
  readonly staking: readonly TransactionPlan[];
}

/**
 * Plans of one transaction. The supply uses the removal's minimums, so it takes no tokens that the account had before.
 * The last call reverts all if the supply gave fewer pool tokens than promised.
 */
export const movePlans = (
  terms: MovePlanTerms,
  times: DeadlineTimes,
): readonly [TransactionPlan, ...TransactionPlan[]] => {
  const { account, currencyA, currencyB, quote, slippageBps, from, to, staking } = terms;
  const { removal, add } = quote;
  const sides = { account, currencyA, currencyB };
  const [amountAMin, amountBMin] = [add.amountADesired, add.amountBDesired];
  const removing = removalPlan(
    {
      ...sides,
      exchange: from.exchange,
      pair: from.poolToken.address,
      removal,
      amountAMin,
      amountBMin,
      permit: undefined,
    },
    times,
  );
  const supply = liquiditySteps(
    { ...sides, exchange: to.exchange, pair: to.poolToken.address, quote: add },
    { times, exact: true, approved: { a: true, b: true } },
  ).at(-1);
  const least = to.held + surePoolTokens(add, slippageBps);
  const checks = staking.length > 0 ? staking : [planRequirement(to.poolToken, account, least)];
  return [removing, ...(supply ? [supply.plan()] : []), ...checks];
};
