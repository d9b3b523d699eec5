import type { Fraction } from '../../domain/amounts/fraction.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatMarketPrice } from '../../domain/format/formatMarketPrice.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import { poolTokenWords } from '../../config/tokens/poolToken.ts';
import type { Currency } from '../../domain/tokens/types.ts';

const separators = { thousands: ',' } as const;
const POOL_TOKEN_DIGITS = 4;

/** Six digits of an amount with its symbol. */
export const amountText = (raw: bigint, { decimals, symbol }: Currency): string =>
  `${formatAmount(raw, decimals, separators)} ${shortenSymbol(symbol)}`;

/** Four digits of an amount of pool tokens with their symbol. */
export const poolTokensText = (raw: bigint): string =>
  `${formatAmount(raw, poolTokenWords.decimals, { ...separators, significant: POOL_TOKEN_DIGITS })} ${poolTokenWords.symbol}`;

/** A price (raw units of the quote for a raw unit of the base) in whole tokens. */
export const priceText = (price: Fraction, base: Currency, quote: Currency): string =>
  formatMarketPrice(price, { base: base.decimals, quote: quote.decimals }, separators);
