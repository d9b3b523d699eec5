import { env } from '../config/env.ts';
import { toChecksumAddress } from '../domain/tokens/toChecksumAddress.ts';

/** The configured contracts, checksummed. */
export const contracts = {
  orderBook: toChecksumAddress(env.orderBook),
  orderBookExt: toChecksumAddress(env.orderBookExt),
  factory: toChecksumAddress(env.factory),
  pairInitCodeHash: env.pairInitCodeHash,
  wrappedNative: toChecksumAddress(env.wrappedNative),
  multicall: toChecksumAddress(env.multicall),
} as const;
