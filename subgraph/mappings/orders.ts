import { BigInt, ethereum } from '@graphprotocol/graph-ts';
import { AddOrder } from '../generated/OrderBookExt/OrderBookExt';
import { AccountTransactionAmount, OrderTransactionBalance, Token } from '../generated/schema';

/** Names an order: its number counts all orders of a pair, whichever token they sell. */
export function orderId(fromToken: string, toToken: string, orderNo: BigInt): string {
  return fromToken + '-' + toToken + '-' + orderNo.toString();
}

/** An order whose tokens are known. */
export function openOrder(event: AddOrder): void {
  const params = event.params;
  const from = params._fromTokenAddr.toHexString();
  const to = params._toTokenAddr.toHexString();
  if (!Token.load(from) || !Token.load(to)) return;
  const order = new OrderTransactionBalance(orderId(from, to, params._orderIndex));
  order.orderNo = params._orderIndex;
  order.customerAccount = params._maker;
  order.fromToken = from;
  order.toToken = to;
  order.amount = BigInt.zero();
  order.amountOrder = params._fromTokenNumber;
  order.amountTrading = BigInt.zero();
  order.amountCancellation = BigInt.zero();
  order.orderPriceA = params._toTokenNumber;
  order.orderPriceB = params._fromTokenNumber;
  order.operateTime = event.block.timestamp;
  order.transactionHash = event.transaction.hash;
  order.save();
}

/** Saves what changed; an order that is not open any more says how much of it was traded. */
function settle(order: OrderTransactionBalance, event: ethereum.Event): void {
  const remaining = order.amountOrder.minus(order.amountTrading).minus(order.amountCancellation);
  if (remaining <= BigInt.zero()) order.amount = order.amountTrading;
  order.operateTime = event.block.timestamp;
  order.save();
}

export function cancelOrder(order: OrderTransactionBalance, amount: BigInt, event: ethereum.Event): void {
  order.amountCancellation = order.amountCancellation.plus(amount);
  settle(order, event);
}

/** The order gave `fromNum` and received `toNum`. */
export function tradeOrder(
  order: OrderTransactionBalance,
  id: string,
  fromNum: BigInt,
  toNum: BigInt,
  event: ethereum.Event,
): void {
  order.amountTrading = order.amountTrading.plus(fromNum);
  settle(order, event);
  const amount = new AccountTransactionAmount(id);
  amount.type = '3';
  amount.orderNo = order.orderNo;
  amount.customerAccount = order.customerAccount;
  amount.fromToken = order.fromToken;
  amount.toToken = order.toToken;
  amount.fromNum = fromNum;
  amount.toNum = toNum;
  amount.operateTime = event.block.timestamp;
  amount.transactionHash = event.transaction.hash;
  amount.save();
}
