// Written by `npm run abis` from orderBook.sol.
import type { Address } from '#domain/tokens/types.ts';
import { closestOrder } from '../codec/answers/closestOrder.ts';
import { orderDetails } from '../codec/answers/orderDetails.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, uint } from '../codec/types.ts';

/**
 * MyTradeOrderBook. `from` is the token sold, `to` the token bought; an order's price is to/from in raw units. `target`
 * is a hint for the order's place in the list, 0 for none. The functions that place an order return what is left
 * resting and the new order's index.
 */
export const orderBook = {
  addOrder: contractFunction<[maker: Address, from: Address, to: Address, target: bigint, sold: bigint, wanted: bigint], [reserveNum: bigint, orderIndex: bigint]>('0xd40ea4f4', [address, address, address, uint, uint, uint], [uint, uint]),
  addOrderForETH: contractFunction<[maker: Address, from: Address, target: bigint, sold: bigint, wanted: bigint], [reserveNum: bigint, orderIndex: bigint]>('0x7170cba5', [address, address, uint, uint, uint], [uint, uint]),
  addOrderWithETH: contractFunction<[maker: Address, to: Address, target: bigint, wanted: bigint], [reserveNum: bigint, orderIndex: bigint]>('0x71e43506', [address, address, uint, uint], [uint, uint]),
  cancelOrderForNum: contractFunction<[from: Address, to: Address, index: bigint, amount: bigint], [boolean]>('0x0f825ee2', [address, address, uint, uint], [bool]),
  minLimitMap: contractFunction<[token: Address], [bigint]>('0xccd03943', [address], [uint]),
  getLastOrderIndex: contractFunction<[from: Address, to: Address], [bigint]>('0xed57fb28', [address, address], [uint]),
  getClosestOrderIndex: contractFunction<[from: Address, to: Address, target: bigint, sold: bigint, wanted: bigint, depth: bigint], [index: bigint, isEnd: bigint], ReturnType<typeof closestOrder>>('0x8cd0cb10', [address, address, uint, uint, uint, uint], [uint, uint], closestOrder),
  getPreOrderIndex: contractFunction<[from: Address, to: Address, index: bigint], [bigint]>('0xd58960cf', [address, address, uint], [uint]),
  getPageOrders: contractFunction<[from: Address, to: Address, start: bigint, count: bigint], [readonly bigint[]]>('0xc2ffcaad', [address, address, uint, uint], [arrayOf(uint)]),
  getPageOrderDetails: contractFunction<[from: Address, to: Address, start: bigint, count: bigint], [makers: readonly Address[], soldTokens: readonly Address[], froms: readonly bigint[], timestamps: readonly bigint[], remains: readonly bigint[], tos: readonly bigint[], sums: readonly bigint[]], ReturnType<typeof orderDetails>>('0xe1cc3e33', [address, address, uint, uint], [arrayOf(address), arrayOf(address), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint)], orderDetails),
  getOrderByIndexBatch: contractFunction<[from: Address, to: Address, indexes: readonly bigint[]], [makers: readonly Address[], soldTokens: readonly Address[], froms: readonly bigint[], timestamps: readonly bigint[], remains: readonly bigint[], tos: readonly bigint[], sums: readonly bigint[]], ReturnType<typeof orderDetails>>('0x50c84f6b', [address, address, arrayOf(uint)], [arrayOf(address), arrayOf(address), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint)], orderDetails),
};
