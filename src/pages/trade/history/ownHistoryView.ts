import type { Fraction } from '#domain/amounts/fraction.ts';
import { exactPrice, plainPrice } from '#domain/format/exactPrice.ts';
import { formatColumn } from '#domain/format/formatColumn.ts';
import { exactPlain, exactText, formatExact } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { AccountTrade, OrderStory, PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { averagePrice, feeWithin, takerFee } from '#domain/trade/limitOrder.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import { marketName } from '#state/marketRule.ts';
import { alignAmounts, alignedRows, type AmountCell } from '../shared/alignAmounts.ts';
import { alignPrices, type PriceCell } from '../shared/alignPrices.ts';
import { priceText } from '../shared/priceText.ts';
import { partText } from '../order/own/openOrderView.ts';
import { bookCurrency, bookToken, marketOfTokens, type Market } from '../shared/tradeMarket.ts';

export interface Moment {
  readonly timestamp: number | undefined;
  readonly blockNumber: number;
}

export interface OwnRow {
  readonly key: string;
  readonly moment: Moment;
  readonly transactionHash: Hex;
  readonly pair: string;
  readonly side: TradeDirection;
  readonly price: string;
  readonly priceCell: PriceCell;
  readonly priceIndent: number;
  readonly exactPrice: string;
  readonly amount: string;
  readonly amountCell: AmountCell;
  readonly exactAmount: string;
  /** Exact numbers without symbols. */
  readonly bare: { readonly price: string; readonly amount: string };
}

export interface HistoryRow extends OwnRow {
  readonly state: OrderStory['state'];
  readonly filled: string;
  readonly cancelled: string | undefined;
  /** Average price of the fills before the fee; a dash before the first fill. */
  readonly average: string;
  readonly averageCell: PriceCell | undefined;
  readonly averageIndent: number;
  readonly exactAverage: string;
  readonly bareAverage: string;
  readonly filledBps: number;
}

export interface TradeRow extends OwnRow {
  readonly role: AccountTrade['role'];
  readonly fee: string;
  readonly feeCell: AmountCell;
  readonly exactFee: string;
  readonly bareFee: string;
  readonly exchange: string | undefined;
}

type Tokens = ReadonlyMap<Address, Token>;

const withUnit = ({ amount, currency, role }: AmountCell): string =>
  `${formatColumn(amount, currency.decimals, role)} ${currency.symbol}`;

const exactly = (amount: bigint | Fraction, { decimals, symbol }: Currency): string =>
  `${exactText(amount, decimals)} ${symbol}`;

const NO_FEE = feeWithin(0n, 0n);

const priceTexts = (
  price: Fraction,
  market: Market,
  side: TradeDirection | undefined,
): { readonly text: string; readonly exact: string; readonly bare: string } => {
  if (price.denominator === 0n) return { text: NO_VALUE, exact: '', bare: '' };
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  return {
    text: priceText(price, market, side),
    exact: `${exactPrice(price, decimals)} ${market.quote.symbol}`,
    bare: plainPrice(price, decimals),
  };
};

const feeTexts = (fee: Fraction, paid: Token): Pick<TradeRow, 'fee' | 'feeCell' | 'exactFee' | 'bareFee'> => {
  const feeCell: AmountCell = { amount: fee, currency: bookCurrency(paid), role: 'neither' };
  return {
    fee: withUnit(feeCell),
    feeCell,
    exactFee: exactly(fee, bookCurrency(paid)),
    bareFee: exactPlain(fee, paid.decimals),
  };
};

interface Exchanged {
  readonly key: string;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly sold: bigint;
  readonly bought: bigint;
  /** Included in the sold amount, but not in the price. */
  readonly fee?: Fraction;
  /** True for a fill, whose price is not the limit of an order. */
  readonly isFill: boolean;
  readonly at: Pick<PlacedEvent, 'timestamp' | 'blockNumber' | 'transactionHash'>;
}

const rowOf = (exchanged: Exchanged, tokens: Tokens): OwnRow | undefined => {
  const { key, soldToken, boughtToken, sold, bought, fee = NO_FEE, isFill, at } = exchanged;
  const market = marketOfTokens(tokens, soldToken, boughtToken);
  if (!market) return undefined;
  const side = soldToken === bookToken(market.base).address ? 'SELL' : 'BUY';
  const base = side === 'SELL' ? sold : bought;
  const paidPrice = averagePrice(side, sold, fee, bought);
  const ofOrder = isFill ? undefined : side;
  const price = priceTexts(paidPrice, market, ofOrder);
  const amountCell: AmountCell = { amount: base, currency: market.base, role: 'neither' };
  return {
    key,
    moment: { timestamp: at.timestamp, blockNumber: at.blockNumber },
    transactionHash: at.transactionHash,
    pair: marketName(market),
    side,
    price: price.text,
    priceCell: { price: paidPrice, market, side: ofOrder },
    priceIndent: 0,
    exactPrice: price.exact,
    amount: withUnit(amountCell),
    amountCell,
    exactAmount: exactly(base, market.base),
    bare: { price: price.bare, amount: formatExact(base, market.base.decimals) },
  };
};

export const historyRow = (story: OrderStory, tokens: Tokens): HistoryRow | undefined => {
  const { key, soldToken, boughtToken, from, to, filled, received, filledAsTaker, cancelled, state, placed } = story;
  const row = rowOf({ key, soldToken, boughtToken, sold: from, bought: to, isFill: false, at: placed }, tokens);
  const market = marketOfTokens(tokens, soldToken, boughtToken);
  if (!row || !market) return undefined;
  const price = averagePrice(row.side, filled, takerFee(filledAsTaker), received);
  const average = priceTexts(price, market, undefined);
  const filledBps = Number((filled * 10_000n) / from);
  return {
    ...row,
    state,
    filledBps,
    filled: partText(filled, from),
    cancelled: cancelled > 0n ? partText(cancelled, from) : undefined,
    average: filled > 0n ? average.text : NO_VALUE,
    averageCell: filled > 0n ? { price, market, side: undefined } : undefined,
    averageIndent: 0,
    exactAverage: filled > 0n ? average.exact : '',
    bareAverage: filled > 0n ? average.bare : '',
  };
};

export const tradeRow = (trade: OwnTrade, tokens: Tokens): TradeRow | undefined => {
  const { key, soldToken, boughtToken, sold, received, fee, role, at, exchange } = trade;
  const row = rowOf({ key, soldToken, boughtToken, sold, bought: received, fee, isFill: true, at }, tokens);
  const paid = tokens.get(soldToken);
  return row && paid && { ...row, role, ...feeTexts(fee, paid), exchange };
};

/** Amounts have the same number of decimals for each token, prices for each market. */
export const alignedHistory = (rows: readonly HistoryRow[]): readonly HistoryRow[] => {
  const averages = alignPrices(rows.map(({ averageCell }) => averageCell));
  return alignedRows(rows).map((row, at) => {
    const { text = row.average, indent = 0 } = averages[at] ?? {};
    return { ...row, average: text, averageIndent: indent };
  });
};

export const alignedTrades = (rows: readonly TradeRow[]): readonly TradeRow[] => {
  const fees = alignAmounts(rows.map(({ feeCell }) => feeCell));
  return alignedRows(rows).map((row, at) => ({ ...row, fee: fees[at] ?? row.fee }));
};
