import type { Receipt } from './contractClient.ts';
import { ABIS } from './stage.ts';

/** Events of one transaction about a placed order. */
export interface TradeLog {
  readonly orderIndex: string;
  readonly received: bigint;
  readonly spent: bigint;
  /** [index, toMaker, taken] of each fill of a resting order. */
  readonly fills: readonly (readonly [string, string, string])[];
  readonly poolIn: bigint;
  readonly poolOut: bigint;
}

const topics = {
  AddOrder: ABIS.ext.getEvent('AddOrder')?.topicHash,
  UpdateOrderInfo: ABIS.ext.getEvent('UpdateOrderInfo')?.topicHash,
  Swap: ABIS.pair.getEvent('Swap')?.topicHash,
};

const eventsOf = (receipt: Receipt, abi: (typeof ABIS)['ext'], name: keyof typeof topics) =>
  receipt.logs
    .filter((log) => log.topics[0] === topics[name])
    .map((log) => abi.decodeEventLog(name, log.data, [...log.topics]));

/** Reads the companion's order events and the pool's trade. @throws when no order was placed. */
export const readTradeLog = (receipt: Receipt): TradeLog => {
  const placed = eventsOf(receipt, ABIS.ext, 'AddOrder')[0];
  if (placed === undefined) throw new Error('No order was placed');
  const orderIndex = String(placed._orderIndex);
  const updates = eventsOf(receipt, ABIS.ext, 'UpdateOrderInfo');
  const own = updates.find((update) => String(update._orderIndex) === orderIndex);
  const swap = eventsOf(receipt, ABIS.pair, 'Swap')[0];
  return {
    orderIndex,
    received: (own?._outNum ?? 0n) as bigint,
    spent: (own?._inNum ?? 0n) as bigint,
    fills: updates
      .filter((update) => update !== own)
      .map((update) => [String(update._orderIndex), String(update._outNum), String(update._inNum)]),
    poolIn: swap === undefined ? 0n : (swap.amount0In as bigint) + (swap.amount1In as bigint),
    poolOut: swap === undefined ? 0n : (swap.amount0Out as bigint) + (swap.amount1Out as bigint),
  };
};
