import { defaultExchange } from '#config/exchanges.ts';
import { fileTime } from '#domain/ledger/ledgerEntry.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { isRead } from './ownEntries.ts';
import { historyRow, tradeRow, type HistoryRow, type Moment, type OwnRow, type TradeRow } from './ownHistoryView.ts';
import type { SavedRows } from '../shared/saveRows.ts';

export const momentText = ({ timestamp, blockNumber }: Moment): string =>
  timestamp === undefined ? `block ${blockNumber}` : fileTime(timestamp);

const percentNumber = (bps: number): string => (bps / 100).toString();

const ownFields = ({ moment, pair, side }: OwnRow): readonly string[] => [momentText(moment), pair, side];

const historyHead = [
  'time (UTC)',
  'market (base/quote)',
  'side',
  'limit price (quote per base)',
  'average price (quote per base)',
  'amount (base)',
  'filled (%)',
  'status',
  'transaction',
];

const historyFields = (row: HistoryRow): readonly string[] => [
  ...ownFields(row),
  row.bare.price,
  row.bareAverage,
  row.bare.amount,
  percentNumber(row.filledBps),
  row.state,
  row.transactionHash,
];

const tradesHead = [
  'time (UTC)',
  'market (base/quote)',
  'side',
  'price (quote per base)',
  'amount (base)',
  'fee (token paid)',
  'role',
  'exchange',
  'transaction',
];

const tradeFields = (row: TradeRow): readonly string[] => [
  ...ownFields(row),
  row.bare.price,
  row.bare.amount,
  row.bareFee,
  row.role,
  row.exchange ?? defaultExchange.name,
  row.transactionHash,
];

type Tokens = ReadonlyMap<Address, Token>;

export const savedOrders = (tokens: Tokens): Omit<SavedRows<OrderStory>, 'rows'> => ({
  name: 'orders.csv',
  head: historyHead,
  canSave: (story) => isRead(tokens, story),
  fields: (story) => {
    const row = historyRow(story, tokens);
    return row && historyFields(row);
  },
});

export const savedTrades = (tokens: Tokens): Omit<SavedRows<OwnTrade>, 'rows'> => ({
  name: 'trades.csv',
  head: tradesHead,
  canSave: (trade) => isRead(tokens, trade),
  fields: (trade) => {
    const row = tradeRow(trade, tokens);
    return row && tradeFields(row);
  },
});
