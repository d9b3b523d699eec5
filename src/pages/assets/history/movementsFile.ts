import { defaultExchange } from '#config/exchanges.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { exactPlain } from '#domain/format/formatExact.ts';
import { fileTime } from '#domain/ledger/ledgerEntry.ts';
import type { MovedAmount } from '#domain/portfolio/movements.ts';
import { hasDecimals } from '#domain/tokens/currency.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { MovementRow } from './movementRows.ts';
import type { NetworkFee } from './useNetworkFees.ts';

type File = readonly (readonly string[])[];

/** Empty if nothing moved. If decimals are unknown, only the field in smallest units is filled. */
const amountFields = (row: MovementRow, moved: MovedAmount<bigint | Fraction> | undefined): readonly string[] => {
  if (!moved) return ['', '', '', ''];
  const currency = row.currencies.get(moved.token);
  const amount = currency && hasDecimals(currency) ? exactPlain(moved.amount, currency.decimals) : '';
  return [amount, currency?.symbol ?? '', moved.token, exactPlain(moved.amount, 0)];
};

const whereOf = ({ exchange, role, programme, contract }: MovementRow): string =>
  role === undefined ? (programme ?? contract ?? '') : (exchange ?? defaultExchange.name);

const networkFeeFields = (fee: NetworkFee | undefined): readonly string[] =>
  fee ? [exactPlain(fee.amount, nativeCurrency.decimals), nativeCurrency.symbol] : ['', ''];

/** A transaction's network fee is on its first row only, so that a column's sum is right; empty if unknown. */
export const movementsTable = (fees: readonly NetworkFee[]): ((rows: readonly MovementRow[]) => File) => {
  const open = new Map(fees.map((fee) => [fee.transactionHash, fee] as const));
  return (rows) => [
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
      'network fee',
      'network fee token',
      'transaction',
      'log index',
    ],
    ...rows.map((row) => {
      const networkFee = networkFeeFields(open.get(row.transactionHash));
      open.delete(row.transactionHash);
      return [
        fileTime(row.timestamp),
        row.blockNumber.toString(),
        row.kind,
        whereOf(row),
        row.market ?? '',
        row.role ?? '',
        ...amountFields(row, row.sent),
        ...amountFields(row, row.received),
        ...amountFields(row, row.fee),
        ...networkFee,
        row.transactionHash,
        // Entries of the native coin have no log.
        row.logIndex < 0 ? '' : row.logIndex.toString(),
      ];
    }),
  ];
};
