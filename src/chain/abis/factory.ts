import type { Address } from '#domain/tokens/types.ts';
import { contractFunctionWith } from '../codec/contractFunction.ts';
import { address, decodeAll, uint } from '../codec/types.ts';
import type { Hex } from '#domain/multicall/types.ts';

const oneAddress = (data: Hex): Address => decodeAll<[Address]>([address], data)[0];

/** The factory of the pools (Uniswap V2 factory). */
export const factory = {
  allPairsLength: contractFunctionWith<[], bigint>('0x574f2ba3', [], (data) => decodeAll<[bigint]>([uint], data)[0]),
  /** The pool that was made as number `place`, from 0 on. Reverts where there is none yet. */
  allPairs: contractFunctionWith<[place: bigint], Address>('0x1e3dd18b', [uint], oneAddress),
};

/** What a pool of the factory says of itself; token0 has the lower address. */
export const factoryPair = {
  token0: contractFunctionWith<[], Address>('0x0dfe1681', [], oneAddress),
  token1: contractFunctionWith<[], Address>('0xd21220a7', [], oneAddress),
};
