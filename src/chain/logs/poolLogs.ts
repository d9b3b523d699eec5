import type { Address } from '#domain/tokens/types.ts';
import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { poolTopics } from '../abis/pool.ts';
import { addressTopic } from '../codec/words.ts';
import type { LogFilter } from './logRanges.ts';
import type { RpcLog } from './logs.ts';

/** Some token came to the account. */
export interface Arrival {
  /** The contract that emits the log, verified by nothing. */
  readonly token: Address;
  readonly blockNumber: number;
}

/** Every transfer of any ERC-20 to the account, and so every pool token it ever got. */
export const arrivalsFilter = (account: Address): LogFilter => ({
  topics: [poolTopics.transfer, null, addressTopic(account)],
});

/** The name of the event and who sent it to whom; collectibles have their number as a fourth. */
const TOPICS = 3;

/** Logs of the filter as arrivals, each token with its earliest block; logs of another kind are left out. */
export const decodeArrivals = (logs: readonly RpcLog[]): readonly Arrival[] => {
  const earliest = new Map<Address, number>();
  for (const { address, topics, blockNumber, removed } of logs) {
    if (removed || topics.length !== TOPICS || !isAddress(address)) continue;
    const token = toChecksumAddress(address);
    earliest.set(token, Math.min(earliest.get(token) ?? Infinity, Number(blockNumber)));
  }
  return [...earliest].map(([token, blockNumber]) => ({ token, blockNumber }));
};
