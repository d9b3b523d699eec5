import type { Hex } from '../multicall/types.ts';
import type { RequestedCall } from './types.ts';

/** 0x, a selector and four words: more than a transfer or an approval. */
const MAX_DATA = 2 + 8 + 4 * 64;

/** Data cut to the selector and four words. */
export const shortCall = ({ to, data, value }: RequestedCall): RequestedCall => ({
  to,
  value,
  data: data.slice(0, MAX_DATA) as Hex,
});
