import type { Address } from '#domain/tokens/types.ts';
import type { RewardClaim } from './rewardClaim.ts';

export interface Claims {
  readonly claims: readonly RewardClaim[];
  /** False while something has not been read. */
  readonly isComplete: boolean;
  /** True once the payment of a claim is known, or known to be nothing; `isComplete` also counts failed reads. */
  readonly isKnown?: (id: string) => boolean;
}

/** Finds what an account can claim of a programme. */
export type ClaimsHook = (account: Address | undefined) => Claims;

const nothing: Claims = { claims: [], isComplete: true };

/** The hook of a programme that is not set up. */
export const noClaims: ClaimsHook = () => nothing;
