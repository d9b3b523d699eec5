import { dollarToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { exactPlain } from '#domain/format/formatExact.ts';
import { assetsTable, salesTable, type FileUnits } from '#domain/ledger/gainFiles.ts';
import type { EntryAmount, LedgerEntry } from '#domain/ledger/ledgerEntry.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { ledgerMoves, mergedByAge, oldestFirst, readOldestFirst, splitUnclear } from '#domain/ledger/ledgerMoves.ts';
import { isWithin, type Period } from '#domain/ledger/ledgerYears.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { coinTrackerTable, cryptoTaxTable, koinlyTable } from '#domain/ledger/taxFiles.ts';
import { csvText, UTF8_MARK } from '#lib/csv.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';
import { costBasisOf, type OwnValues } from '../costs/costBasisOf.ts';
import { csvParts, jsonParts } from './fileParts.ts';
import { unitsOf } from './fileUnits.ts';
import { movementsTable } from './movementsFile.ts';
import type { MovementRow } from './movementRows.ts';
import type { NetworkFee } from './useNetworkFees.ts';

export type FileFormat =
  | 'spreadsheet'
  | 'koinly'
  | 'coinTracker'
  | 'cryptoTax'
  | 'json'
  | `${'sales' | 'assets'}-${CostMethod}`;

export interface LedgerFile {
  readonly name: string;
  readonly parts: readonly string[];
  readonly type: string;
}

export interface LedgerRows {
  readonly rows: readonly MovementRow[];
  /** Known for transactions of this browser only. */
  readonly fees: readonly NetworkFee[];
}

export interface LedgerData extends LedgerRows, OwnValues {}

interface DatedEntry {
  readonly entry: LedgerEntry;
  readonly at: Pick<MovementRow, 'blockNumber' | 'logIndex'>;
}

const entryAmount = ({ unitOf, decimalsOf }: FileUnits, moved: MovementRow['sent']): EntryAmount | undefined => {
  if (!moved) return undefined;
  const { token } = moved;
  const decimals = decimalsOf(token);
  return { amount: decimals === undefined ? '' : exactPlain(moved.amount, decimals), unit: unitOf(token), token };
};

const feeAmount = ({ amount }: NetworkFee): EntryAmount => ({
  amount: exactPlain(amount, nativeCurrency.decimals),
  unit: nativeCurrency.symbol,
  token: wrappedNative.address,
});

/** Precedes the logs of a block, because a fee is paid before its transaction runs. */
const BEFORE_LOGS = -1;

/**
 * Oldest first, made in slices. The fee of a transaction is on its first entry, or has its own entry if there is none.
 */
export const ledgerEntries = async ({ rows, fees }: LedgerRows): Promise<readonly LedgerEntry[]> => {
  const open = new Map(fees.map((fee) => [fee.transactionHash, fee] as const));
  const units = unitsOf(rows);
  const entries: DatedEntry[] = [];
  await inSlices(splitUnclear(readOldestFirst(rows)), (row) => {
    const fee = open.get(row.transactionHash);
    open.delete(row.transactionHash);
    const entry: LedgerEntry = {
      kind: row.kind,
      timestamp: row.timestamp,
      sent: entryAmount(units, row.sent),
      received: entryAmount(units, row.received),
      networkFee: fee && feeAmount(fee),
      where: row.market ?? row.programme ?? row.exchange ?? row.contract ?? '',
      transactionHash: row.transactionHash,
    };
    entries.push({ entry, at: row });
  });
  const others = [...open.values()].map((fee) => {
    const { transactionHash, timestamp } = fee;
    const moved = { sent: undefined, received: undefined, networkFee: feeAmount(fee) };
    const entry: LedgerEntry = { kind: 'networkFee', timestamp, ...moved, where: '', transactionHash };
    return { entry, at: { ...fee, logIndex: BEFORE_LOGS } };
  });
  const paid = others.toSorted((a, b) => oldestFirst(a.at, b.at));
  const all: LedgerEntry[] = [];
  await inSlices(
    mergedByAge(entries, paid, ({ at }) => at),
    ({ entry }) => void all.push(entry),
  );
  return all;
};

const feeMove = ({ transactionHash, amount, blockNumber, timestamp }: NetworkFee): LedgerMove => ({
  ...{ id: `${transactionHash} fee`, event: `${transactionHash} fee`, kind: 'networkFee', value: undefined },
  ...{ asset: wrappedNative.address, amount: -amount, blockNumber, logIndex: BEFORE_LOGS, timestamp, transactionHash },
});

/** Oldest first, made in slices; rejects if aborted. */
export const allMoves = async ({ rows, fees }: LedgerRows, slices?: Slices): Promise<readonly LedgerMove[]> => {
  const moves: LedgerMove[] = [];
  const paid = fees.map(feeMove).toSorted(oldestFirst);
  const merged = mergedByAge(ledgerMoves(rows, dollarToken?.address), paid, (move) => move);
  await inSlices(merged, (move) => void moves.push(move), slices);
  return moves;
};

const gains = async (data: LedgerData, kind: 'sales' | 'assets', method: CostMethod, period: Period) => {
  const until = (await allMoves(data)).filter(({ timestamp }) => (timestamp ?? -Infinity) < period.range.to);
  const basis = await costBasisOf(until, method, data);
  const units = unitsOf(data.rows);
  if (kind === 'assets') return [csvText(assetsTable(basis, units))];
  const sold = basis.disposals.filter(({ move }) => move.asset !== dollarToken?.address);
  return csvParts(
    sold.filter(({ move }) => isWithin(period, move.timestamp)),
    (steps) => salesTable(steps, units),
  );
};

const tables = { koinly: koinlyTable, coinTracker: coinTrackerTable, cryptoTax: cryptoTaxTable } as const;

const fileName = (format: FileFormat, { name }: Period): string =>
  ['account-history', ...(format === 'spreadsheet' ? [] : [format]), ...(name === '' ? [] : [name])].join('-');

/** An assets file has the state at the year's end. Gains are computed from all earlier movements. Times are in UTC. */
export const ledgerFile = async (data: LedgerData, format: FileFormat, period: Period): Promise<LedgerFile> => {
  const name = fileName(format, period);
  const csv = (...parts: readonly string[]): LedgerFile => ({ name: `${name}.csv`, parts, type: 'text/csv' });
  const entries = async (): Promise<readonly LedgerEntry[]> =>
    (await ledgerEntries(data)).filter(({ timestamp }) => isWithin(period, timestamp));
  switch (format) {
    case 'spreadsheet': {
      const rows = data.rows.filter(({ timestamp }) => isWithin(period, timestamp));
      return csv(UTF8_MARK, ...(await csvParts(rows, movementsTable(data.fees))));
    }
    case 'json':
      return { name: `${name}.json`, parts: await jsonParts(await entries()), type: 'application/json' };
    case 'koinly':
    case 'coinTracker':
    case 'cryptoTax':
      return csv(...(await csvParts(await entries(), tables[format])));
    default: {
      const [kind, method] = format.split('-') as ['sales' | 'assets', CostMethod];
      return csv(UTF8_MARK, ...(await gains(data, kind, method, period)));
    }
  }
};
