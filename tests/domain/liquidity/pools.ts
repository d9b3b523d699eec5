import type { PoolState } from '#domain/liquidity/types.ts';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;

/** A pool of 1,000 and 4,000 raw units with 2,000 pool tokens and no protocol fee. */
export const poolWith = (change: Partial<PoolState> = {}): PoolState => ({
  pair: address('1'),
  token0: address('2'),
  token1: address('3'),
  reserve0: 1_000n,
  reserve1: 4_000n,
  totalSupply: 2_000n,
  kLast: 0n,
  feeRate: undefined,
  ...change,
});
