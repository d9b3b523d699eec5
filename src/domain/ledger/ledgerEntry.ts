import type { MovementKind } from '../portfolio/movements.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** Whole tokens as decimal text; empty if the decimals are unknown. */
export interface EntryAmount {
  readonly amount: string;
  readonly unit: string;
  readonly token: Address;
}

export interface LedgerEntry {
  readonly kind: MovementKind | 'networkFee';
  readonly timestamp: number | undefined;
  readonly sent: EntryAmount | undefined;
  readonly received: EntryAmount | undefined;
  /** Fee of the whole transaction, on its first entry only. Undefined if unknown. */
  readonly networkFee: EntryAmount | undefined;
  readonly where: string;
  readonly transactionHash: Hex;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm:ss` in UTC; empty if unknown. */
export const fileTime = (timestamp: number | undefined): string =>
  timestamp === undefined ? '' : new Date(timestamp * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** `MM/DD/YYYY HH:mm:ss` in UTC; empty if unknown. */
export const usFileTime = (timestamp: number | undefined): string => {
  if (timestamp === undefined) return '';
  const time = new Date(timestamp * 1000);
  return `${two(time.getUTCMonth() + 1)}/${two(time.getUTCDate())}/${String(time.getUTCFullYear())} ${fileTime(timestamp).slice(11)}`;
};
