export type HexText = `0x${string}`;

/** Whether a value from outside is 0x and hexadecimal digits, exactly so many where `digits` says it. */
export const isHex = (value: unknown, digits?: number): value is HexText =>
  typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value) && (digits === undefined || value.length === 2 + digits);

/** Whether it is a number as nodes write it. */
export const isQuantity = (value: unknown): value is HexText => isHex(value) && value !== '0x';

/** Whether it has the digits of an address; its case is not looked at. */
export const isAddress = (value: unknown): value is HexText => isHex(value, 40);

/** Whether it is a hash, or any other word of 32 bytes. */
export const isHash = (value: unknown): value is HexText => isHex(value, 64);

/** Nobody. */
export const ZERO_ADDRESS: HexText = `0x${'0'.repeat(40)}`;

export const ZERO_HASH: HexText = `0x${'0'.repeat(64)}`;
