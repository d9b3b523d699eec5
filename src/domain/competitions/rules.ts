import type { Competition, RankedAccount } from './types.ts';

type CompetitionStage = 'upcoming' | 'running' | 'over';

/** Stage at a time in unix seconds; the start is included, the end is not. */
export const stageOf = (
  { startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>,
  now: number,
): CompetitionStage => (now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'over');

/**
 * Raw shares of a reward in proportion to the scores of all paid ranks, rounded down (spec 001 section 1). All 0
 * without scores.
 */
export const rewardShares = (ranking: readonly Pick<RankedAccount, 'score'>[], reward: bigint): readonly bigint[] => {
  const total = ranking.reduce((sum, { score }) => sum + score, 0n);
  return ranking.map(({ score }) => (total === 0n ? 0n : (reward * score) / total));
};
