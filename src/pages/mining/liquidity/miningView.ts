import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { MiningFigures } from '#domain/mining/listPools.ts';
import { poolPart, rewardAt } from '#domain/mining/rewards.ts';
import { isVaultShort } from '#domain/mining/vault.ts';
import { aprBps, rewardsPerDay } from '#domain/mining/yields.ts';
import type { Shares } from '#domain/mining/yields.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { partOf } from '#domain/prices/dollarTotals.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import type { DollarValue, TokenPrice } from '#domain/prices/dollarValue.ts';
import { positionView } from '#features/position/index.ts';
import type { PositionSide } from '#features/position/index.ts';
import { rawPrice } from '#features/rewards/index.ts';
import type { MiningPairs } from '#features/rewards/index.ts';
import type { MiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import type { MiningPoolState } from '#reads/mining/usePoolStates.ts';

/** Data that all pools share. */
export interface MiningContext {
  readonly programme: MiningProgramme;
  readonly blockTimeMs: number;
  /** Dollars for a whole reward token; undefined while unknown. */
  readonly rewardPrice: TokenPrice | undefined;
  /** The block shown. */
  readonly block: bigint | undefined;
}

/** A pool as the page shows it. Raw units; what is undefined is not known. */
export interface MiningPoolView extends Omit<MiningPoolState, 'pool'> {
  readonly pid: bigint;
  readonly poolToken: Token;
  readonly name: string;
  /** Undefined where the pool tokens are of no pool of an exchange, or it is not read yet. */
  readonly sides: readonly [PositionSide, PositionSide] | undefined;
  /** They are of none. */
  readonly isStrange: boolean;
  readonly exchangeId: string | undefined;
  readonly isFinished: boolean;
  /** The vault cannot pay what the next deposit, withdrawal or claim takes from it. */
  readonly isVaultShort: boolean;
  /** The pool's points. */
  readonly part: bigint | undefined;
  /** The rewards of the pool for each block, and who shares them. */
  readonly shares: Shares | undefined;
  readonly aprBps: RateBps | undefined;
  /** The same if so many pool tokens were staked in total. */
  readonly aprFor: (supply: bigint | undefined) => RateBps | undefined;
  /** Dollars of so many pool tokens. */
  readonly valueOf: (poolTokens: bigint | undefined) => DollarValue | undefined;
  /** Rewards a day for so many staked pool tokens. */
  readonly perDay: (stake: bigint | undefined) => bigint | undefined;
}

/** A pool of the list before its state is known. */
export interface ListedView {
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

/** The yearly yield of a pool, in 1/10000: none where its vault cannot pay, undefined while something is unknown. */
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

/** Sort keys of a pool; undefined while nothing is known of it. */
export const figuresOf = (pool: MiningPoolView | undefined): MiningFigures | undefined =>
  pool && {
    yield: pool.aprBps === undefined ? undefined : { numerator: pool.aprBps.bps, denominator: 1n },
    own: pool.valueOf(pool.staked),
    total: pool.valueOf(pool.supply),
  };
