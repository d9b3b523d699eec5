import type { Hex } from '../multicall/types.ts';

/** A print: amounts that one order, or the pool, exchanged with a taker. */
export interface PairTrade {
  /** Id of this print; the same print of a replaced block has another id. */
  readonly id: string;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Chain time of the block, unix seconds. */
  readonly timestamp: number;
  /** True if the time is estimated from the block number, not read from the chain. */
  readonly isTimeEstimated?: boolean;
  readonly transactionHash: Hex;
  /** Raw units of token0 that changed hands, without the fee. */
  readonly amount0: bigint;
  /** Raw units of token1 that changed hands, without the fee. */
  readonly amount1: bigint;
  /** True if the taker bought token0. */
  readonly buysToken0: boolean;
  readonly source: 'book' | 'pool';
}

export type CandleInterval = '1m' | '5m' | '15m' | '1h' | '4h' | '1d';

/** Prices are quote per base in whole tokens: floating-point numbers for drawing only, not for arithmetic. */
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

/** Direction and decimals of a pair's market. */
export interface HistoryMarket {
  readonly baseIsToken0: boolean;
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
}

/** Range of blocks, both ends included. */
export interface BlockRange {
  readonly fromBlock: number;
  readonly toBlock: number;
}
