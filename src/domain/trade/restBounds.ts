import type { TradeQuote } from './types.ts';

/** A thousandth of the order may change between confirmation and signature without another confirmation. */
export const toleranceShare = 1000n;

/**
 * Raw remainder as quoted, and the growth above which it needs another confirmation. An order that should fill
 * completely may leave nothing.
 */
export const restBounds = ({
  order,
  rests,
}: TradeQuote): { readonly expectedRest: bigint; readonly restTolerance: bigint } => ({
  expectedRest: rests.sold,
  restTolerance: rests.sold === 0n ? 0n : order.from / toleranceShare,
});
