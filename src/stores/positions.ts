import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Holding, PoolState } from '#domain/liquidity/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { SearchStatus } from './accountSearch.ts';

/** An account's part of a pool, as the block shown has it. */
export interface Position {
  readonly exchange: ExchangeConfig;
  readonly pool: PoolState;
  readonly token0: Token;
  readonly token1: Token;
  readonly holding: Holding;
  /** The number of its pool tokens in the rewards pool; undefined: they are not rewarded, or it is not known yet. */
  readonly mining: { readonly pid: bigint; readonly isFinished: boolean } | undefined;
}

/** Two different tokens whose pools are read, on every exchange. */
export type CandidatePair = readonly [tokenA: Address, tokenB: Address];

/** What the account's positions are looked for in. */
export interface FoundPairs {
  readonly status: SearchStatus;
  /** Pairs the account holds or held pool tokens of, in the order they were found; a place once taken is kept. */
  readonly pairs: readonly ExchangePair[];
  /** Contracts of no pool and of no bundled token that reported a transfer to the account; anybody can make one up. */
  readonly tokens: readonly Address[];
  /** From this block on every arrival of pool tokens is known; undefined: nothing was read yet. */
  readonly fromBlock: number | undefined;
}

/** Nothing is left of it: it was closed. Unknown parts count as something. */
export const isClosed = ({ holding }: Pick<Position, 'holding'>): boolean =>
  holding.wallet === 0n && holding.staked === 0n;
