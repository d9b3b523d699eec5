import { formatAmount } from '#domain/format/formatAmount.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { plain } from '#domain/format/separators.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** Seven significant digits; tiny amounts in full. */
export const computedText = (amount: bigint | undefined, currency: Currency | undefined): string => {
  if (amount === undefined || !currency) return '';
  const short = formatAmount(amount, currency.decimals, { ...plain, significant: 7 });
  return short.startsWith('<') ? typeableText(amount, currency.decimals) : short;
};
