import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { ToldReserves } from '#domain/markets/toldPools.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { ToldTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem, ToldOrder } from '../dataService/types.ts';

type Answer<T> = Promise<Result<T, ServiceProblem>>;

/** What the service says of a token: words of somebody, which nothing can check. */
export interface TokenText {
  readonly token: Address;
  /** Plain text, cleaned; undefined where there is none. */
  readonly description: string | undefined;
  /** Host of its https website, as a browser's address bar has it. Undefined: none, or another kind of address. */
  readonly websiteHost: string | undefined;
}

/** What a transaction that succeeded is told by. */
export interface MinedTransaction {
  readonly sender: Address;
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  /** The pools whose reserves it may have changed. */
  readonly pairs: readonly Address[];
  /** It may have opened a pool. */
  readonly opensPool: boolean;
}

/** The trading-data service of 001 section 7. Nothing is thrown. */
export interface TradingData {
  /** get-current-block-number: the block it has come to. */
  head(signal?: AbortSignal): Answer<number>;
  /** get-average-block-time: the average time between two blocks, seconds. */
  blockTime(signal?: AbortSignal): Answer<number>;
  /** pairs: the last 24 hours of all pairs. */
  pairs(signal?: AbortSignal): Answer<readonly DayFigures[]>;
  /** pair: the last 24 hours of one. */
  pair(token0: Address, token1: Address, signal?: AbortSignal): Answer<DayFigures>;
  /** pair-reserves: what lies in the pools; none where it has no reserves to tell. */
  reserves(signal?: AbortSignal): Answer<readonly ToldReserves[]>;
  /** pool-info: the id of the exchange that has a pool of two tokens; null where it knows none. */
  poolExchange(a: Address, b: Address, signal?: AbortSignal): Answer<string | null>;
  /** token-exterior: what there is to say of two tokens, of these alone. */
  tokenTexts(a: Address, b: Address, signal?: AbortSignal): Answer<readonly TokenText[]>;
  /** order-transaction-balance: the account's orders that are open. */
  openOrders(account: Address, signal?: AbortSignal): Answer<readonly ToldOrder[]>;
  /** account-transaction-amount: where the account's newest trades are. */
  trades(account: Address, signal?: AbortSignal): Answer<readonly ToldTrade[]>;
  /** transaction-go, update-pair-at-once and pair-load: what has happened, so that it need not wait for its next round. */
  tell(transaction: MinedTransaction, signal?: AbortSignal): Promise<void>;
}
