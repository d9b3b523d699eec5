import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { MiningFigures } from '#domain/mining/listPools.ts';
import { poolPart, rewardAt, isMiningFinished } from '#domain/mining/rewards.ts';
import { isVaultShort } from '#domain/mining/vault.ts';
import { aprBps, rewardsPerDay, type Shares } from '#domain/mining/yields.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { partOf } from '#domain/prices/dollarTotals.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import type { DollarValue, TokenPrice } from '#domain/prices/dollarValue.ts';
import { positionView, type PositionSide } from '../position/index.ts';
import { rawPrice, type MiningPairs } from '../rewards/index.ts';
import type { MiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import type { MiningPoolState } from '#reads/mining/usePoolStates.ts';
import { env } from '#config/env.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import type { ListedPool } from '#reads/mining/useMiningPools.ts';

export interface MiningContext {
  readonly programme: MiningProgramme;
  readonly blockTimeMs: number;
  /** Per whole reward token; undefined while unknown. */
  readonly rewardPrice: TokenPrice | undefined;
  readonly block: bigint | undefined;
}

export interface MiningPoolView extends Omit<MiningPoolState, 'pool'> {
  readonly pid: bigint;
  readonly poolToken: Token;
  readonly name: string;
  /** Undefined if no exchange has the pool, or until it is read. */
  readonly sides: readonly [PositionSide, PositionSide] | undefined;
  readonly isStrange: boolean;
  readonly exchangeId: string | undefined;
  readonly isFinished: boolean;
  /** True if the vault cannot pay the rewards of the next deposit, withdrawal or claim. */
  readonly isVaultShort: boolean;
  readonly part: bigint | undefined;
  /** Rewards per block, and the stake among which they are divided. */
  readonly shares: Shares | undefined;
  readonly aprBps: RateBps | undefined;
  readonly aprFor: (supply: bigint | undefined) => RateBps | undefined;
  readonly valueOf: (poolTokens: bigint | undefined) => DollarValue | undefined;
  readonly perDay: (stake: bigint | undefined) => bigint | undefined;
}

interface ListedView {
  readonly pid: bigint;
  readonly lpToken: Address;
  readonly isFinished: boolean;
  readonly poolToken: Token;
}

const sharesOf = (
  { programme: { terms }, block }: MiningContext,
  { pool, supply }: MiningPoolState,
  isFinished: boolean,
): Shares | undefined => {
  if (!terms || !pool || supply === undefined || block === undefined) return undefined;
  return { perBlock: isFinished ? 0n : poolPart(rewardAt(terms, block), pool, terms.totalAllocPoint), supply };
};

const isShort = ({ programme: { terms, vault }, block }: MiningContext, { pool, supply }: MiningPoolState): boolean =>
  terms !== undefined &&
  vault !== undefined &&
  pool !== undefined &&
  supply !== undefined &&
  block !== undefined &&
  isVaultShort(vault, terms, { pool, supply }, block);

/** In 1/10,000; 0 if the vault cannot pay, undefined while a part is unknown. */
const aprOf = (
  { blockTimeMs, programme, rewardPrice }: MiningContext,
  shares: Shares | undefined,
  stakedValue: DollarValue | undefined,
  isVaultShort: boolean,
): RateBps | undefined => {
  const price = rawPrice(rewardPrice, programme.rewardToken);
  if (!shares || !price || !stakedValue) return undefined;
  return isVaultShort
    ? { bps: 0n }
    : aprBps({ perBlock: shares.perBlock, blockTimeMs, rewardPrice: price, stakedValue });
};

export const miningView = (
  listed: ListedView,
  state: MiningPoolState,
  { known: pairs, strange }: MiningPairs,
  context: MiningContext,
): MiningPoolView => {
  const { poolToken, lpToken, isFinished } = listed;
  const pair = pairs.get(lpToken);
  const view = pair && positionView(pair.position);
  const supplied = pair?.position.pool.totalSupply ?? 0n;
  const valueOf = (poolTokens: bigint | undefined): DollarValue | undefined =>
    poolTokens === undefined || !pair?.value || supplied === 0n ? undefined : partOf(pair.value, poolTokens, supplied);
  const shares = sharesOf(context, state, isFinished);
  const isVaultShort = isShort(context, state);
  const aprFor = (supply: bigint | undefined): RateBps | undefined =>
    aprOf(context, shares, valueOf(supply), isVaultShort);
  const { pool, ...known } = state;
  return {
    ...known,
    part: pool?.allocPoint,
    pid: listed.pid,
    poolToken,
    name: view?.name ?? shortenAddress(lpToken),
    sides: view?.sides,
    isStrange: strange.has(lpToken),
    exchangeId: pair?.position.exchange.id,
    isFinished,
    isVaultShort,
    shares,
    aprBps: aprFor(state.supply),
    aprFor,
    valueOf,
    perDay: (stake) => (shares && stake !== undefined ? rewardsPerDay(shares, stake, context.blockTimeMs) : undefined),
  };
};

export const figuresOf = (pool: MiningPoolView | undefined): MiningFigures | undefined =>
  pool && {
    yield: pool.aprBps === undefined ? undefined : { numerator: pool.aprBps.bps, denominator: 1n },
    own: pool.valueOf(pool.staked),
    total: pool.valueOf(pool.supply),
  };

export type Listing = ListedPool & ListedView;

export const miningListing = (pools: readonly ListedPool[], perBlock: bigint | undefined): readonly Listing[] =>
  pools.map((pool) => ({
    ...pool,
    isFinished: isMiningFinished(pool, env.finishedMiningPools, perBlock),
    poolToken: poolTokenAt(pool.lpToken),
  }));
