import type { Hex } from '#domain/multicall/types.ts';
import { lengthsOfResults } from '../codec/resultLengths.ts';
import { RpcError } from '../rpc/errors.ts';

/** Hexadecimal digits that calls may return together: half an answer, as others travel in the same one. */
const FITTING_DIGITS = 2_000_000;

const RESULT = /"result"\s*:\s*"(0x[\da-f]+)/i;

const lengthsIn = (beginning: unknown, count: number): readonly number[] => {
  const [, result] = RESULT.exec(String(beginning)) ?? [];
  try {
    return result === undefined ? [] : lengthsOfResults(result as Hex, count);
  } catch {
    return [];
  }
};

/**
 * Indexes of the calls that `readAtBlock` has to leave out for its answer not to be too long: those that return most.
 * None if that cannot be seen from the answer's beginning, or if the error is another one.
 */
export const longResults = (error: unknown, count: number): readonly number[] => {
  if (!(error instanceof RpcError) || error.kind !== 'size' || count === 0) return [];
  // The first result is the block's time.
  const [time, ...lengths] = lengthsIn(error.data, count + 1);
  if (time === undefined) return [];
  let fitting = lengths.reduce((sum, length) => sum + length, 0);
  // The end of the last result is unknown: where all others fit, it does not.
  if (fitting <= FITTING_DIGITS) return [count - 1];
  const long: number[] = [];
  for (const [index, length] of [...lengths.entries()].toSorted(([, a], [, b]) => b - a)) {
    if (fitting <= FITTING_DIGITS) break;
    long.push(index);
    fitting -= length;
  }
  return long;
};
