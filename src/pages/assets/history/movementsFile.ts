import { defaultExchange } from '#config/exchanges.ts';
import { exactPlain } from '#domain/format/formatExact.ts';
import type { MovedAmount } from '#domain/portfolio/movements.ts';
import { hasDecimals } from '#domain/tokens/currency.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { MovementRow } from './useMovements.ts';

type File = readonly (readonly string[])[];

/** Empty if nothing moved. A token without known decimals has its smallest units only. */
const amountFields = (row: MovementRow, moved: MovedAmount<bigint | Fraction> | undefined): readonly string[] => {
  if (!moved) return ['', '', '', ''];
  const currency = row.currencies.get(moved.token);
  const amount = currency && hasDecimals(currency) ? exactPlain(moved.amount, currency.decimals) : '';
  return [amount, currency?.symbol ?? '', moved.token, exactPlain(moved.amount, 0)];
};

const whereOf = ({ exchange, role, programme, contract }: MovementRow): string =>
  role === undefined ? (programme ?? contract ?? '') : (exchange ?? defaultExchange.name);

export const movementsFile = (rows: readonly MovementRow[]): File => [
  [
    'time (UTC)',
    'block',
    'what',
    'where',
    'market or pool',
    'role',
    'sent',
    'sent token',
    'sent token address',
    'sent (smallest units)',
    'received',
    'received token',
    'received token address',
    'received (smallest units)',
    'fee (within sent)',
    'fee token',
    'fee token address',
    'fee (smallest units)',
    'transaction',
    'log index',
  ],
  ...rows.map((row) => [
    row.timestamp === undefined ? '' : new Date(row.timestamp * 1000).toISOString(),
    row.blockNumber.toString(),
    row.kind,
    whereOf(row),
    row.market ?? '',
    row.role ?? '',
    ...amountFields(row, row.sent),
    ...amountFields(row, row.received),
    ...amountFields(row, row.fee),
    row.transactionHash,
    row.logIndex.toString(),
  ]),
];
