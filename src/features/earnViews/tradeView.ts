import { shortenAddress } from '#domain/format/shortenAddress.ts';
import {
  rewardForTrade,
  tradeRewardPerBlock,
  tradeRewardsDue,
  tradeRewardsWaiting,
} from '#domain/mining/tradeMining.ts';
import { payableOf } from '#domain/mining/vault.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import type { TradeMining, TradePoolState } from '#reads/mining/useTradeMining.ts';

/** The priced token is first. */
export interface TradeSides {
  readonly currencies: readonly [Currency, Currency];
  readonly name: string;
  readonly path: string;
  /** Tokens that are not on the contract's list, so that no trade counts; undefined while unknown. */
  readonly unlisted: readonly Token[] | undefined;
}

export interface TradePoolView extends TradePoolState {
  readonly name: string;
  readonly sides: TradeSides | undefined;
  readonly part: Fraction | undefined;
  /** Rewards of all traders of the pair that are not claimed yet. */
  readonly waiting: bigint | undefined;
  readonly perDay: bigint | undefined;
  /** The account's share of the trades with unclaimed rewards. */
  readonly share: Fraction | undefined;
  /** Rewards for a trade now. @param traded raw units of the target token */
  readonly rewardFor: (traded: bigint) => bigint | undefined;
  readonly isVaultShort: boolean;
}

export const tradePoolView = (
  state: TradePoolState,
  sides: TradeSides | undefined,
  { terms, vault, block }: Pick<TradeMining, 'terms' | 'vault' | 'block'>,
  blockTimeMs: number,
): TradePoolView => {
  const { pool, own } = state;
  const isKnown = terms !== undefined && block !== undefined;
  return {
    ...state,
    name: sides?.name ?? shortenAddress(pool.pair),
    sides,
    part:
      terms && terms.totalAllocPoint > 0n
        ? { numerator: pool.allocPoint, denominator: terms.totalAllocPoint }
        : undefined,
    waiting: isKnown ? tradeRewardsWaiting(terms, pool, block) : undefined,
    perDay: terms && rewardsPerDay({ perBlock: tradeRewardPerBlock(terms, pool), supply: 1n }, 1n, blockTimeMs),
    share:
      own !== undefined && pool.quantity > 0n && own <= pool.quantity
        ? { numerator: own, denominator: pool.quantity }
        : undefined,
    rewardFor: (traded) => (isKnown ? rewardForTrade(terms, pool, { own: own ?? 0n, traded }, block) : undefined),
    isVaultShort: isKnown && vault !== undefined && tradeRewardsDue(terms, pool, block + 1n) > payableOf(vault),
  };
};

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

export const byPart = (a: TradePoolView, b: TradePoolView): number =>
  compare(b.pool.allocPoint, a.pool.allocPoint) || compare(a.pid, b.pid);
