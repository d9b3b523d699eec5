import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import { address, count, hash, list, record, uint, type Shape } from '../shape.ts';

/** "first 50" (001 section 7). */
export const MAX_TRADES = 50;

const MOST = 5000;

const token = record({ id: address });
const fields = record({ orderNo: uint, fromToken: token, toToken: token, transactionHash: hash, operateTime: count });

const entry: Shape<{ readonly trade: ReportedTrade; readonly time: number }> = (value, path) => {
  const { orderNo, fromToken, toToken, transactionHash, operateTime } = fields(value, path);
  const trade = { index: orderNo, soldToken: fromToken.id, boughtToken: toToken.id, transactionHash };
  return { trade, time: operateTime };
};

export const reportedTrades: Shape<readonly ReportedTrade[]> = (value, path) =>
  list(entry, MOST)(value, path)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, MAX_TRADES)
    .map(({ trade }) => trade);
