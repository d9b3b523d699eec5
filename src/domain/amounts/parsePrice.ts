import type { Fraction } from './fraction.ts';
import { powerOfTen } from './integers.ts';
import { isTypeable } from './isTypeable.ts';

/** Price as a ratio of raw units, from whole quote per whole base. Zero is valid; undefined without a number. */
export const parsePrice = (text: string, baseDecimals: number, quoteDecimals: number): Fraction | undefined => {
  if (!isTypeable(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return undefined;
  return {
    numerator: BigInt(whole + fraction) * powerOfTen(quoteDecimals),
    denominator: powerOfTen(baseDecimals + fraction.length),
  };
};
