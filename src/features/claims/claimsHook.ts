import type { Address } from '#domain/tokens/types.ts';
import type { RewardClaim } from './rewardClaim.ts';

/** What an account can claim. */
export interface Claims {
  readonly claims: readonly RewardClaim[];
  /** False while something has not been read. */
  readonly isComplete: boolean;
  /** Whether it is known what a claim pays, or that there is nothing to claim, where `isComplete` passes over what is mute. */
  readonly isKnown?: (id: string) => boolean;
}

/** Finds what an account can claim of a programme. */
export type ClaimsHook = (account: Address | undefined) => Claims;

const nothing: Claims = { claims: [], isComplete: true };

/** The hook of a programme that is not set up. */
export const noClaims: ClaimsHook = () => nothing;
