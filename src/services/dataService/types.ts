import type { PairEvent } from '#domain/history/tradesOf.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { ReportedPool } from '#domain/markets/reportedPools.ts';
import type { ReportedOrderMining } from '#domain/mining/reportedOrderMining.ts';
import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { ReportedFigures } from '#domain/tokens/reportedFigures.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Reported } from '#lib/reported.ts';
import type { Result } from '#lib/result.ts';

/**
 * `indexingErrors`: by its own report. `lagging`: below the requested blocks. `unreadable`: an answer of another
 * shape.
 */
export type ServiceProblem = {
  readonly code: 'unreachable' | 'timeout' | 'indexingErrors' | 'lagging' | 'unreadable';
  readonly cause?: unknown;
};

export type Answer<T> = Promise<Result<Reported<T>, ServiceProblem>>;

/** Token0 has the lower address. */
export interface PairQuery {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly range: BlockRange;
}

/** Range from the upper end of the requested one down to the lowest complete block. */
export interface PairPage {
  readonly range: BlockRange;
  /** Events in chain order and raw units. Their ids are the service's, without block hash. */
  readonly events: readonly PairEvent[];
}

export interface ReportedOrder {
  readonly orderNo: bigint;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly operateTime: number;
}

export interface DataService {
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  pairPage(query: PairQuery, signal?: AbortSignal): Answer<PairPage>;
  trades(account: Address, signal?: AbortSignal): Answer<readonly ReportedTrade[]>;
  pools(signal?: AbortSignal): Answer<readonly ReportedPool[]>;
  openOrders(account: Address, signal?: AbortSignal): Answer<readonly ReportedOrder[]>;
  tokens(signal?: AbortSignal): Answer<readonly Token[]>;
  tokenFigures(tokens: readonly [Address, Address], signal?: AbortSignal): Answer<ReportedFigures>;
  orderMining(account: Address, fromBlock: number, signal?: AbortSignal): Answer<ReportedOrderMining>;
}
