import type { Hex } from '#domain/multicall/types.ts';
import { soliditySelectors } from '../abis/solidity.ts';
import { decodeAll, text, uint } from './types.ts';
import { tryDecode } from './contractFunction.ts';

/** `panic`: a failed assertion or checked arithmetic. `custom`: raw data of another error. */
type Revert =
  | { readonly kind: 'reason'; readonly reason: string }
  | { readonly kind: 'panic'; readonly code: bigint }
  | { readonly kind: 'empty' }
  | { readonly kind: 'custom'; readonly data: Hex };

/**
 * Meaning of an `eth_call`'s revert data; `Error(string)` or `Panic(uint256)` with a malformed body counts as
 * `custom`.
 */
export const decodeRevert = (data: Hex): Revert => {
  if (data === '0x') return { kind: 'empty' };
  const selector = data.slice(0, 10).toLowerCase();
  const body: Hex = `0x${data.slice(10)}`;
  if (selector === soliditySelectors.error) {
    const read = tryDecode(body, (hex) => decodeAll<[string]>([text], hex)[0]);
    if (read.ok) return { kind: 'reason', reason: read.value };
  }
  if (selector === soliditySelectors.panic) {
    const read = tryDecode(body, (hex) => decodeAll<[bigint]>([uint], hex)[0]);
    if (read.ok) return { kind: 'panic', code: read.value };
  }
  return { kind: 'custom', data };
};
