import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { MAX_SLIPPAGE_BPS, type SlippageTolerance } from '#state/user/slice.ts';

/** A percentage has two decimals, so its smallest unit is the basis point. */
const PERCENT_DECIMALS = 2;

/** Spec section 5: 0 to 50 % with at most two decimals, else undefined. An empty text is `auto`. */
export const readSlippage = (text: string): SlippageTolerance | undefined => {
  const parsed = parseAmount(text, PERCENT_DECIMALS);
  if (!parsed.ok) return parsed.error.code === 'empty' ? 'auto' : undefined;
  return parsed.value <= BigInt(MAX_SLIPPAGE_BPS) ? Number(parsed.value) : undefined;
};

export const slippageText = (bps: number): string => formatExact(BigInt(bps), PERCENT_DECIMALS);

/** Front-running pays above this tolerance. */
const HIGH_SLIPPAGE_BPS = 100;

/** Prices usually move further by the next block. */
const LOW_SLIPPAGE_BPS = 5;

export const isLowSlippage = (tolerance: SlippageTolerance): boolean =>
  tolerance !== 'auto' && tolerance < LOW_SLIPPAGE_BPS;

export const isHighSlippage = (tolerance: SlippageTolerance): boolean =>
  tolerance !== 'auto' && tolerance > HIGH_SLIPPAGE_BPS;
