import type { Address } from '#domain/tokens/types.ts';
import type { RewardClaim } from './rewardClaim.ts';

export interface Claims {
  readonly claims: readonly RewardClaim[];
  readonly isComplete: boolean;
  /** True once the payment is known, even if zero. Failed reads count only for `isComplete`. */
  readonly isKnown?: (id: string) => boolean;
}

export type ClaimsHook = (account: Address | undefined) => Claims;

const nothing: Claims = { claims: [], isComplete: true };

export const noClaims: ClaimsHook = () => nothing;
