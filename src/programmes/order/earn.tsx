import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { miningRules } from '#config/miningRules.ts';
import { paths } from '#config/paths.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { bookWeight, factorOf, isVaultShort, type PairFactor } from '#domain/mining/orderMining.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import { valueOfRaw, type TokenPrice } from '#domain/prices/dollarValue.ts';
import { EXAMPLE_DOLLARS, exampleAmount, exampleYield } from '#domain/rewards/exampleYield.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { pairView, type PairFacts } from '#features/earnViews/index.ts';
import { ENTRY, orderEntry, Reward, useTokenPrices } from '#features/rewards/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBooks } from '#reads/book/useOrderBooks.ts';
import { useOrdersInPairs } from '#reads/book/useOrdersInPairs.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useOrderRewards } from '#reads/mining/useOrderMining.ts';
import { useOrderTerms } from '#reads/mining/useOrderTerms.ts';
import { usePairReserves } from '#reads/mining/usePairReserves.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { marksOf, type EarnHooks, type EarnRow, type RowsHook } from '../earn.ts';
import { symbolsOf, VaultLasts } from '../rowWords.tsx';
import { declaration } from './declaration.ts';

interface Context extends PairFacts {
  readonly rewards: Address;
  readonly prices: ReadonlyMap<Address, TokenPrice>;
  readonly rewardToken: Token | undefined;
  readonly isShort: boolean;
  readonly orders: readonly { readonly soldToken: Address; readonly boughtToken: Address }[];
}

const DAYS = 365n;
const NONE: readonly PairFactor[] = [];

/**
 * Raw reward per day for the example's dollars in an order at the market price. The order's weight is added to those
 * that count.
 */
const dayOf = (factor: PairFactor, perBlock: bigint | undefined, context: Context): bigint | undefined => {
  const { reserves, books, tokens, prices, blockTimeMs } = context;
  const [market, book] = [reserves.get(factor), books.get(factor)];
  const [token1, price] = [tokens.get(factor.token1), prices.get(factor.token1)];
  const all = market && book && bookWeight(book, market, factor);
  const weight = token1 && price && exampleAmount(token1.decimals, price);
  if (all === undefined || weight === undefined || perBlock === undefined) return undefined;
  return rewardsPerDay({ perBlock, supply: all + weight }, weight, blockTimeMs);
};

const rateOf = (day: bigint | undefined, { rewardToken, prices, isShort }: Context): EarnRow['rate'] => {
  if (isShort) return { bps: 0n };
  const price = rewardToken && prices.get(rewardToken.address);
  return day === undefined || !price ? undefined : exampleYield(valueOfRaw(day, rewardToken.decimals, price), DAYS);
};

const rowOf = (factor: PairFactor, context: Context): EarnRow => {
  const { rewardToken, isShort, orders } = context;
  const { market, name, perBlock, low, high: highest } = pairView(factor, context);
  const high = market && highest !== NO_VALUE ? `${highest} ${shortenSymbol(market.quote.symbol)}` : highest;
  const day = dayOf(factor, perBlock, context);
  const [dollars, pays] = [EXAMPLE_DOLLARS.toString(), symbolsOf([rewardToken])];
  const amount = <Reward raw={day} token={rewardToken} isPublic />;
  const count = orders.filter((order) => factorOf([factor], order.soldToken, order.boughtToken)).length;
  return {
    id: `order:${factor.token0}:${factor.token1}`,
    programme: declaration,
    contract: context.rewards,
    lockSeconds: 0n,
    uses: market ? [market.base, market.quote] : [],
    title: name,
    words: [name, rewardToken?.symbol, factor.token0, factor.token1].join(' '),
    path: `${paths.limitOrderMining}?${ENTRY.order}=${orderEntry(factor)}`,
    currencies: market ? [market.base, market.quote] : [],
    rate: rateOf(day, context),
    per: 'year',
    isOver: false,
    isMine: count > 0,
    isWithinReach: false,
    marks: marksOf({ short: isShort }),
    terms: (
      <Trans>
        Place limit orders between {low} and {high}, earn {pays}
      </Trans>
    ),
    risk: <VaultLasts programme="order" />,
    own: count > 0 && <Plural value={count} one="You have # open order here" other="You have # open orders here" />,
    basis: (
      <Trans>
        An order of ${dollars} at the market price earns about {amount} a day alongside the orders that qualify now. APR
        = earnings of a year ÷ ${dollars}.
      </Trans>
    ),
  };
};

const rowsHook = (rewards: Address, config: Address): RowsHook =>
  function useRows(account) {
    const { pairs, blockAmount } = useOrderTerms(config);
    const { token: rewardToken, vault } = useOrderRewards(rewards, account);
    const factors = valueOf(pairs) ?? NONE;
    const paid = useStableList(
      useMemo(() => factors.filter((factor) => factorOf(factors, factor.token0, factor.token1) === factor), [factors]),
    );
    const followed = useStableList(paid.slice(0, miningRules.followedBooks));
    const read = useOrderBooks(followed);
    const tokens = useTokens(paid.flatMap(({ token0, token1 }) => [token0, token1]));
    const priced = useMemo(
      () => (rewardToken ? new Map([...tokens, [rewardToken.address, rewardToken] as const]) : tokens),
      [tokens, rewardToken],
    );
    const { orders } = useOrdersInPairs(paid, account);
    const { number } = useBlock();
    const { ms: blockTimeMs } = useBlockTime();
    const books = new Map(
      followed.flatMap((factor, i) => {
        const book = read[i];
        return book ? [[factor, book] as const] : [];
      }),
    );
    const context: Context = {
      rewards,
      factors,
      reserves: usePairReserves(paid),
      books,
      tokens,
      blockAmount,
      blockTimeMs,
      prices: useTokenPrices(priced),
      rewardToken,
      isShort: vault !== undefined && number !== undefined && isVaultShort(vault, BigInt(number) + 1n),
      orders: valueOf(orders) ?? [],
    };
    return {
      rows: paid.map((factor) => rowOf(factor, context)),
      isComplete: valueOf(pairs) !== undefined,
      isFailed: pairs.status === 'failed' && valueOf(pairs) === undefined,
    };
  };

export const earn: EarnHooks =
  env.orderMining && env.orderMiningConfig ? { useRows: rowsHook(env.orderMining, env.orderMiningConfig) } : {};
