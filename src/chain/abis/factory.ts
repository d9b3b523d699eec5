// Written by `npm run abis` from factory.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Uniswap V2. */
export const factory = {
  allPairsLength: contractFunction<[], [bigint]>('0x574f2ba3', [], [uint]),
  allPairs: contractFunction<[index: bigint], [Address]>('0x1e3dd18b', [uint], [address]),
};

/** Reported by the pool; token0 has the lower address. */
export const factoryPair = {
  token0: contractFunction<[], [Address]>('0x0dfe1681', [], [address]),
  token1: contractFunction<[], [Address]>('0xd21220a7', [], [address]),
};
