import { unpaidTogether } from '#domain/claims/allocate.ts';
import { sumByToken } from '#domain/claims/claims.ts';
import type { RewardClaim } from './rewardClaim.ts';

/** Claims with those blocked that the others leave nothing for; claims that `isLeft` names take nothing. */
export const payableTogether = (
  claims: readonly RewardClaim[],
  isLeft: (claim: RewardClaim) => boolean = () => false,
): readonly RewardClaim[] => {
  const taking = claims.filter((claim) => claim.blocked === undefined && !isLeft(claim));
  const unpaid = unpaidTogether(taking.map(({ id, funding }) => ({ id, funding })));
  return claims.map((claim) => (unpaid.has(claim.id) ? { ...claim, blocked: 'vaultShared' } : claim));
};

/** True where it is paid now; one that is sent already still counts. */
export const isPaidNow = ({ blocked }: Pick<RewardClaim, 'blocked'>): boolean =>
  blocked === undefined || blocked === 'pending';

export interface ClaimSums {
  /** Paid now, a token each. */
  readonly ready: RewardClaim['rewards'];
  /** Owed, and not paid now. */
  readonly unpaid: RewardClaim['rewards'];
}

/** Amounts of claims by token, and of those that cannot be paid now. */
export const claimSums = (claims: readonly RewardClaim[]): ClaimSums => {
  const sumOf = (some: readonly RewardClaim[]) => sumByToken(some.flatMap(({ rewards }) => rewards));
  return {
    ready: sumOf(claims.filter(isPaidNow)),
    unpaid: sumOf(claims.filter((claim) => !isPaidNow(claim))),
  };
};
