import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { OrderOutcome } from '#domain/transactions/types.ts';
import { pairTopics } from '../abis/pair.ts';
import { swapAmounts } from '../logs/pairLogs.ts';
import type { RpcLog } from '../logs/logs.ts';

/**
 * What a trade on a router did, from the Swap log of its pair in the receipt: everything at once and from the pool. Raw
 * units; `received` is what the pair gave out, before a token's transfer fee. Undefined without that log. Throws
 * DecodeError if it has another shape.
 */
export const swapOutcome = (logs: readonly RpcLog[], pair: Address): OrderOutcome | undefined => {
  const swap = logs.find(({ address, topics }) => topics[0] === pairTopics.swap && parseAddress(address) === pair);
  if (!swap) return undefined;
  const { amountIn, amountOut } = swapAmounts(swap.data);
  return {
    orderIndex: '0',
    spent: amountIn.toString(),
    received: amountOut.toString(),
    receivedFromBook: '0',
    ordersTouched: 0,
    rests: '0',
  };
};
