import { address, count, list, record, uint, type Shape } from '../shape.ts';
import type { ReportedOrder } from './types.ts';

export const MAX_ORDERS = 1000;

const token = record({ id: address });

export const reportedOrder: Shape<ReportedOrder> = (value, path) => {
  const fields = record({ orderNo: uint, fromToken: token, toToken: token, operateTime: count });
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
