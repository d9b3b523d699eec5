import { defaultExchange } from '#config/exchanges.ts';
import type { Holding, PoolState } from '#domain/liquidity/types.ts';
import type { Position } from '#stores/positions.ts';
import { E18, mockBook, MYT, USDC } from '../trade/mockMarket.ts';

/** Pool tokens there are of the design's market, raw. */
export const SUPPLY = 1_191_385_650n * (E18 / 1000n);

/** The pool of the design's market: 770,449.86 USDC and 1,842,300 MYT. */
export const mockPool = (): PoolState => {
  const { pair, token0, token1, reserve0, reserve1 } = mockBook();
  return { pair, token0, token1, reserve0, reserve1, totalSupply: SUPPLY, kLast: 0n, feeRate: undefined };
};

/** By default 6,296.63 pool tokens in the wallet and 8,000 in the rewards pool. */
export const positionOf = (holding: Partial<Holding> = {}, change: Partial<Position> = {}): Position => ({
  exchange: defaultExchange,
  pool: mockPool(),
  token0: USDC,
  token1: MYT,
  holding: { wallet: 629_663n * (E18 / 100n), staked: 8_000n * E18, ...holding },
  mining: { pid: 0n, isFinished: false },
  ...change,
});
