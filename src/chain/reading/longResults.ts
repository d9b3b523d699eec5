import type { Hex } from '#domain/multicall/types.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { sizeAt, WORD } from '../codec/words.ts';
import { RpcError } from '../rpc/errors.ts';

/** Half of an answer's limit, because other calls are in the same answer. */
const FITTING_DIGITS = 2_000_000;

const RESULT = /"result"\s*:\s*"(0x[\da-f]+)/i;

/** Number of hexadecimal digits of each result but the last, from an aggregate's offsets. Throws DecodeError. */
const lengthsOfResults = (beginning: Hex, count: number): readonly number[] => {
  const digits = beginning.slice(2);
  const results = 2 * sizeAt(digits, 2 * WORD);
  if (sizeAt(digits, results) !== count) throw new DecodeError(`no ${count} results`);
  const offsets = Array.from({ length: count }, (_, i) => 2 * sizeAt(digits, results + WORD + i * WORD));
  return offsets.slice(1).map((end, i) => end - (offsets[i] ?? end));
};

const lengthsIn = (beginning: unknown, count: number): readonly number[] => {
  const [, result] = RESULT.exec(String(beginning)) ?? [];
  try {
    return result === undefined ? [] : lengthsOfResults(result as Hex, count);
  } catch {
    return [];
  }
};

/** Indexes of the calls that returned most; none for other errors, or if the answer's beginning does not show them. */
export const longResults = (error: unknown, count: number): readonly number[] => {
  if (!(error instanceof RpcError) || error.kind !== 'size' || count === 0) return [];
  // The first result is the block's time.
  const [time, ...lengths] = lengthsIn(error.data, count + 1);
  if (time === undefined) return [];
  let fitting = lengths.reduce((sum, length) => sum + length, 0);
  // The length of the last result is unknown; if all others fit, the last one is too long.
  if (fitting <= FITTING_DIGITS) return [count - 1];
  const long: number[] = [];
  for (const [index, length] of [...lengths.entries()].toSorted(([, a], [, b]) => b - a)) {
    if (fitting <= FITTING_DIGITS) break;
    long.push(index);
    fitting -= length;
  }
  return long;
};
