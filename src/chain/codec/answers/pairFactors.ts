import type { PairFactor } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { DecodeError } from '../DecodeError.ts';

type Column = readonly bigint[];

/** Rows of the table. Columns of different lengths are not a valid answer. */
export const pairFactors = ([tokens0, tokens1, factors, maxLimits, minLimits]: readonly [
  readonly Address[],
  readonly Address[],
  Column,
  Column,
  Column,
]): readonly PairFactor[] =>
  tokens0.map((token0, i) => {
    const [token1, factor, maxLimit, minLimit] = [tokens1[i], factors[i], maxLimits[i], minLimits[i]];
    if (token1 === undefined || factor === undefined || maxLimit === undefined || minLimit === undefined)
      throw new DecodeError('columns of different lengths');
    return { token0, token1, factor, maxLimit, minLimit };
  });
