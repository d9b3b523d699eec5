import { readRpc } from '#chain/rpc/readRpc.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { urlHost } from '#lib/urlHost.ts';
import type { ResultDiffers } from './plan.ts';
import type { ShownAmount } from './planParts.ts';

/** Blocks move amounts by up to 0.5 % even without slippage. */
const MIN_TOLERANCE_SHARE = 200n;

/**
 * Allows a difference up to the distance to the bound, and always 0.5 %. This holds in both directions, because a
 * better result also means a wrong quote.
 * @param host source of the simulation
 */
export const compareWithShown = (
  { currency: { symbol, decimals }, shown, bound, mayGrow = false }: ShownAmount,
  simulated: bigint,
  host = urlHost(readRpc.nodes.current()),
): Result<void, ResultDiffers> => {
  const distance = (other: bigint): bigint => (other > shown ? other - shown : shown - other);
  const least = (shown < 0n ? -shown : shown) / MIN_TOLERANCE_SHARE + 1n;
  const tolerance = distance(bound) > least ? distance(bound) : least;
  if (distance(simulated) <= tolerance || (mayGrow && simulated > shown)) return ok(undefined);
  // Paid amounts are reported without their sign.
  const sign = shown <= 0n && simulated <= 0n ? -1n : 1n;
  const amounts = { shown: shown * sign, simulated: simulated * sign };
  return err({ code: 'resultDiffers', symbol, decimals, ...amounts, host });
};
