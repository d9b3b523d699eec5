import type { PairEvent } from '#domain/history/tradesOf.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { ReportedPool } from '#domain/markets/reportedPools.ts';
import type { ReportedOrderMining } from '#domain/mining/reportedOrderMining.ts';
import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { ReportedFigures } from '#domain/tokens/reportedFigures.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';

/**
 * Reason that the data service gave no usable answer. `unreachable`: no answer, or an error. `timeout`: none in time.
 * `indexingErrors`: reported by the service. `lagging`: it has not reached the requested blocks. `unreadable`: an
 * answer of another shape.
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

/** The upper end of the requested range, down to the lowest complete block. */
export interface PairPage {
  readonly range: BlockRange;
  /** In chain order; raw units. Ids are this service's and contain no block hash. */
  readonly events: readonly PairEvent[];
}

/** An account's order as a service reports it; it only says where to look on chain. */
export interface ReportedOrder {
  readonly orderNo: bigint;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  /** Time of the order's last event, unix seconds. */
  readonly operateTime: number;
}

/** A subgraph of the exchange. Never rejects. */
export interface DataService {
  /** Latest block indexed. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  pairPage(query: PairQuery, signal?: AbortSignal): Promise<Result<PairPage, ServiceProblem>>;
  /** Positions of the account's newest trades. */
  trades(account: Address, signal?: AbortSignal): Promise<Result<readonly ReportedTrade[], ServiceProblem>>;
  /** Pools of the factory, at most 10,000. */
  pools(signal?: AbortSignal): Promise<Result<readonly ReportedPool[], ServiceProblem>>;
  /** Order balances: positions of the account's open orders, at most 1,000. */
  openOrders(account: Address, signal?: AbortSignal): Promise<Result<readonly ReportedOrder[], ServiceProblem>>;
  /** Tokens of all pairs, at most 10,000. */
  tokens(signal?: AbortSignal): Promise<Result<readonly Token[], ServiceProblem>>;
  /** All-time volume of two tokens, and their prices. */
  tokenFigures(
    tokens: readonly [Address, Address],
    signal?: AbortSignal,
  ): Promise<Result<ReportedFigures, ServiceProblem>>;
  /** Rewarded pairs of limit-order mining, and the account's earnings, in parts since a block. */
  orderMining(
    account: Address,
    fromBlock: number,
    signal?: AbortSignal,
  ): Promise<Result<ReportedOrderMining, ServiceProblem>>;
}
