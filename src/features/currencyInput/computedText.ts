import { decimalText } from '#domain/format/decimalText.ts';
import { isBelowShown } from '#domain/format/formatAmount.ts';
import { wholeTokens } from '#domain/format/formatExact.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** Seven significant digits; tiny amounts in full. */
export const computedText = (amount: bigint | undefined, currency: Currency | undefined): string => {
  if (amount === undefined || !currency) return '';
  const { decimals } = currency;
  if (isBelowShown(amount, decimals)) return typeableText(amount, decimals);
  return decimalText(wholeTokens(amount, decimals), { significant: 7, rounding: 'down' });
};
