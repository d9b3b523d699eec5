import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import {
  keyOf,
  orderKey,
  tradesOfOrders,
  type AccountTrade,
  type PlacedEvent,
  type ReportedTrade,
} from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { hint, type Reported } from '#lib/reported.ts';
import { orderBook } from '../abis/orderBook.ts';
import { decodeAccountLogs } from '../logs/accountLogs.ts';
import { asLogs } from '../logs/logs.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { readReceipt } from '../sending/receipt.ts';
import { readSeparatelyAtBlock } from './readSeparately.ts';

export interface ReportedTradesQuery {
  readonly rpc: RpcClient;
  readonly contracts: { readonly multicall: Address; readonly orderBook: Address; readonly orderBookExt: Address };
  readonly account: Address;
  readonly reported: readonly Reported<ReportedTrade>[];
  readonly depthBlocks: number;
}

interface FoundTrades {
  readonly trades: readonly AccountTrade[];
  /** True if the chain has something else at the reported positions. */
  readonly isDenied: boolean;
}

const nameOf = ({ soldToken, boughtToken, index }: ReportedTrade): string => orderKey(soldToken, boughtToken, index);

const readTransactions = async (
  rpc: RpcClient,
  ext: Address,
  hashes: readonly Hex[],
): Promise<ReadonlyMap<Hex, { readonly block: number; readonly events: readonly PlacedEvent[] }>> => {
  const answers = await Promise.all(hashes.map((hash) => rpc.send<unknown>('eth_getTransactionReceipt', [hash])));
  return new Map(
    answers.flatMap((answer) => {
      const read = readReceipt(answer);
      if (!read) return [];
      const logs = asLogs(read.logs).filter(({ address }) => address.toLowerCase() === ext.toLowerCase());
      const { transactionHash, blockNumber } = read.receipt;
      return [[transactionHash, { block: blockNumber, events: decodeAccountLogs(logs) }] as const];
    }),
  );
};

const readMakers = async ({ rpc, contracts }: ReportedTradesQuery, reported: readonly ReportedTrade[]) => {
  const orders = new Map(reported.map((trade) => [nameOf(trade), trade]));
  const calls = [...orders.values()].map(({ soldToken, boughtToken, index }) =>
    orderBook.getOrderByIndexBatch.call(contracts.orderBook, soldToken, boughtToken, [index]),
  );
  const { outcomes, blockNumber } = await readSeparatelyAtBlock(rpc, contracts.multicall, calls);
  const makers = new Map(
    [...orders.keys()].flatMap((key, i) => {
      const details = orderBook.getOrderByIndexBatch.decode(dataOf(outcomes[i]) ?? '0x');
      const [order] = details.ok ? details.value : [];
      return order && order.from > 0n ? [[key, order.maker] as const] : [];
    }),
  );
  return { makers, blockNumber };
};

/**
 * Trades of a report that receipts and the book's orders prove; nothing in the report is trusted. Rejects if no node
 * answers.
 */
export const readReportedTrades = async (query: ReportedTradesQuery): Promise<FoundTrades> => {
  const { rpc, contracts, account, depthBlocks } = query;
  const reported = query.reported.map(hint);
  const hashes = [...new Set(reported.map(({ transactionHash }) => transactionHash))];
  const [found, { makers, blockNumber }] = await Promise.all([
    readTransactions(rpc, contracts.orderBookExt, hashes),
    readMakers(query, reported),
  ]);
  const own = new Set([...makers].flatMap(([key, maker]) => (maker === account ? [key] : [])));
  const trades = tradesOfOrders(
    [...found.values()].flatMap(({ events }) => events),
    own,
  );
  const isOthers = (key: string): boolean => makers.has(key) && !own.has(key);
  const isDenied = reported.some((trade) => {
    const transaction = found.get(trade.transactionHash);
    if (!transaction || transaction.block > blockNumber - depthBlocks) return false;
    const isFill = (event: PlacedEvent): boolean =>
      event.event.kind === 'UpdateOrderInfo' && keyOf(event) === nameOf(trade);
    return !transaction.events.some(isFill) || isOthers(nameOf(trade));
  });
  return { trades, isDenied };
};
