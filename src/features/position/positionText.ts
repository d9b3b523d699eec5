import { poolTokenWords } from '#config/tokens/poolToken.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { separators } from '#domain/format/separators.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';

const POOL_TOKEN_DIGITS = 4;
const { decimals: poolTokenDecimals, symbol } = poolTokenWords;

const poolTokenUnit = powerOfTen(poolTokenDecimals);

/**
 * Four significant digits, rounded down. Tiny amounts keep their digits, because they may be worth hundreds of dollars.
 */
export const poolTokenText = (raw: bigint | undefined): string =>
  raw === undefined
    ? NO_VALUE
    : decimalText(
        { numerator: raw, denominator: poolTokenUnit },
        { ...separators, significant: POOL_TOKEN_DIGITS, rounding: 'down' },
      );

export const poolTokensText = (raw: bigint): string => `${poolTokenText(raw)} ${symbol}`;

export const exactPoolTokens = (raw: bigint | undefined): string | undefined =>
  raw === undefined ? undefined : exactText(raw, poolTokenDecimals);

export const shareText = (share: Fraction | undefined, decimals?: number): string =>
  share ? formatShare(share, decimals) : NO_VALUE;
