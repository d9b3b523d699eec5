import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Holding, PoolState } from '#domain/liquidity/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { SearchStatus } from './accountSearch.ts';

export interface Position {
  readonly exchange: ExchangeConfig;
  readonly pool: PoolState;
  readonly token0: Token;
  readonly token1: Token;
  readonly holding: Holding;
  readonly mining: { readonly pid: bigint; readonly isFinished: boolean } | undefined;
}

/** Positions that are proven and read first, about as many as a page shows. */
export const FIRST_POSITIONS = 50;

export type CandidatePair = readonly [tokenA: Address, tokenB: Address];

/** Limits the work for one account, because anybody can send it any number of tokens. */
export const MAX_ARRIVED_TOKENS = 1000;

export interface FoundPairs {
  readonly status: SearchStatus;
  /** In the order of discovery, which never changes. */
  readonly pairs: readonly ExchangePair[];
  /** Unlisted tokens that are not pool tokens, possibly fakes. `MAX_ARRIVED_TOKENS` + 1 of them: there are more. */
  readonly tokens: readonly Address[];
  /** All arrivals since this block are known; undefined before the first read. */
  readonly fromBlock: number | undefined;
  /** The first pairs of an earlier visit, until the chain confirms them: read ahead, and not shown. */
  readonly expected?: readonly ExchangePair[];
}

/** True only if both amounts are known to be zero. */
export const isClosed = ({ holding }: Pick<Position, 'holding'>): boolean =>
  holding.wallet === 0n && holding.staked === 0n;
