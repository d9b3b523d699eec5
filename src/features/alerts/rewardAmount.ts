import type { RewardRule } from '#domain/alerts/types.ts';
import type { Claims } from '#programmes/claim.ts';

export const rewardAmount = (
  { claims, isComplete, isKnown = () => true }: Claims,
  { claim, token }: Pick<RewardRule, 'claim' | 'token'>,
): bigint | undefined => {
  const found = claims.find(({ id }) => id === claim);
  const reward = found?.rewards.find((entry) => entry.token.address === token);
  if (reward) return reward.amount;
  return (found || isComplete) && isKnown(claim) ? 0n : undefined;
};
