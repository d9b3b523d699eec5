import type { Address } from '#domain/tokens/types.ts';
import { isAddress } from '#lib/hex.ts';
import { poolTopics } from '../abis/pool.ts';
import { addressTopic } from '../codec/words.ts';
import type { LogFilter } from './logRanges.ts';
import type { RpcLog } from './logs.ts';

export interface Arrival {
  /** In lower case; not verified. */
  readonly token: Address;
  readonly blockNumber: number;
}

/** Filter for `Transfer` to the account, of any token; other contracts may emit such logs as well. */
export const arrivalsFilter = (account: Address): LogFilter => ({
  topics: [poolTopics.transfer, null, addressTopic(account)],
});

/** Topics of ERC-20: event, sender, recipient. Collectibles have their number as a fourth. */
const TOPICS = 3;

/** Earliest block of each token that arrived; other logs are left out. */
export const decodeArrivals = (logs: readonly RpcLog[]): readonly Arrival[] => {
  const earliest = new Map<Address, number>();
  for (const { address, topics, blockNumber, removed } of logs) {
    if (removed || topics.length !== TOPICS || !isAddress(address)) continue;
    const token: Address = `0x${address.slice(2).toLowerCase()}`;
    earliest.set(token, Math.min(earliest.get(token) ?? Infinity, Number(blockNumber)));
  }
  return [...earliest].map(([token, blockNumber]) => ({ token, blockNumber }));
};
