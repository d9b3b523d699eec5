// Written by `npm run abis` from bondTreasury.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool } from '../codec/types.ts';

export const bondTreasury = {
  bondContract: contractFunction<[bond: Address], [boolean]>('0x24705db3', [address], [bool]),
};
