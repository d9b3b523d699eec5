import type { Competition, RankedAccount } from './types.ts';

type CompetitionStage = 'upcoming' | 'running' | 'over';

/** Unix seconds; includes the start, excludes the end. */
export const stageOf = (
  { startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>,
  now: number,
): CompetitionStage => (now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'over');

/** In proportion to the scores of all paid ranks, rounded down (spec 001 section 1). All 0 without scores. */
export const rewardShares = (ranking: readonly Pick<RankedAccount, 'score'>[], reward: bigint): readonly bigint[] => {
  const total = ranking.reduce((sum, { score }) => sum + score, 0n);
  return ranking.map(({ score }) => (total === 0n ? 0n : (reward * score) / total));
};
