// Written by `npm run abis` from bookOrders.sol.
import type { Address } from '#domain/tokens/types.ts';
import { closestOrder } from '../codec/answers/closestOrder.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, uint } from '../codec/types.ts';

/**
 * `from` is sold, `to` is bought; the price is to/from in raw units. `target` is a hint for the list position, 0 for
 * none. Placing an order returns the resting remainder and the new index.
 */
export const bookOrders = {
  addOrder: contractFunction<[maker: Address, from: Address, to: Address, target: bigint, sold: bigint, bought: bigint], [reserveNum: bigint, orderIndex: bigint]>('0xd40ea4f4', [address, address, address, uint, uint, uint], [uint, uint]),
  addOrderForETH: contractFunction<[maker: Address, from: Address, target: bigint, sold: bigint, bought: bigint], [reserveNum: bigint, orderIndex: bigint]>('0x7170cba5', [address, address, uint, uint, uint], [uint, uint]),
  addOrderWithETH: contractFunction<[maker: Address, to: Address, target: bigint, bought: bigint], [reserveNum: bigint, orderIndex: bigint]>('0x71e43506', [address, address, uint, uint], [uint, uint]),
  cancelOrderForNum: contractFunction<[from: Address, to: Address, index: bigint, amount: bigint], [boolean]>('0x0f825ee2', [address, address, uint, uint], [bool]),
  getClosestOrderIndex: contractFunction<[from: Address, to: Address, target: bigint, sold: bigint, bought: bigint, depth: bigint], [index: bigint, isEnd: bigint], ReturnType<typeof closestOrder>>('0x8cd0cb10', [address, address, uint, uint, uint, uint], [uint, uint], closestOrder),
};
