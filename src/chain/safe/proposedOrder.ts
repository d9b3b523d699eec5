import { env } from '#config/env.ts';
import type { ProposedOrder } from '#domain/transactions/safeOutlook.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
import { bookOrders } from '../abis/bookOrders.ts';
import { address, decodeAll, uint } from '../codec/types.ts';
import type { AbiType } from '../codec/types.ts';
import { DecodeError } from '../codec/DecodeError.ts';

/** The arguments of a call whose selector is known; undefined for data of another shape. */
export const argumentsOf = <T extends readonly unknown[]>(
  { data }: RequestedCall,
  types: { readonly [I in keyof T]: AbiType<T[I]> },
): T | undefined => {
  try {
    return decodeAll<T>(types, `0x${data.slice(10)}`);
  } catch (cause) {
    if (cause instanceof DecodeError) return undefined;
    throw cause;
  }
};

export const selectorOf = ({ data }: RequestedCall): string => data.slice(0, 10).toLowerCase();

/** The order that a call of the book places; undefined for any other call. */
export const proposedOrder = (call: RequestedCall): ProposedOrder | undefined => {
  if (call.to !== env.orderBook) return undefined;
  switch (selectorOf(call)) {
    case bookOrders.addOrder.selector: {
      const args = argumentsOf(call, [address, address, address, uint, uint, uint] as const);
      return args && { maker: args[0], input: args[1], sold: args[4], output: args[2], wanted: args[5] };
    }
    case bookOrders.addOrderForETH.selector: {
      const args = argumentsOf(call, [address, address, uint, uint, uint] as const);
      return args && { maker: args[0], input: args[1], sold: args[3], output: undefined, wanted: args[4] };
    }
    case bookOrders.addOrderWithETH.selector: {
      const args = argumentsOf(call, [address, address, uint, uint] as const);
      return args && { maker: args[0], input: undefined, sold: BigInt(call.value), output: args[1], wanted: args[3] };
    }
    default:
      return undefined;
  }
};
