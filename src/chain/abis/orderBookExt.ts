// Written by `npm run abis` from orderBookExt.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, uint } from '../codec/types.ts';

/** Index and event store of MyTradeOrderBook. */
export const orderBookExt = {
  getOrderIndexsForMaker: contractFunction<[from: Address, to: Address, maker: Address], [readonly bigint[]]>('0x9e34d5cb', [address, address, address], [arrayOf(uint)]),
};

export const orderBookTopics = {
  addOrder: '0xa5b5dcb65dcd1def86645ffb318c65752bf6c893734700fdef91cf1ed832c8f9',
  updateOrderInfo: '0xdd40af79de8e86e3451c01dc82c757cf8867f65d3849b4064557317465620428',
  cancelOrderWithNum: '0x577005a8a84a8a09fb010f158479037404cd462d75c516c0a67c250feb138b55',
} as const;
