import type { AccountTrade, PlacedEvent } from '../orderBook/accountOrders.ts';

/** A trade of an account: a fill of its order, or one on another exchange. */
export interface OwnTrade extends Omit<AccountTrade, 'at'> {
  readonly at: Pick<PlacedEvent, 'timestamp' | 'blockNumber' | 'logIndex' | 'transactionHash'>;
  /** Exchange name, if it is not the one with the order book. */
  readonly exchange?: string | undefined;
}

export const newestTradeFirst = ({ at: a }: OwnTrade, { at: b }: OwnTrade): number =>
  b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;
