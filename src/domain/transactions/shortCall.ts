import type { Hex } from '../multicall/types.ts';
import type { RequestedCall } from './types.ts';

const MAX_DATA = 2 + 8 + 4 * 64;

/** Call with its data cut to the selector and four words, which is more than a transfer or an approval. */
export const shortCall = ({ to, data, value }: RequestedCall): RequestedCall => ({
  to,
  value,
  data: data.slice(0, MAX_DATA) as Hex,
});
