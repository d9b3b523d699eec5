import type { RewardProgramme } from '#config/rewardContracts.ts';
import type { Funding } from '#domain/claims/allocate.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

export interface RewardClaim {
  /** Unique among all claims, such as `liquidity:3`. */
  readonly id: string;
  readonly programme: RewardProgramme;
  readonly name: string;
  readonly termSeconds?: bigint;
  /** Raw units; undefined while unknown. */
  readonly rewards: readonly { readonly token: Token; readonly amount: bigint | undefined }[];
  /** Part of `rewards` that the account paid in: the deposit of a lock or the price of a bond. */
  readonly returned?: readonly { readonly token: Token; readonly amount: bigint }[];
  /** True if `rewards` are pool tokens, valued by their share of the pool. */
  readonly paysPoolTokens?: boolean;
  /** Reason why a claim would fail now. `vaultShared`: the other claims use up the same vault. */
  readonly blocked: 'vaultShort' | 'vaultShared' | 'paused' | 'stopped' | 'pending' | undefined;
  /** Vault that pays; undefined while unknown, or if the contract pays from its own balance. */
  readonly funding?: Funding | undefined;
  readonly plan: TransactionPlan;
}
