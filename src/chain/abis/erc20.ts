import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { contractFunctionWith } from '../codec/contractFunction.ts';
import { address, decodeAll, shortText, text, uint } from '../codec/types.ts';
import { WORD } from '../codec/words.ts';

const oneUint = (data: Hex): bigint => decodeAll<[bigint]>([uint], data)[0];

/** A `string`, or the `bytes32` of tokens that are older than the standard (spec 000 section 3). */
const stringOrBytes32 = (data: Hex): string =>
  data.length === 2 + WORD ? shortText(data.slice(2)) : decodeAll<[string]>([text], data)[0];

/** ERC-20. Amounts in raw units. */
export const erc20 = {
  balanceOf: contractFunctionWith<[owner: Address], bigint>('0x70a08231', [address], oneUint),
  allowance: contractFunctionWith<[owner: Address, spender: Address], bigint>(
    '0xdd62ed3e',
    [address, address],
    oneUint,
  ),
  /** What it returns is not read: some tokens return nothing. */
  approve: contractFunctionWith<[spender: Address, amount: bigint], undefined>(
    '0x095ea7b3',
    [address, uint],
    () => undefined,
  ),
  /** Whether it reverts or returns false tells that the token refuses; old ones return nothing. */
  transfer: contractFunctionWith<[to: Address, amount: bigint], undefined>(
    '0xa9059cbb',
    [address, uint],
    () => undefined,
  ),
  transferFrom: contractFunctionWith<[from: Address, to: Address, amount: bigint], undefined>(
    '0x23b872dd',
    [address, address, uint],
    () => undefined,
  ),
  totalSupply: contractFunctionWith<[], bigint>('0x18160ddd', [], oneUint),
  symbol: contractFunctionWith<[], string>('0x95d89b41', [], stringOrBytes32),
  name: contractFunctionWith<[], string>('0x06fdde03', [], stringOrBytes32),
  decimals: contractFunctionWith<[], number>('0x313ce567', [], (data) => Number(oneUint(data))),
};
