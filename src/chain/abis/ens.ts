// Written by `npm run abis` from ens.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bytes, bytes32, text } from '../codec/types.ts';

/** The zero address means none. */
export const ens = {
  resolver: contractFunction<[node: Hex], [Address]>('0x0178b8bf', [bytes32], [address]),
  contenthash: contractFunction<[node: Hex], [Hex]>('0xbc1c58d1', [bytes32], [bytes]),
  addr: contractFunction<[node: Hex], [Address]>('0x3b3b57de', [bytes32], [address]),
  name: contractFunction<[node: Hex], [string]>('0x691f3431', [bytes32], [text]),
  text: contractFunction<[node: Hex, key: string], [string]>('0x59d1d43c', [bytes32, text], [text]),
};
