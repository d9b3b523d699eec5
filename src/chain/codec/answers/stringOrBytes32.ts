import type { Hex } from '#domain/multicall/types.ts';
import { decodeAll, shortText, text } from '../types.ts';
import { WORD } from '../words.ts';

/** A `string`, or the `bytes32` of old tokens (spec 000 section 3). */
export const stringOrBytes32 = (data: Hex): string =>
  data.length === 2 + WORD ? shortText(data.slice(2)) : decodeAll<[string]>([text], data)[0];
