import type { PairEvent } from '#domain/history/tradesOf.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { ToldPool } from '#domain/markets/toldPools.ts';
import type { ToldTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
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

/** A subgraph of the exchange. Nothing is thrown. */
export interface DataService {
  /** The block it has come to. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  pairPage(query: PairQuery, signal?: AbortSignal): Promise<Result<PairPage, ServiceProblem>>;
  /** Where the account's newest trades are. */
  trades(account: Address, signal?: AbortSignal): Promise<Result<readonly ToldTrade[], ServiceProblem>>;
  /** The factory's pools, at most 10,000 of them. */
  pools(signal?: AbortSignal): Promise<Result<readonly ToldPool[], ServiceProblem>>;
}
