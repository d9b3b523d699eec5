import type { Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan.ts';

/** Rewards that one transaction takes. */
export interface RewardClaim {
  /** Distinct among all claims, such as `liquidity:3`. */
  readonly id: string;
  readonly programme:
    | 'liquidity'
    | 'trade'
    | 'order'
    | 'single'
    | 'farm'
    | 'burn'
    | 'bond'
    | 'distribution'
    | 'airdrop';
  /** What tells it from others of its programme, such as a pool's name; empty where there is one. */
  readonly name: string;
  /** What it pays in raw units; undefined: not known. */
  readonly rewards: readonly { readonly token: Token; readonly amount: bigint | undefined }[];
  /** Why it would be refused now. */
  readonly blocked: 'vaultShort' | 'paused' | 'stopped' | 'pending' | undefined;
  readonly plan: TransactionPlan;
}
