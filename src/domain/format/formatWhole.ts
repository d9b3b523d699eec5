import { decimalText } from './decimalText.ts';
import { separators } from './separators.ts';

/** 12,345. The browser's formatter is not used, because it is slow to start. */
export const formatWhole = (value: number | bigint): string =>
  decimalText({ numerator: BigInt(value), denominator: 1n }, { ...separators, decimals: 0 });
