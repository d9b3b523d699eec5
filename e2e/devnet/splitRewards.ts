import { pairRewards } from '#domain/mining/orderMining.ts';

interface WeighedPair {
  readonly factor: bigint;
  readonly weights: readonly bigint[];
}

const orderRewards = (rewards: bigint, weight: bigint, weights: bigint): bigint =>
  weights === 0n ? 0n : (rewards * weight) / weights;

/**
 * Splits raw rewards among orders by the pairs' factors, then by weights. The share of a pair without orders stays
 * unpaid. The sum never exceeds `rewards`.
 */
export const splitRewards = (rewards: bigint, pairs: readonly WeighedPair[]): readonly (readonly bigint[])[] => {
  const factors = pairs.reduce((sum, { factor }) => sum + factor, 0n);
  return pairs.map(({ factor, weights }) => {
    const part = pairRewards(rewards, factor, factors);
    const all = weights.reduce((sum, weight) => sum + weight, 0n);
    return weights.map((weight) => orderRewards(part, weight, all));
  });
};
