import type { PairEvent } from '#domain/history/tradesOf.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { ToldPool } from '#domain/markets/toldPools.ts';
import type { ToldOrderMining } from '#domain/mining/toldOrderMining.ts';
import type { ToldTrade } from '#domain/orderBook/accountOrders.ts';
import type { ToldFigures } from '#domain/tokens/toldFigures.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';

/**
 * Why the data service was of no use. `unreachable`: no answer, or an error. `timeout`: none in time. `indexingErrors`:
 * it says so itself. `lagging`: it has not reached the blocks requested. `unreadable`: an answer of another shape.
 */
export type ServiceProblem = {
  readonly code: 'unreachable' | 'timeout' | 'indexingErrors' | 'lagging' | 'unreadable';
  readonly cause?: unknown;
};

/** A pair's trades in a range of blocks; token0 has the lower address. */
export interface PairQuery {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly range: BlockRange;
}

/** The upper end of the range requested, as far as the answer reaches down. */
export interface PairPage {
  readonly range: BlockRange;
  /** In chain order; raw units. Ids are of this service: they hold no block hash. */
  readonly events: readonly PairEvent[];
}

/** An order of an account as a service knows it: where to look on the chain, and no more. */
export interface ToldOrder {
  readonly orderNo: bigint;
  readonly soldToken: Address;
  readonly wantedToken: Address;
  /** When something happened to it last, unix seconds. */
  readonly operateTime: number;
}

/** A subgraph of the exchange. Nothing is thrown. */
export interface DataService {
  /** The block it has come to. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  pairPage(query: PairQuery, signal?: AbortSignal): Promise<Result<PairPage, ServiceProblem>>;
  /** Where the account's newest trades are. */
  trades(account: Address, signal?: AbortSignal): Promise<Result<readonly ToldTrade[], ServiceProblem>>;
  /** The factory's pools, at most 10,000 of them. */
  pools(signal?: AbortSignal): Promise<Result<readonly ToldPool[], ServiceProblem>>;
  /** Order balances: where the account's open orders are, at most 1,000 of them. */
  openOrders(account: Address, signal?: AbortSignal): Promise<Result<readonly ToldOrder[], ServiceProblem>>;
  /** The tokens of all pairs, at most 10,000 of them. */
  tokens(signal?: AbortSignal): Promise<Result<readonly Token[], ServiceProblem>>;
  /** What was traded of two tokens, and their prices. */
  tokenFigures(tokens: readonly [Address, Address], signal?: AbortSignal): Promise<Result<ToldFigures, ServiceProblem>>;
  /** The rewarded pairs of limit-order mining, and what the account earned, in parts since a block. */
  orderMining(
    account: Address,
    fromBlock: number,
    signal?: AbortSignal,
  ): Promise<Result<ToldOrderMining, ServiceProblem>>;
}
