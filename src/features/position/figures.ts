import { poolTokenWords } from '../../config/tokens/poolToken.ts';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatDollars } from '../../domain/format/formatDollars.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { formatShare } from '../../domain/format/formatShare.ts';

const separators = { thousands: ',' } as const;
const unknown = '–';
const POOL_TOKEN_DIGITS = 4;
const { decimals: poolTokenDecimals } = poolTokenWords;

/** Raw pool tokens in four significant digits. */
export const poolTokenText = (raw: bigint | undefined): string =>
  raw === undefined ? unknown : formatAmount(raw, poolTokenDecimals, { ...separators, significant: POOL_TOKEN_DIGITS });

/** All digits, for a closer look. */
export const exactPoolTokens = (raw: bigint | undefined): string | undefined =>
  raw === undefined ? undefined : formatExact(raw, poolTokenDecimals, separators);

/** Raw units of a token in six significant digits. */
export const amountText = (raw: bigint, decimals: number): string => formatAmount(raw, decimals, separators);

export const exactAmount = (raw: bigint, decimals: number): string => formatExact(raw, decimals, separators);

export const shareText = (share: Fraction | undefined, decimals?: number): string =>
  share ? formatShare(share, decimals) : unknown;

/** Whole dollars; a dash while they are unknown. */
export const worthText = (dollars: Fraction | undefined): string => (dollars ? formatDollars(dollars) : unknown);
