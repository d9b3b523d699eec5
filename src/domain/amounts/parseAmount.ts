import { err, ok, type Result } from '#lib/result.ts';
import { powerOfTen } from './integers.ts';
import { isTypeable } from './isTypeable.ts';

export type AmountProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'notANumber' }
  | { readonly code: 'tooManyDecimals'; readonly decimals: number }
  | { readonly code: 'tooLarge' };

const MAX_AMOUNT = (1n << 256n) - 1n;

/**
 * Raw units of a field's text, exact: excess decimals and numbers above 256 bits are errors, never cut. Zero is valid.
 */
export const parseAmount = (text: string, decimals: number): Result<bigint, AmountProblem> => {
  if (!isTypeable(text)) return err({ code: 'notANumber' });
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return err({ code: 'empty' });
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return err({ code: 'tooManyDecimals', decimals });
  const amount = BigInt(whole + significant) * powerOfTen(decimals - significant.length);
  return amount > MAX_AMOUNT ? err({ code: 'tooLarge' }) : ok(amount);
};

/**
 * Raw units; undefined without a number. A number that is too large becomes 2^256 - 1, which exceeds every balance and
 * fits a call.
 */
export const boundedAmount = (parsed: Result<bigint, AmountProblem>): bigint | undefined => {
  if (parsed.ok) return parsed.value;
  return parsed.error.code === 'tooLarge' ? MAX_AMOUNT : undefined;
};
