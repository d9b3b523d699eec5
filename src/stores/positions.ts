import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Holding, PoolState } from '#domain/liquidity/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { SearchStatus } from './accountSearch.ts';

/** An account's share of a pool at the block shown. */
export interface Position {
  readonly exchange: ExchangeConfig;
  readonly pool: PoolState;
  readonly token0: Token;
  readonly token1: Token;
  readonly holding: Holding;
  /** Pool number in the rewards pool; undefined if the pool tokens earn no rewards, or while unknown. */
  readonly mining: { readonly pid: bigint; readonly isFinished: boolean } | undefined;
}

/** Two different tokens whose pools are read on every exchange. */
export type CandidatePair = readonly [tokenA: Address, tokenB: Address];

/** Tokens of no pool whose balances are read: anybody can send an account as many as they like. */
export const MAX_ARRIVED_TOKENS = 1000;

/** Pairs in which the account's positions are searched. */
export interface FoundPairs {
  readonly status: SearchStatus;
  /** Pairs whose pool tokens the account holds or held, in order of discovery, which never changes. */
  readonly pairs: readonly ExchangePair[];
  /**
   * Contracts that reported a transfer to the account and are neither a pool nor a bundled token; anybody can fake one.
   * One more than `MAX_ARRIVED_TOKENS` means that there are more.
   */
  readonly tokens: readonly Address[];
  /** First block from which all incoming pool tokens are known; undefined before the first read. */
  readonly fromBlock: number | undefined;
}

/** True for an empty position. Unknown parts count as not empty. */
export const isClosed = ({ holding }: Pick<Position, 'holding'>): boolean =>
  holding.wallet === 0n && holding.staked === 0n;
