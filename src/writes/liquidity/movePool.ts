import type { Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { plansAfterSwap, type ZapTerms } from './zapIn.ts';

/** Raw balances of the account before, and raw minimums on top. */
interface Sure {
  readonly token: Token;
  readonly held: bigint;
  readonly least: bigint;
}

export interface PoolMovePlanTerms {
  /** Its minimums are what the first swap uses. */
  readonly removing: TransactionPlan;
  /** Sells what is not shared, and what it and the removal pay of the shared token. */
  readonly swap: TransactionPlan;
  readonly shared: Sure;
  /** Sells a part of the shared token's minimum for the target's other token. */
  readonly swapInto: TransactionPlan;
  readonly supply: ZapTerms;
  readonly poolTokens: Sure;
  /** Plans after the supply that revert all if it gave less; empty without a stake. */
  readonly staking: readonly TransactionPlan[];
}

const requirement = (account: ZapTerms['add']['account'], { token, held, least }: Sure): TransactionPlan =>
  planRequirement(token, account, held + least);

/**
 * One transaction. A call after each swap reverts all of it if the swap paid less than the next call uses, so no call
 * takes tokens that were there before.
 */
export const poolMovePlans = (terms: PoolMovePlanTerms): readonly [TransactionPlan, ...TransactionPlan[]] => {
  const { removing, swap, shared, swapInto, supply, poolTokens, staking } = terms;
  const { account } = supply.add;
  const checks = staking.length > 0 ? staking : [requirement(account, poolTokens)];
  return [removing, swap, requirement(account, shared), swapInto, ...plansAfterSwap(supply), ...checks];
};
