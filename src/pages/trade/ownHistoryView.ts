import { POLYGON_CHAIN_ID } from '../../config/chains.ts';
import { defaultExchange } from '../../config/exchanges.ts';
import { wrappedNative } from '../../config/tokens/tokens.ts';
import { divideUp } from '../../domain/amounts/integers.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import { formatPercent } from '../../domain/format/formatPercent.ts';
import type { Hex } from '../../domain/multicall/types.ts';
import type { AccountTrade, OrderStory, PlacedEvent } from '../../domain/orderBook/accountOrders.ts';
import type { Address, Currency, Token } from '../../domain/tokens/types.ts';
import { orderPrice } from '../../domain/trade/limitOrder.ts';
import type { TradeDirection } from '../../domain/trade/types.ts';
import { isSuccess } from '../../domain/transactions/isSuccess.ts';
import type { CurrencyFact, TransactionRecord } from '../../domain/transactions/types.ts';
import { priceText } from './fillView.ts';
import { ownMarketOf, pairName } from './ownMarket.ts';
import { separators } from './separators.ts';

/** When something happened: unix seconds where they are known, else only the block. */
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
  /** In the base token. */
  readonly amount: string;
  readonly exactAmount: string;
}

export interface HistoryRow extends OwnRow {
  readonly state: OrderStory['state'];
  readonly filled: string;
}

export interface TradeRow extends OwnRow {
  readonly role: AccountTrade['role'];
  readonly fee: string;
  /** Name of another exchange than the one with the order book. */
  readonly exchange: string | undefined;
}

type Tokens = ReadonlyMap<Address, Token>;

const withUnit = (amount: bigint, { decimals, symbol }: Currency): string =>
  `${formatFixed(amount, decimals, separators)} ${symbol}`;

interface Exchanged {
  readonly key: string;
  readonly soldToken: Address;
  readonly wantedToken: Address;
  readonly sold: bigint;
  readonly wanted: bigint;
  /** Within what was sold, and no part of the price. */
  readonly fee?: bigint;
  readonly at: Pick<PlacedEvent, 'timestamp' | 'blockNumber' | 'transactionHash'>;
}

const rowOf = (exchanged: Exchanged, tokens: Tokens): OwnRow | undefined => {
  const { key, soldToken, wantedToken, sold, wanted, fee = 0n, at } = exchanged;
  const market = ownMarketOf(tokens, soldToken, wantedToken);
  if (!market) return undefined;
  const side = soldToken === market.base.address ? 'SELL' : 'BUY';
  const base = side === 'SELL' ? sold : wanted;
  const price = orderPrice(side, sold - fee, wanted);
  return {
    key,
    moment: { timestamp: at.timestamp, blockNumber: at.blockNumber },
    transactionHash: at.transactionHash,
    pair: pairName(market),
    side,
    price: price.denominator === 0n ? '–' : priceText(price, market),
    amount: withUnit(base, market.base),
    exactAmount: `${formatExact(base, market.base.decimals, separators)} ${market.base.symbol}`,
  };
};

/** An order and what became of it; undefined while its tokens are unknown. */
export const historyRow = (story: OrderStory, tokens: Tokens): HistoryRow | undefined => {
  const { key, soldToken, wantedToken, from, to, filled, state, placed } = story;
  const row = rowOf({ key, soldToken, wantedToken, sold: from, wanted: to, at: placed }, tokens);
  return row && { ...row, state, filled: formatPercent(Number((filled * 10_000n) / from)) };
};

/** A fill of an own order; undefined while its tokens are unknown. */
export const tradeRow = (trade: AccountTrade, tokens: Tokens): TradeRow | undefined => {
  const { key, soldToken, wantedToken, sold, received, fee, role, at } = trade;
  const row = rowOf({ key, soldToken, wantedToken, sold, wanted: received, fee, at }, tokens);
  const paid = tokens.get(soldToken);
  return row && paid && { ...row, role, fee: withUnit(fee, paid), exchange: undefined };
};

const tokenOf = (currency: CurrencyFact): Token =>
  currency.address === undefined
    ? wrappedNative
    : { kind: 'token', chainId: POLYGON_CHAIN_ID, name: currency.symbol, ...currency, address: currency.address };

/** A trade on another exchange's router, from its record and the times of blocks; undefined where it was none, or has not happened. */
export const routerTradeRow = (
  { hash, info, outcome, receipt }: TransactionRecord,
  times: ReadonlyMap<number, number>,
): TradeRow | undefined => {
  if (info.kind !== 'swap' || !outcome || !receipt || !isSuccess(receipt)) return undefined;
  const [paid, got] = [tokenOf(info.input), tokenOf(info.output)];
  const [sold, wanted] = [BigInt(outcome.spent), BigInt(outcome.received)];
  const { blockNumber, transactionHash } = receipt;
  const at = { timestamp: times.get(blockNumber), blockNumber, transactionHash };
  const sides = { soldToken: paid.address, wantedToken: got.address, sold, wanted };
  const tokens = new Map([paid, got].map((token) => [token.address, token]));
  const fee = divideUp(sold * BigInt(info.feePerThousand), 1000n);
  const row = rowOf({ key: hash, ...sides, fee, at }, tokens);
  return row && { ...row, role: 'taker', fee: withUnit(fee, paid), exchange: info.exchange };
};

/** As a file has it: the time, else the block. */
export const momentText = ({ timestamp, blockNumber }: Moment): string =>
  timestamp === undefined ? blockNumber.toString() : new Date(timestamp * 1000).toISOString();

const ownFields = ({ moment, pair, side, price, exactAmount }: OwnRow): readonly string[] => [
  momentText(moment),
  pair,
  side,
  price.replaceAll(',', ''),
  exactAmount.replaceAll(',', ''),
];

/** Order history as rows of a file. */
export const historyFile = (rows: readonly HistoryRow[]): readonly (readonly string[])[] => [
  ['time', 'market', 'side', 'price', 'amount', 'filled', 'state', 'transaction'],
  ...rows.map((row) => [...ownFields(row), row.filled, row.state, row.transactionHash]),
];

/** Own trades as rows of a file. */
export const tradesFile = (rows: readonly TradeRow[]): readonly (readonly string[])[] => [
  ['time', 'market', 'side', 'price', 'amount', 'fee', 'role', 'exchange', 'transaction'],
  ...rows.map((row) => [
    ...ownFields(row),
    row.fee.replaceAll(',', ''),
    row.role,
    row.exchange ?? defaultExchange.name,
    row.transactionHash,
  ]),
];
