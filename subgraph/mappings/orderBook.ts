import { UpdateOrderInfo } from '../generated/OrderBookExt/OrderBookExt';
import { OrderFill } from '../generated/schema';
import { countTrade, entryId, pairOf, transactionOf } from './pairs';

/** The event's "in" is what the order gave, its "out" what it received. */
export function handleUpdateOrderInfo(event: UpdateOrderInfo): void {
  const from = event.params._fromTokenAddr;
  const to = event.params._toTokenAddr;
  const pair = pairOf(from.toHexString(), to.toHexString());
  if (!pair) return;
  countTrade(pair);
  const fill = new OrderFill(entryId(event));
  fill.transaction = transactionOf(event);
  fill.timestamp = event.block.timestamp;
  fill.pair = pair.id;
  fill.logIndex = event.logIndex;
  fill.orderNo = event.params._orderIndex;
  fill.fromToken = from;
  fill.toToken = to;
  fill.fromNum = event.params._inNum;
  fill.toNum = event.params._outNum;
  fill.save();
}
