import type { Competition, RankedAccount } from './types.ts';

export type CompetitionStage = 'upcoming' | 'running' | 'over';

/** Stage at `now`, unix seconds: the competition runs from its start until just before its end. */
export const stageOf = (
  { startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>,
  now: number,
): CompetitionStage => (now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'over');

/**
 * Reward share of each paid rank, in raw units and rounded down: in proportion to the scores of all paid ranks (spec
 * 001 section 1). All 0 if nobody has scored.
 */
export const rewardShares = (ranking: readonly Pick<RankedAccount, 'score'>[], reward: bigint): readonly bigint[] => {
  const total = ranking.reduce((sum, { score }) => sum + score, 0n);
  return ranking.map(({ score }) => (total === 0n ? 0n : (reward * score) / total));
};
