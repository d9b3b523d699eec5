import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { ReportedReserves } from '#domain/markets/reportedPools.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem, ReportedOrder } from '../dataService/types.ts';

type Answer<T> = Promise<Result<T, ServiceProblem>>;

/** Service's text about a token, which nothing can verify. */
export interface TokenText {
  readonly token: Address;
  /** Plain text, cleaned; undefined without one. */
  readonly description: string | undefined;
  /** Host of its https website, as in a browser's address bar. Undefined without one, or for another protocol. */
  readonly websiteHost: string | undefined;
}

export interface MinedTransaction {
  readonly sender: Address;
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  /** Pools whose reserves it may have changed. */
  readonly pairs: readonly Address[];
  readonly opensPool: boolean;
}

/** The trading-data service of 001 section 7. Never rejects. */
export interface TradingData {
  /** get-current-block-number: latest block of the service. */
  head(signal?: AbortSignal): Answer<number>;
  /** get-average-block-time: average time between two blocks, seconds. */
  blockTime(signal?: AbortSignal): Answer<number>;
  /** pairs: the last 24 hours of all pairs. */
  pairs(signal?: AbortSignal): Answer<readonly DayFigures[]>;
  /** pair: the last 24 hours of one pair. */
  pair(token0: Address, token1: Address, signal?: AbortSignal): Answer<DayFigures>;
  /** pair-reserves: reserves of the pools; empty if it has none. */
  reserves(signal?: AbortSignal): Answer<readonly ReportedReserves[]>;
  /** pool-info: id of the exchange with a pool of two tokens; null if it knows none. */
  poolExchange(a: Address, b: Address, signal?: AbortSignal): Answer<string | null>;
  /** token-exterior: texts about these two tokens. */
  tokenTexts(a: Address, b: Address, signal?: AbortSignal): Answer<readonly TokenText[]>;
  /** order-transaction-balance: the account's open orders. */
  openOrders(account: Address, signal?: AbortSignal): Answer<readonly ReportedOrder[]>;
  /** account-transaction-amount: positions of the account's newest trades. */
  trades(account: Address, signal?: AbortSignal): Answer<readonly ReportedTrade[]>;
  /**
   * transaction-go, update-pair-at-once and pair-load: report a transaction, so that the service need not wait for its
   * next round.
   */
  tell(transaction: MinedTransaction, signal?: AbortSignal): Promise<void>;
}
