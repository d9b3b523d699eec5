import type { PairEvent } from '#domain/history/tradesOf.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { ReportedPool } from '#domain/markets/reportedPools.ts';
import type { ReportedOrderMining } from '#domain/mining/reportedOrderMining.ts';
import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { ReportedFigures } from '#domain/tokens/reportedFigures.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Reported } from '#lib/reported.ts';
import type { Result } from '#lib/result.ts';

/** `indexingErrors`: by its own report. `lagging`: below the requested blocks. `unreadable`: another shape. */
export type ServiceProblem = {
  readonly code: 'unreachable' | 'timeout' | 'indexingErrors' | 'lagging' | 'unreadable';
  readonly cause?: unknown;
};

/** Data of a service, unchecked. */
export type Answer<T> = Promise<Result<Reported<T>, ServiceProblem>>;

/** Token0 has the lower address. */
export interface PairQuery {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly range: BlockRange;
}

/** Upper end of the requested range, down to the lowest complete block. */
export interface PairPage {
  readonly range: BlockRange;
  /** Chain order, raw units. Ids are the service's, without block hash. */
  readonly events: readonly PairEvent[];
}

/** Only says where to look on chain. */
export interface ReportedOrder {
  readonly orderNo: bigint;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  /** Last event, unix seconds. */
  readonly operateTime: number;
}

/** Never rejects. */
export interface DataService {
  /** The service's own state: how far it has read. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  pairPage(query: PairQuery, signal?: AbortSignal): Answer<PairPage>;
  /** Newest first. */
  trades(account: Address, signal?: AbortSignal): Answer<readonly ReportedTrade[]>;
  /** At most 10,000. */
  pools(signal?: AbortSignal): Answer<readonly ReportedPool[]>;
  /** At most 1,000. */
  openOrders(account: Address, signal?: AbortSignal): Answer<readonly ReportedOrder[]>;
  /** At most 10,000. */
  tokens(signal?: AbortSignal): Answer<readonly Token[]>;
  tokenFigures(tokens: readonly [Address, Address], signal?: AbortSignal): Answer<ReportedFigures>;
  orderMining(account: Address, fromBlock: number, signal?: AbortSignal): Answer<ReportedOrderMining>;
}
