// Written by `npm run abis` from merkleDistributor.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, bytes32, uint } from '../codec/types.ts';

/** Raw units. */
export const merkleDistributor = {
  token: contractFunction<[], [Address]>('0xfc0c546a', [], [address]),
  merkleRoot: contractFunction<[], [Hex]>('0x2eb4a7ab', [], [bytes32]),
  isClaimed: contractFunction<[index: bigint], [boolean]>('0x9e34070f', [uint], [bool]),
  claim: contractFunction<[index: bigint, account: Address, amount: bigint, merkleProof: readonly Hex[]], []>('0x2e7ba6ef', [uint, address, uint, arrayOf(bytes32)], []),
};
