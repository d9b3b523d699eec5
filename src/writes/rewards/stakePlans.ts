import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planMining } from './mining.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';

const BPS = 10_000n;

/**
 * Raw pool tokens that the supply surely gives: the present amount less the slippage tolerance. Calls are fixed before
 * the transaction is mined, so it cannot stake more.
 */
export const surePoolTokens = ({ poolTokens }: Pick<AddQuote, 'poolTokens'>, slippageBps: number): bigint =>
  slippageBps >= Number(BPS) ? 0n : (poolTokens * (BPS - BigInt(slippageBps))) / BPS;

interface StakeTerms {
  readonly staking: Address;
  readonly pid: bigint;
  readonly poolToken: Token;
  readonly pool: string;
  readonly amount: bigint;
  readonly reward: Token;
  readonly account: Address;
  readonly held: bigint;
}

/**
 * Approval of exactly this amount, then the stake. A call before both reverts all of it if the supply gave less.
 * Otherwise the stake would take the rest from pool tokens that the account had before.
 */
export const stakePlans = (terms: StakeTerms): readonly TransactionPlan[] => [
  planRequirement(terms.poolToken, terms.account, terms.held + terms.amount),
  planApproval({ token: terms.poolToken, spender: terms.staking }, terms.amount),
  planMining({ act: 'stake', ...terms, secondReward: undefined, pending: undefined }),
];
