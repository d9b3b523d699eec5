import type { Fraction } from './fraction.ts';
import { powerOfTen } from './integers.ts';
import { normaliseTyped } from './normaliseTyped.ts';

/**
 * A typed price (whole quote tokens per whole base token) as the exact ratio of raw units. Zero is a price here;
 * undefined when nothing or no number was typed.
 */
export const parsePrice = (text: string, baseDecimals: number, quoteDecimals: number): Fraction | undefined => {
  const typed = normaliseTyped(text.trim());
  if (typed === undefined) return undefined;
  const [whole = '', fraction = ''] = typed.split('.');
  if (whole === '' && fraction === '') return undefined;
  return {
    numerator: BigInt(whole + fraction) * powerOfTen(quoteDecimals),
    denominator: powerOfTen(baseDecimals + fraction.length),
  };
};
