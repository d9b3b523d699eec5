import { err, ok, type Result } from '#lib/result.ts';
import { powerOfTen } from './integers.ts';
import { isTypeable } from './isTypeable.ts';

export type AmountProblem =
  /** Nothing typed, or only a decimal point. */
  | { readonly code: 'empty' }
  /** Not what a field can hold. */
  | { readonly code: 'notANumber' }
  /** Finer than the token's smallest unit; zeros at the end do not count. */
  | { readonly code: 'tooManyDecimals'; readonly decimals: number }
  /** More than 256 bits, which no contract takes. */
  | { readonly code: 'tooLarge' };

/** The largest amount that a contract takes, raw units. */
const MAX_AMOUNT = (1n << 256n) - 1n;

/**
 * The text of a field to raw units of a token with `decimals`. Exact: an amount finer than the smallest unit is refused,
 * never cut, and one beyond 256 bits too. Zero is a value here; whether it will do is the caller's question. What is typed and pasted becomes such a
 * text by `readFigure` first, so separators of thousands are never guessed at here.
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
 * The amount for a form's rules, in raw units; undefined without a number. An amount that is too large counts as the
 * largest one: it exceeds every balance, and still fits a call.
 */
export const boundedAmount = (parsed: Result<bigint, AmountProblem>): bigint | undefined => {
  if (parsed.ok) return parsed.value;
  return parsed.error.code === 'tooLarge' ? MAX_AMOUNT : undefined;
};
