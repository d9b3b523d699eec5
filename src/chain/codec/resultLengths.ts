import type { Hex } from '#domain/multicall/types.ts';
import { DecodeError } from './DecodeError.ts';
import { sizeAt, WORD } from './words.ts';

/** Number of hexadecimal digits of each result but the last, from an aggregate's offsets. Throws DecodeError. */
export const lengthsOfResults = (beginning: Hex, count: number): readonly number[] => {
  const digits = beginning.slice(2);
  const results = 2 * sizeAt(digits, 2 * WORD);
  if (sizeAt(digits, results) !== count) throw new DecodeError(`no ${count} results`);
  const offsets = Array.from({ length: count }, (_, i) => 2 * sizeAt(digits, results + WORD + i * WORD));
  return offsets.slice(1).map((end, i) => end - (offsets[i] ?? end));
};
