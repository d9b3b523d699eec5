import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Reader } from '../sending/send.ts';
import { probeCode } from './probeCode.ts';

/**
 * Result of a call with the probe's code. Rejects if overrides are refused, or without an answer; a node that ignores
 * them returns `0x`.
 */
export const withProbe = (reader: Reader, account: Address, others: readonly Address[], data: Hex): Promise<Hex> => {
  const override = Object.fromEntries([account, ...others].map((entry) => [entry, { code: probeCode }]));
  return reader.send<Hex>('eth_call', [{ to: account, data }, 'latest', override]);
};
