import { err, ok, type Result } from '../../lib/result.ts';
import { powerOfTen } from './integers.ts';
import { normaliseTyped } from './normaliseTyped.ts';

export type AmountProblem =
  /** Nothing typed, or only a separator. */
  | { readonly code: 'empty' }
  /** Not digits with one separator, or longer than a field takes. */
  | { readonly code: 'notANumber' }
  /** Finer than the token's smallest unit; zeros at the end do not count. */
  | { readonly code: 'tooManyDecimals'; readonly decimals: number };

/**
 * Typed text ("1,234" is 1.234) to raw units of a token with `decimals`. Exact: an amount finer than the smallest
 * unit is refused, never cut. Zero is a value here; whether it will do is the caller's question.
 */
export const parseAmount = (text: string, decimals: number): Result<bigint, AmountProblem> => {
  const typed = normaliseTyped(text.trim());
  if (typed === undefined) return err({ code: 'notANumber' });
  const [whole = '', fraction = ''] = typed.split('.');
  if (whole === '' && fraction === '') return err({ code: 'empty' });
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return err({ code: 'tooManyDecimals', decimals });
  return ok(BigInt(whole + significant) * powerOfTen(decimals - significant.length));
};
