import { err, ok, type Result } from '#lib/result.ts';
import { powerOfTen } from './integers.ts';
import { isTypeable } from './isTypeable.ts';

export type AmountProblem =
  /** Empty, or only a decimal point. */
  | { readonly code: 'empty' }
  /** Text that a field cannot hold. */
  | { readonly code: 'notANumber' }
  /** Finer than the token's smallest unit; zeros at the end do not count. */
  | { readonly code: 'tooManyDecimals'; readonly decimals: number }
  /** More than 256 bits, which no contract takes. */
  | { readonly code: 'tooLarge' };

/** The largest amount that a contract takes, raw units. */
const MAX_AMOUNT = (1n << 256n) - 1n;

/**
 * Field text as raw units of a token with `decimals`. Exact: an amount finer than the smallest unit or beyond 256 bits
 * is an error, never cut. Zero is valid here; callers decide if it is acceptable. `readFigure` normalises typed and
 * pasted text first, so thousands separators never reach this function.
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
 * Amount for a form's rules, in raw units; undefined without a number. An amount that is too large becomes the largest
 * one: it exceeds every balance, and still fits a call.
 */
export const boundedAmount = (parsed: Result<bigint, AmountProblem>): bigint | undefined => {
  if (parsed.ok) return parsed.value;
  return parsed.error.code === 'tooLarge' ? MAX_AMOUNT : undefined;
};
