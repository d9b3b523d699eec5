import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { ReportedReserves } from '#domain/markets/reportedPools.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import type { Answer, ReportedOrder, ServiceProblem } from '../dataService/types.ts';

export interface TokenText {
  readonly token: Address;
  readonly description: string | undefined;
  readonly websiteHost: string | undefined;
}

export interface MinedTransaction {
  readonly sender: Address;
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  readonly pairs: readonly Address[];
  readonly opensPool: boolean;
}

/** Spec 001 section 7; each method names its call. Never rejects. */
export interface TradingData {
  /** get-current-block-number. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  /** get-average-block-time, in seconds. */
  blockTime(signal?: AbortSignal): Answer<number>;
  /** pairs, for the last 24 hours. */
  pairs(signal?: AbortSignal): Answer<readonly DayFigures[]>;
  pair(token0: Address, token1: Address, signal?: AbortSignal): Answer<DayFigures>;
  /** pair-reserves; empty if it has none. */
  reserves(signal?: AbortSignal): Answer<readonly ReportedReserves[]>;
  /** pool-info; null if it knows no exchange. */
  poolExchange(a: Address, b: Address, signal?: AbortSignal): Answer<string | null>;
  tokenTexts(a: Address, b: Address, signal?: AbortSignal): Answer<readonly TokenText[]>;
  /** order-transaction-balance. */
  openOrders(account: Address, signal?: AbortSignal): Answer<readonly ReportedOrder[]>;
  /** account-transaction-amount: newest trades. */
  trades(account: Address, signal?: AbortSignal): Answer<readonly ReportedTrade[]>;
  /** transaction-go, update-pair-at-once and pair-load, so that the service need not wait for its next round. */
  report(transaction: MinedTransaction, signal?: AbortSignal): Promise<void>;
}
