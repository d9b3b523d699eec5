import { expect } from '@playwright/test';
import { parseUnits } from 'ethers';

/** Such as the `12.3` of "You receive about 12.3 MYT-LP". */
export const amountNextTo = (label: string, symbol: string, text: string): string => {
  const found = new RegExp(`${label}\\s[^\\n]*?([\\d,.]+)\\s${symbol}`).exec(text)?.[1];
  if (found === undefined) throw new Error(`No ${symbol} beside "${label}" in: ${text}`);
  return found;
};

/** Equal in all digits that are shown. Received amounts are rounded down. */
export const expectShown = (shown: string, raw: bigint, decimals: number): void => {
  const places = shown.split('.')[1]?.length ?? 0;
  expect(parseUnits(shown.replaceAll(',', ''), decimals)).toBe(raw - (raw % 10n ** BigInt(decimals - places)));
};
