import type { CertainDollars } from '../prices/dollarValue.ts';
import { decimalText } from './decimalText.ts';
import { separators } from './separators.ts';

/** True above zero and below a cent. */
export const isBelowCent = ({ numerator, denominator }: CertainDollars): boolean =>
  numerator > 0n && numerator * 100n < denominator;

/** "$18,490.80"; "<$0.01" below that. Rounded to nearest. */
export const formatDollars = (dollars: CertainDollars): string => {
  if (isBelowCent(dollars)) return `<$0${separators.point}01`;
  return `$${decimalText(dollars, { ...separators, decimals: 2, fixed: true })}`;
};
