import type { AccountTrade, PlacedEvent } from '../orderBook/accountOrders.ts';

export interface OwnTrade extends Omit<AccountTrade, 'at'> {
  readonly at: Pick<PlacedEvent, 'timestamp' | 'blockNumber' | 'logIndex' | 'transactionHash'>;
  /** Undefined for the exchange with the order book. */
  readonly exchange?: string | undefined;
  readonly isForOther?: boolean;
}

/** False for a trade that only pays another account, which adds no holding and no gain. */
export const staysOwn = ({ isForOther = false }: OwnTrade): boolean => !isForOther;

/** Comparator for descending order: block, then log index. */
export const newestTradeFirst = ({ at: a }: OwnTrade, { at: b }: OwnTrade): number =>
  b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;
