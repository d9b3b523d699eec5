import { err, ok, type Result } from '#lib/result.ts';
import { powerOfTen } from './integers.ts';
import { isTypeable } from './isTypeable.ts';

export type AmountProblem =
  /** Nothing typed, or only a decimal point. */
  | { readonly code: 'empty' }
  /** Not what a field can hold. */
  | { readonly code: 'notANumber' }
  /** Finer than the token's smallest unit; zeros at the end do not count. */
  | { readonly code: 'tooManyDecimals'; readonly decimals: number };

/**
 * The text of a field to raw units of a token with `decimals`. Exact: an amount finer than the smallest unit is refused,
 * never cut. Zero is a value here; whether it will do is the caller's question. What is typed and pasted becomes such a
 * text by `readFigure` first, so separators of thousands are never guessed at here.
 */
export const parseAmount = (text: string, decimals: number): Result<bigint, AmountProblem> => {
  if (!isTypeable(text)) return err({ code: 'notANumber' });
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return err({ code: 'empty' });
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return err({ code: 'tooManyDecimals', decimals });
  return ok(BigInt(whole + significant) * powerOfTen(decimals - significant.length));
};
