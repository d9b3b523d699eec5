export type HexText = `0x${string}`;

export const isHex = (value: unknown, digits?: number): value is HexText =>
  typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value) && (digits === undefined || value.length === 2 + digits);

/** True for a number in the format of nodes. */
export const isQuantity = (value: unknown): value is HexText => isHex(value) && value !== '0x';

export const isAddress = (value: unknown): value is HexText => isHex(value, 40);

export const isHash = (value: unknown): value is HexText => isHex(value, 64);

export const ZERO_ADDRESS: HexText = `0x${'0'.repeat(40)}`;

export const ZERO_HASH: HexText = `0x${'0'.repeat(64)}`;
