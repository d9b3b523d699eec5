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
  /** Undefined if the pool tokens earn no rewards, or while unknown. */
  readonly mining: { readonly pid: bigint; readonly isFinished: boolean } | undefined;
}

export type CandidatePair = readonly [tokenA: Address, tokenB: Address];

/** Anybody can send an account any number of tokens. */
export const MAX_ARRIVED_TOKENS = 1000;

export interface FoundPairs {
  readonly status: SearchStatus;
  /** Order of discovery, which never changes. */
  readonly pairs: readonly ExchangePair[];
  /** Neither pools nor bundled; anybody can fake one. One above `MAX_ARRIVED_TOKENS` means that there are more. */
  readonly tokens: readonly Address[];
  /** All arrivals from this block on are known; undefined before the first read. */
  readonly fromBlock: number | undefined;
}

/** Unknown parts count as not empty. */
export const isClosed = ({ holding }: Pick<Position, 'holding'>): boolean =>
  holding.wallet === 0n && holding.staked === 0n;
