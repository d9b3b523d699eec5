import type { Hex } from '../multicall/types.ts';

export interface PairTrade {
  /** Includes the block: the same print of a replaced block has another id. */
  readonly id: string;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly timestamp: number;
  readonly isTimeEstimated?: boolean;
  readonly transactionHash: Hex;
  /** Both amounts without the fee. */
  readonly amount0: bigint;
  readonly amount1: bigint;
  readonly buysToken0: boolean;
  readonly source: 'book' | 'pool';
}

export type CandleInterval = '1m' | '3m' | '5m' | '15m' | '30m' | '1h' | '4h' | '12h' | '1d' | '1w';

/** Prices are whole quote per whole base in floating point, for drawing only. */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  /** True if nothing was traded in this period: all prices are the last one before it. */
  readonly isEmpty?: true;
}

export interface HistoryMarket {
  readonly baseIsToken0: boolean;
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
}

/** Both ends are included. */
export interface BlockRange {
  readonly fromBlock: number;
  readonly toBlock: number;
}
