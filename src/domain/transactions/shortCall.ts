import type { Hex } from '../multicall/types.ts';
import type { RequestedCall } from './types.ts';

/** Characters of 0x, a selector and four words: more than the arguments of a transfer or an approval. */
const MAX_DATA = 2 + 8 + 4 * 64;

/** A call with its data cut to the part that is shown. */
export const shortCall = ({ to, data, value }: RequestedCall): RequestedCall => ({
  to,
  value,
  data: data.slice(0, MAX_DATA) as Hex,
});
