import { env } from '#config/env.ts';

export const contracts = {
  orderBook: env.orderBook,
  orderBookExt: env.orderBookExt,
  factory: env.factory,
  pairInitCodeHash: env.pairInitCodeHash,
  wrappedNative: env.wrappedNative,
  multicall: env.multicall,
} as const;
