import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { averageCost, unrealisedAt, type CostLedger } from '#domain/portfolio/averageCost.ts';
import { amountsByToken } from '#domain/portfolio/holdings.ts';
import { staysOwn } from '#domain/portfolio/ownTrade.ts';
import {
  marketLedgers,
  priceByDollars,
  profitInDollars,
  profitTotal,
  type LedgerProfit,
  type MarketLedger,
  type SignedDollars,
} from '#domain/portfolio/marketLedgers.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import type { Pace } from '#reads/calls/ReadPace.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { pricedBy, useDayPrices } from '#reads/tokens/useDayPrices.ts';
import { marketOf, sidesOf, type Market } from '#state/marketRule.ts';
import { useAllHoldings } from '../holdings/useAllHoldings.ts';

/** Scaled amounts are in the quote, as in `CostLedger`. */
export interface MarketProfit {
  readonly id: string;
  readonly market: Market;
  readonly ledger: CostLedger;
  /** Raw quote per raw base; undefined if nothing is held. */
  readonly average: Fraction | undefined;
  readonly unrealised: LedgerProfit | undefined;
  readonly realisedDollars: SignedDollars | undefined;
  readonly unrealisedDollars: SignedDollars | undefined;
  /** Raw base units of all kinds; undefined while a part is unknown. */
  readonly holds: bigint | undefined;
}

export interface ProfitView {
  readonly status: Loadable<unknown>['status'];
  readonly rows: readonly MarketProfit[];
  readonly realised: ReturnType<typeof profitTotal>;
  readonly unrealised: ReturnType<typeof profitTotal>;
  readonly trades: number;
  readonly pace: Pace | undefined;
  /** First block whose trades count; its time is undefined while unknown. */
  readonly since: { readonly block: number; readonly timestamp: number | undefined };
}

const baseOf = (a: Address, b: Address): Address => sidesOf(a, b).base;
const shownAs = (token: Token) => paidBackOf(token, wrappedNative, nativeCurrency);

interface Context {
  readonly tokens: ReadonlyMap<Address, Token>;
  readonly prices: ReadonlyMap<Address, DollarValue>;
  readonly amounts: ReadonlyMap<Address, bigint | undefined>;
  readonly isComplete: boolean;
}

interface PricedSide {
  readonly price: DollarValue | undefined;
  readonly decimals: number;
}

const higher = ({ price, decimals }: PricedSide): PricedSide => ({ price: price?.other ?? price, decimals });

const unrealisedOf = (ledger: CostLedger, base: PricedSide, quote: PricedSide): LedgerProfit | undefined => {
  if (ledger.held === 0n) return { scaled: 0n };
  const price = priceByDollars(base, quote);
  if (!price) return undefined;
  const isUncertain = base.price?.other !== undefined || quote.price?.other !== undefined;
  const other = isUncertain ? priceByDollars(higher(base), higher(quote)) : undefined;
  return { scaled: unrealisedAt(ledger, price), other: other && unrealisedAt(ledger, other) };
};

const profitOf = ({ base, quote, ledger }: MarketLedger, context: Context): readonly MarketProfit[] => {
  const { tokens, prices, amounts, isComplete } = context;
  const [baseToken, quoteToken] = [tokens.get(base), tokens.get(quote)];
  if (!baseToken || !quoteToken) return [];
  const quotePrice = prices.get(quote);
  const unrealised = unrealisedOf(
    ledger,
    { price: prices.get(base), decimals: baseToken.decimals },
    { price: quotePrice, decimals: quoteToken.decimals },
  );
  const inDollars = (profit: LedgerProfit | undefined) =>
    profit && profitInDollars(profit, quotePrice, quoteToken.decimals);
  return [
    {
      id: `${base} ${quote}`,
      market: marketOf(shownAs(baseToken), shownAs(quoteToken)),
      ledger,
      average: averageCost(ledger),
      unrealised,
      realisedDollars: inDollars({ scaled: ledger.realised }),
      unrealisedDollars: inDollars(unrealised),
      holds: isComplete ? (amounts.has(base) ? amounts.get(base) : 0n) : undefined,
    },
  ];
};

export const useProfit = (account: Address): ProfitView => {
  const events = useAccountEvents(account);
  const { trades, tokens } = useOwnTrades(account, events);
  const ledgers = useMemo(() => marketLedgers(trades.filter(staysOwn), baseOf), [trades]);
  const holdings = useAllHoldings(account);
  const { now: prices } = useDayPrices(
    useMemo(() => [...tokens.values()], [tokens]),
    false,
  );
  const context: Context = {
    tokens,
    prices,
    amounts: amountsByToken(
      holdings.flatMap(({ lines }) => lines),
      pricedBy,
    ),
    isComplete: holdings.every((holding) => holding.isComplete && !holding.isFailed),
  };
  const rows = ledgers.flatMap((ledger) => profitOf(ledger, context));
  const times = useBlockTimes([env.firstBlock]);
  return {
    status: events.status,
    rows,
    realised: profitTotal(rows.map((row) => row.realisedDollars)),
    unrealised: profitTotal(rows.map((row) => row.unrealisedDollars)),
    trades: trades.length,
    pace: holdings.find(({ pace }) => pace)?.pace,
    since: { block: env.firstBlock, timestamp: times.get(env.firstBlock) },
  };
};
