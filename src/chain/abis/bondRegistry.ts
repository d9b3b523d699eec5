// Written by `npm run abis` from bondRegistry.sol.
import type { Address } from '#domain/tokens/types.ts';
import { bondEntry } from '../codec/answers/bondEntry.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** No length: the first index beyond the list reverts. */
export const bondRegistry = {
  bondDetails: contractFunction<[index: bigint], [payoutToken: Address, principleToken: Address, treasuryAddress: Address, bondAddress: Address, initialOwner: Address], ReturnType<typeof bondEntry>>('0xb1770b37', [uint], [address, address, address, address, address], bondEntry),
};
