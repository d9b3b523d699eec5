import { decodeAccountLogs, type TracedLog } from '#chain/logs/accountLogs.ts';
import { decodeTransfers } from '#chain/logs/rewardLogs.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { accountTrades, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { splitSelfFills } from '#domain/orderBook/selfFills.ts';
import {
  createMovementList,
  rewardMovement,
  tradeFeeMovement,
  tradeMovement,
  type Movement,
} from '#domain/portfolio/movements.ts';
import { createPaidOrders } from '#domain/portfolio/paidOrders.ts';
import { createTransferReader } from '#domain/portfolio/transfers.ts';
import { newestMoveFirst } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';
import { moveReaderOf } from '#reads/rewards/rewardRows.ts';

export interface OwnWorld {
  readonly account: Address;
  readonly book: Address;
  readonly ext: Address;
  readonly wrapped: Address;
  /** Sold in a trade: it is a sale. */
  readonly base: Address;
  readonly programmes: ReadonlyMap<Address, RewardProgramme>;
  readonly isPoolToken: (token: Address) => boolean;
  /** Transactions that paid for orders of others. */
  readonly paidForOthers?: readonly Hex[];
}

export interface OwnHistory {
  /** Newest first. */
  readonly entries: readonly Movement[];
  readonly events: readonly PlacedEvent[];
}

/** Trades, stakes, rewards and transfers of all logs, as the page joins them. */
export const ownMovements = (logs: readonly TracedLog[], world: OwnWorld): OwnHistory => {
  const { account, book, ext, base, wrapped, programmes, isPoolToken } = world;
  const events = decodeAccountLogs(logs.filter(({ address }) => address.toLowerCase() === ext.toLowerCase())).filter(
    ({ event }) => event.kind !== 'AddOrder' || event.maker === account,
  );
  const placed = events.filter(({ event }) => event.kind === 'AddOrder').map(({ transactionHash }) => transactionHash);
  const contracts = [...programmes.keys()];
  const moves = decodeTransfers(logs, account, { contracts }).toSorted(newestMoveFirst);
  const transfers = decodeTransfers(logs, account, { contracts: undefined }).toSorted(newestMoveFirst);
  const { trades, fees } = splitSelfFills(accountTrades(events));
  const list = createMovementList<Movement>();
  trades.map((trade) => tradeMovement(trade, trade.soldToken === base)).forEach(list.add);
  fees.map(tradeFeeMovement).forEach(list.add);
  const rewards = moveReaderOf(programmes, isPoolToken);
  moves.forEach(rewards.add);
  moves.flatMap(rewards.read).map(rewardMovement).forEach(list.add);
  const reader = createTransferReader({
    isPoolToken,
    accountedFor: new Set([...contracts, book, ext]),
    ownTransactions: new Set(placed),
    paidForOthers: new Set(world.paidForOthers),
  });
  const orders = createPaidOrders(events, wrapped);
  for (const move of transfers) {
    reader.add(move);
    orders.add(move);
  }
  transfers.flatMap((move) => reader.read(move) ?? []).forEach(list.add);
  orders.arrivals().forEach(list.add);
  return { entries: list.rows(), events };
};
