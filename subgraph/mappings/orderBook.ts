import { AddOrder, CancelOrderWithNum, UpdateOrderInfo } from '../generated/OrderBookExt/OrderBookExt';
import { OrderFill, OrderTransactionBalance, Token } from '../generated/schema';
import { wholeTokens } from './amounts';
import { cancelOrder, openOrder, orderId, tradeOrder } from './orders';
import { countTrade, entryId, pairOf, transactionOf } from './pairs';
import { tradePair, tradeToken } from './prices';

export function handleAddOrder(event: AddOrder): void {
  openOrder(event);
}

export function handleCancelOrderWithNum(event: CancelOrderWithNum): void {
  const from = event.params._fromTokenAddr.toHexString();
  const to = event.params._toTokenAddr.toHexString();
  const order = OrderTransactionBalance.load(orderId(from, to, event.params._orderIndex));
  if (order) cancelOrder(order, event.params._num, event);
}

/** The event's "in" is what the order gave, its "out" what it received. */
export function handleUpdateOrderInfo(event: UpdateOrderInfo): void {
  const params = event.params;
  const from = params._fromTokenAddr.toHexString();
  const to = params._toTokenAddr.toHexString();
  const id = entryId(event);
  const order = OrderTransactionBalance.load(orderId(from, to, params._orderIndex));
  if (order) tradeOrder(order, id, params._inNum, params._outNum, event);
  const pair = pairOf(from, to);
  if (!pair) return;
  countTrade(pair);
  const fill = new OrderFill(id);
  fill.transaction = transactionOf(event);
  fill.timestamp = event.block.timestamp;
  fill.pair = pair.id;
  fill.logIndex = event.logIndex;
  fill.orderNo = params._orderIndex;
  fill.fromToken = params._fromTokenAddr;
  fill.toToken = params._toTokenAddr;
  fill.fromNum = params._inNum;
  fill.toNum = params._outNum;
  fill.save();
  const gave = Token.load(from)!;
  const received = Token.load(to)!;
  const sold = wholeTokens(params._inNum, gave);
  const bought = wholeTokens(params._outNum, received);
  tradeToken(gave, sold);
  tradeToken(received, bought);
  if (gave.id == pair.token0) tradePair(pair, gave, sold, received, bought);
  else tradePair(pair, received, bought, gave, sold);
}
