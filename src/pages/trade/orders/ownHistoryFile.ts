import { defaultExchange } from '#config/exchanges.ts';
import type { HistoryRow, Moment, OwnRow, TradeRow } from './ownHistoryView.ts';

type File = readonly (readonly string[])[];

export const momentText = ({ timestamp, blockNumber }: Moment): string =>
  timestamp === undefined ? blockNumber.toString() : new Date(timestamp * 1000).toISOString();

/** Bare number. */
const percentNumber = (bps: number): string => (bps / 100).toString();

const ownFields = ({ moment, pair, side }: OwnRow): readonly string[] => [momentText(moment), pair, side];

export const historyFile = (rows: readonly HistoryRow[]): File => [
  [
    'time (UTC)',
    'market (base/quote)',
    'side',
    'limit price (quote per base)',
    'average price (quote per base)',
    'amount (base)',
    'filled (%)',
    'status',
    'transaction',
  ],
  ...rows.map((row) => [
    ...ownFields(row),
    row.bare.price,
    row.bareAverage,
    row.bare.amount,
    percentNumber(row.filledBps),
    row.state,
    row.transactionHash,
  ]),
];

export const tradesFile = (rows: readonly TradeRow[]): File => [
  [
    'time (UTC)',
    'market (base/quote)',
    'side',
    'price (quote per base)',
    'amount (base)',
    'fee (token paid)',
    'role',
    'exchange',
    'transaction',
  ],
  ...rows.map((row) => [
    ...ownFields(row),
    row.bare.price,
    row.bare.amount,
    row.bareFee,
    row.role,
    row.exchange ?? defaultExchange.name,
    row.transactionHash,
  ]),
];
