// Written by `npm run abis` from orderBook.sol.
import type { Address } from '#domain/tokens/types.ts';
import { orderDetails } from '../codec/answers/orderDetails.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, uint } from '../codec/types.ts';

/** `from` is sold, `to` is bought. */
export const orderBook = {
  minLimitMap: contractFunction<[token: Address], [bigint]>('0xccd03943', [address], [uint]),
  getLastOrderIndex: contractFunction<[from: Address, to: Address], [bigint]>('0xed57fb28', [address, address], [uint]),
  getPreOrderIndex: contractFunction<[from: Address, to: Address, index: bigint], [bigint]>('0xd58960cf', [address, address, uint], [uint]),
  getPageOrders: contractFunction<[from: Address, to: Address, start: bigint, count: bigint], [readonly bigint[]]>('0xc2ffcaad', [address, address, uint, uint], [arrayOf(uint)]),
  getPageOrderDetails: contractFunction<[from: Address, to: Address, start: bigint, count: bigint], [makers: readonly Address[], soldTokens: readonly Address[], froms: readonly bigint[], timestamps: readonly bigint[], remains: readonly bigint[], tos: readonly bigint[], sums: readonly bigint[]], ReturnType<typeof orderDetails>>('0xe1cc3e33', [address, address, uint, uint], [arrayOf(address), arrayOf(address), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint)], orderDetails),
  getOrderByIndexBatch: contractFunction<[from: Address, to: Address, indexes: readonly bigint[]], [makers: readonly Address[], soldTokens: readonly Address[], froms: readonly bigint[], timestamps: readonly bigint[], remains: readonly bigint[], tos: readonly bigint[], sums: readonly bigint[]], ReturnType<typeof orderDetails>>('0x50c84f6b', [address, address, arrayOf(uint)], [arrayOf(address), arrayOf(address), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint), arrayOf(uint)], orderDetails),
};
