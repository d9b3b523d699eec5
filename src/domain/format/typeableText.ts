import { MAX_TYPED } from '../amounts/isTypeable.ts';
import { formatExact } from './formatExact.ts';

/**
 * Raw units as a field's text: all digits that a field takes, rounded down. Only tokens of 78 or more decimals can have
 * more; "0" if none of them fits.
 */
export const typeableText = (amount: bigint, decimals: number): string => {
  const text = formatExact(amount, decimals);
  return text.length > MAX_TYPED ? text.slice(0, MAX_TYPED).replace(/\.?0*$/, '') : text;
};
