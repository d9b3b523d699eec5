import { env } from '#config/env.ts';
import type { ProposedOrder } from '#domain/transactions/safeOutlook.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
import { bookOrders } from '../abis/bookOrders.ts';
import { argumentsOf } from './argumentsOf.ts';

const { addOrder, addOrderForETH, addOrderWithETH } = bookOrders;

/**
 * Order that a call places. Source: `addOrder`, `addOrderForETH`, `addOrderWithETH` of our book; undefined for other
 * calls and contracts.
 */
export const proposedOrder = (call: RequestedCall): ProposedOrder | undefined => {
  if (call.to !== env.orderBook) return undefined;
  const token = call.value === '0' ? argumentsOf(call, addOrder) : undefined;
  if (token) return { maker: token[0], input: token[1], sold: token[4], output: token[2], bought: token[5] };
  const forCoin = call.value === '0' ? argumentsOf(call, addOrderForETH) : undefined;
  if (forCoin) return { maker: forCoin[0], input: forCoin[1], sold: forCoin[3], output: undefined, bought: forCoin[4] };
  const coin = argumentsOf(call, addOrderWithETH);
  return coin && { maker: coin[0], input: undefined, sold: BigInt(call.value), output: coin[1], bought: coin[3] };
};
