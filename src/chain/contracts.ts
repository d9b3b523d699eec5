import { env } from '#config/env.ts';

/** The configured contracts. */
export const contracts = {
  orderBook: env.orderBook,
  orderBookExt: env.orderBookExt,
  factory: env.factory,
  pairInitCodeHash: env.pairInitCodeHash,
  wrappedNative: env.wrappedNative,
  multicall: env.multicall,
} as const;
