import type { Address } from '#domain/tokens/types.ts';
import type { RewardClaim } from './rewardClaim.ts';

export interface Claims {
  readonly claims: readonly RewardClaim[];
  /** False until everything has been read. */
  readonly isComplete: boolean;
  /** True once a payment is known, also as zero; `isComplete` also counts failed reads. */
  readonly isKnown?: (id: string) => boolean;
}

export type ClaimsHook = (account: Address | undefined) => Claims;

const nothing: Claims = { claims: [], isComplete: true };

export const noClaims: ClaimsHook = () => nothing;
