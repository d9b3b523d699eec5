import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderBookTopics } from '../abis/orderBookExt.ts';
import { uint } from '../codec/types.ts';
import { addressTopic } from '../codec/words.ts';
import { decodeBookLog, timeOf, type RpcLog } from './logs.ts';
import type { LogFilter } from './logRanges.ts';

interface OrderNames {
  readonly soldTokens: readonly Address[];
  readonly boughtTokens: readonly Address[];
  readonly indexes: readonly bigint[];
}

/** Filter for the order book's `AddOrder` by `maker`, in all pairs. */
export const placedFilter = (ext: Address, maker: Address): LogFilter => ({
  address: ext,
  topics: [orderBookTopics.addOrder, addressTopic(maker)],
});

/** Filter for `UpdateOrderInfo` and `CancelOrderWithNum`; tokens and indexes may also match in other combinations. */
export const progressFilter = (ext: Address, { soldTokens, boughtTokens, indexes }: OrderNames): LogFilter => ({
  address: ext,
  topics: [
    [orderBookTopics.updateOrderInfo, orderBookTopics.cancelOrderWithNum],
    soldTokens.map(addressTopic),
    boughtTokens.map(addressTopic),
    indexes.map((index): Hex => `0x${uint.encode(index)}`),
  ],
});

export interface TracedLog extends RpcLog {
  readonly transactionHash?: Hex;
}

/** Order book events of an account's logs; other logs are left out. Throws DecodeError. */
export const decodeAccountLogs = (logs: readonly TracedLog[]): readonly PlacedEvent[] =>
  logs.flatMap((log): readonly PlacedEvent[] => {
    const decoded = decodeBookLog(log);
    if (!decoded || log.transactionHash === undefined) return [];
    const { event, soldToken, boughtToken, blockNumber, logIndex } = decoded;
    const timestamp = timeOf(log);
    return [{ event, soldToken, boughtToken, blockNumber, logIndex, timestamp, transactionHash: log.transactionHash }];
  });
