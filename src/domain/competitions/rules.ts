import type { Competition, RankedAccount } from './types.ts';

export type CompetitionStage = 'upcoming' | 'running' | 'over';

/** Whether it runs, `now` in unix seconds: from its start until just before its end. */
export const stageOf = (
  { startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>,
  now: number,
): CompetitionStage => (now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'over');

/**
 * What each paid place gets of the reward, in raw units and rounded down: in proportion to the scores of all paid places
 * (spec 001 section 1). Nothing where nobody has scored.
 */
export const rewardShares = (ranking: readonly Pick<RankedAccount, 'score'>[], reward: bigint): readonly bigint[] => {
  const total = ranking.reduce((sum, { score }) => sum + score, 0n);
  return ranking.map(({ score }) => (total === 0n ? 0n : (reward * score) / total));
};
