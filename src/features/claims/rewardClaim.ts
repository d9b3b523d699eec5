import type { Funding } from '#domain/claims/allocate.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

export interface RewardClaim {
  /** Unique among all claims, such as `liquidity:3`. */
  readonly id: string;
  readonly programme:
    | 'liquidity'
    | 'trade'
    | 'order'
    | 'single'
    | 'lock'
    | 'farm'
    | 'burn'
    | 'bond'
    | 'distribution'
    | 'airdrop';
  /** Name within its programme; empty if the programme has a single claim. */
  readonly name: string;
  /** Length of a lock. */
  readonly termSeconds?: bigint;
  /** Raw units; undefined: not known. */
  readonly rewards: readonly { readonly token: Token; readonly amount: bigint | undefined }[];
  /** Part of `rewards` that the account paid in itself: the deposit of a lock, the purchase of a bond. */
  readonly returned?: readonly { readonly token: Token; readonly amount: bigint }[];
  /** `rewards` are pool tokens, valued by what their pool pays for them. */
  readonly paysPoolTokens?: boolean;
  /** Reason of a refusal now; `vaultShared`: the other claims use up the same vault. */
  readonly blocked: 'vaultShort' | 'vaultShared' | 'paused' | 'stopped' | 'pending' | undefined;
  /** Vault that pays; undefined: unknown, or the contract's own balance. */
  readonly funding?: Funding | undefined;
  readonly plan: TransactionPlan;
}
