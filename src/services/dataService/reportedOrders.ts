import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import { address, hash, list, record, time, uint, type Shape } from '../shape.ts';
import type { ReportedOrder } from './types.ts';

/** "first 50" (001 section 7). */
export const MAX_TRADES = 50;

const MOST = 5000;

const token = record({ id: address });
const fields = record({ orderNo: uint, fromToken: token, toToken: token, transactionHash: hash, operateTime: time });

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

export const MAX_ORDERS = 1000;

export const reportedOrder: Shape<ReportedOrder> = (value, path) => {
  const fields = record({ orderNo: uint, fromToken: token, toToken: token, operateTime: time });
  const { orderNo, fromToken, toToken, operateTime } = fields(value, path);
  return { orderNo, soldToken: fromToken.id, boughtToken: toToken.id, operateTime };
};

const amounts = record({ amountOrder: uint, amountTrading: uint, amountCancellation: uint });

export const openOrders: Shape<readonly ReportedOrder[]> = (value, path) => {
  const entry: Shape<readonly ReportedOrder[]> = (item, at) => {
    const { amountOrder, amountTrading, amountCancellation } = amounts(item, at);
    const order = reportedOrder(item, at);
    return amountOrder > amountTrading + amountCancellation ? [order] : [];
  };
  return list(entry, MAX_ORDERS)(value, path).flat();
};
