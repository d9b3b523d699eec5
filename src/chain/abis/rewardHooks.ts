import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { contractFunctionWith } from '../codec/contractFunction.ts';
import { address, decodeAll, uint } from '../codec/types.ts';

const oneAddress = (data: Hex): Address => decodeAll<[Address]>([address], data)[0];

/** The reward contracts that MyTradeOrderBook calls, and what it calls there. The zero address: none is set. */
export const rewardHooks = {
  swapMining: contractFunctionWith<[], Address>('0x4e5eda11', [], oneAddress),
  myTradeOrderMining: contractFunctionWith<[], Address>('0x1108749d', [], oneAddress),
  /** Of the order mining contract; the book calls it with every order and every cancellation. */
  updateOrderMiningNumByOuter: contractFunctionWith<[], undefined>('0x98409337', [], () => undefined),
  /** Of the swap mining contract; the book calls it for the owner of an order that receives `amountOut` at once. */
  swap: contractFunctionWith<[account: Address, input: Address, output: Address, amountOut: bigint], undefined>(
    '0xa9678a18',
    [address, address, address, uint],
    () => undefined,
  ),
};
