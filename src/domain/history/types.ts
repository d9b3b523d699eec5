import type { Hex } from '../multicall/types.ts';

/** One print: what one order, or the pool, gave a taker. */
export interface PairTrade {
  /** Names this very print; the same print of a replaced block has another. */
  readonly id: string;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Chain time of the block, unix seconds. */
  readonly timestamp: number;
  /** The time is none of the chain's, but follows from the number of the block. */
  readonly isTimeEstimated?: boolean;
  readonly transactionHash: Hex;
  /** Raw units of token0 that changed hands, fee left out. */
  readonly amount0: bigint;
  /** Raw units of token1 that changed hands, fee left out. */
  readonly amount1: bigint;
  /** The taker bought token0. */
  readonly buysToken0: boolean;
  readonly source: 'book' | 'pool';
}

export type CandleInterval = '1m' | '5m' | '15m' | '1h' | '4h' | '1d';

/** Prices are quote per base in whole tokens: figures to draw with, not to reckon with. */
export interface Candle {
  /** Start of the interval, unix seconds. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Whole base tokens. */
  readonly volume: number;
}

/** How a pair's two tokens are read as a market. */
export interface HistoryMarket {
  readonly baseIsToken0: boolean;
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
}

/** Blocks, both ends included. */
export interface BlockRange {
  readonly fromBlock: number;
  readonly toBlock: number;
}
