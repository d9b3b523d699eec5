import type { Address, Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';

interface ClaimedTerms {
  readonly token: Token;
  readonly account: Address;
  /** Raw balance before the claim, and the raw amount that the next calls use. */
  readonly held: bigint;
  readonly amount: bigint;
}

/**
 * Plans after a claim in the same transaction. The first call reverts all of it if the claim paid less than the next
 * ones use. They would otherwise take the rest from tokens that the account had before.
 */
export const plansAfterClaim = (
  { token, account, held, amount }: ClaimedTerms,
  ...next: readonly TransactionPlan[]
): readonly TransactionPlan[] => [planRequirement(token, account, held + amount), ...next];
