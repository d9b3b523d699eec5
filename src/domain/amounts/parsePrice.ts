import type { Fraction } from './fraction.ts';
import { powerOfTen } from './integers.ts';
import { isTypeable } from './isTypeable.ts';

/**
 * Text of a price field (whole quote tokens per whole base token) as the exact ratio of raw units. Zero is a valid
 * price here; undefined without a number.
 */
export const parsePrice = (text: string, baseDecimals: number, quoteDecimals: number): Fraction | undefined => {
  if (!isTypeable(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return undefined;
  return {
    numerator: BigInt(whole + fraction) * powerOfTen(quoteDecimals),
    denominator: powerOfTen(baseDecimals + fraction.length),
  };
};
