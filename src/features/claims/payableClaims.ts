import { unpaidTogether } from '#domain/claims/allocate.ts';
import { sumByToken } from '#domain/claims/claims.ts';
import type { RewardClaim } from '#programmes/claim.ts';

/** Blocks claims for which the other claims leave no funds. Claims with `isLeft` take no funds. */
export const payableTogether = (
  claims: readonly RewardClaim[],
  isLeft: (claim: RewardClaim) => boolean = () => false,
): readonly RewardClaim[] => {
  const taking = claims.filter((claim) => claim.blocked === undefined && !isLeft(claim));
  const unpaid = unpaidTogether(taking.map(({ id, funding }) => ({ id, funding })));
  return claims.map((claim) => (unpaid.has(claim.id) ? { ...claim, blocked: 'vaultShared' } : claim));
};

/** Includes a claim whose transaction is pending. */
export const isPaidNow = ({ blocked }: Pick<RewardClaim, 'blocked'>): boolean =>
  blocked === undefined || blocked === 'pending';

const withoutReturned = ({ rewards, returned = [] }: RewardClaim): RewardClaim['rewards'] =>
  rewards.flatMap(({ token, amount }) => {
    const paidIn = returned.find((part) => part.token.address === token.address)?.amount ?? 0n;
    if (amount === undefined || paidIn === 0n) return [{ token, amount }];
    return amount > paidIn ? [{ token, amount: amount - paidIn }] : [];
  });

/** Rewards minus the amounts that the account paid in. Claims without such rewards are left out. */
export const earnedOnly = (claims: readonly RewardClaim[]): readonly RewardClaim[] =>
  claims.flatMap((claim) => {
    const rewards = withoutReturned(claim);
    return rewards.length > 0 ? [{ ...claim, rewards }] : [];
  });

/** Amounts that the account paid in and gets back with the claims that can be paid now. */
export const returnedSums = (claims: readonly RewardClaim[]): RewardClaim['rewards'] =>
  sumByToken(claims.filter(isPaidNow).flatMap(({ returned = [] }) => returned));

interface ClaimSums {
  readonly ready: RewardClaim['rewards'];
  readonly unpaid: RewardClaim['rewards'];
}

export const claimSums = (claims: readonly RewardClaim[]): ClaimSums => {
  const sumOf = (some: readonly RewardClaim[]) => sumByToken(some.flatMap(({ rewards }) => rewards));
  return {
    ready: sumOf(claims.filter(isPaidNow)),
    unpaid: sumOf(claims.filter((claim) => !isPaidNow(claim))),
  };
};
