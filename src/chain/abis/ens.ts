import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunctionWith } from '../codec/contractFunction.ts';
import { address, bytes, bytes32, decodeAll, text } from '../codec/types.ts';

const oneAddress = (data: Hex): Address => decodeAll<[Address]>([address], data)[0];
const oneText = (data: Hex): string => decodeAll<[string]>([text], data)[0];

/** ENS: the registry tells a name's resolver, the resolver its address; the zero address means none. */
export const ens = {
  resolver: contractFunctionWith<[node: Hex], Address>('0x0178b8bf', [bytes32], oneAddress),
  contenthash: contractFunctionWith<[node: Hex], Hex>(
    '0xbc1c58d1',
    [bytes32],
    (data) => decodeAll<[Hex]>([bytes], data)[0],
  ),
  addr: contractFunctionWith<[node: Hex], Address>('0x3b3b57de', [bytes32], oneAddress),
  /** What an address calls itself, asked with the node of its reverse record. */
  name: contractFunctionWith<[node: Hex], string>('0x691f3431', [bytes32], oneText),
  /** A text record (EIP-634). */
  text: contractFunctionWith<[node: Hex, key: string], string>('0x59d1d43c', [bytes32, text], oneText),
};
