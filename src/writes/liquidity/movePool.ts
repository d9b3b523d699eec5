import type { Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { plansAfterSwap, type ZapTerms } from './zapIn.ts';

/** Raw balance of the account before the transaction, and the raw amount that it gains at least. */
interface Sure {
  readonly token: Token;
  readonly held: bigint;
  readonly least: bigint;
}

export interface PoolMovePlanTerms {
  /** Removal, whose minimums are the input of the first swap. */
  readonly removing: TransactionPlan;
  /** Sale of the token that is not shared; `shared` is what it and the removal pay. */
  readonly swap: TransactionPlan;
  readonly shared: Sure;
  /** Sale of a part of the shared token's minimum for the target's other token. */
  readonly swapInto: TransactionPlan;
  readonly supply: ZapTerms;
  readonly poolTokens: Sure;
  readonly staking: readonly TransactionPlan[];
}

const requirement = (account: ZapTerms['add']['account'], { token, held, least }: Sure): TransactionPlan =>
  planRequirement(token, account, held + least);

/**
 * Plans of one transaction. A call after each swap reverts all of it if the swap paid less than the next call uses. So
 * no call takes tokens that the account had before.
 */
export const poolMovePlans = (terms: PoolMovePlanTerms): readonly [TransactionPlan, ...TransactionPlan[]] => {
  const { removing, swap, shared, swapInto, supply, poolTokens, staking } = terms;
  const { account } = supply.add;
  const checks = staking.length > 0 ? staking : [requirement(account, poolTokens)];
  return [removing, swap, requirement(account, shared), swapInto, ...plansAfterSwap(supply), ...checks];
};
