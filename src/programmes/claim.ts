import type { Funding } from '#domain/claims/allocate.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { Programme } from './programme.ts';

export interface RewardClaim {
  /** Unique among all claims, such as `liquidity:3`. */
  readonly id: string;
  readonly programme: Programme;
  readonly name: string;
  readonly termSeconds?: bigint;
  readonly rewards: readonly { readonly token: Token; readonly amount: bigint | undefined }[];
  /** Part of `rewards` that was not earned: the deposit of a lock, or all that a bond pays, because it was bought. */
  readonly returned?: readonly { readonly token: Token; readonly amount: bigint }[];
  /** True if `rewards` are pool tokens, valued by their share of the pool. */
  readonly paysPoolTokens?: boolean;
  /**
   * Reason why a claim would fail now. `vaultShared`: the other claims use up the same vault. `stopped`: the operator
   * ended the distribution. `pending`: a claim is under way.
   */
  readonly blocked: 'vaultShort' | 'vaultShared' | 'paused' | 'stopped' | 'pending' | undefined;
  /** Balance that pays, if other claims may need it too; undefined while unknown. */
  readonly funding?: Funding | undefined;
  readonly plan: TransactionPlan;
}

export interface Claims {
  readonly claims: readonly RewardClaim[];
  readonly isComplete: boolean;
  /** True once the amount of the claim with this id is known, zero included. */
  readonly isKnown?: (id: string) => boolean;
}

export type ClaimsHook = (account: Address | undefined) => Claims;

export interface ClaimProgramme extends Programme {
  readonly useClaims: ClaimsHook;
}

const nothing: Claims = { claims: [], isComplete: true };

export const noClaims: ClaimsHook = () => nothing;
