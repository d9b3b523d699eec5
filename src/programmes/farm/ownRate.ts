import { farmPerDay } from '#domain/farms/yields.ts';
import type { OwnRate } from '#domain/rewards/earnedNext.ts';
import type { FarmView } from '#features/farms/index.ts';

/** 0 a day outside the period, or while the farm cannot pay. */
export const ownRateOf = (farm: FarmView): OwnRate | undefined => {
  const { rewards, totalStaked, staked = 0n, phase, isUnpaid, paidUntil } = farm;
  if (staked === 0n) return undefined;
  const perDay = rewards.flatMap(({ token, rate }) => {
    if (!token) return [];
    if (phase !== 'running' || isUnpaid) return [{ token, amount: 0n }];
    const isKnown = rate !== undefined && totalStaked !== undefined;
    return [{ token, amount: isKnown ? farmPerDay(rate, totalStaked, staked) : undefined }];
  });
  return { perDay, until: paidUntil };
};
