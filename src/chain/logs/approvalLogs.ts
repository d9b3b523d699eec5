import type { Address } from '#domain/tokens/types.ts';
import type { GivenApproval } from '#domain/approvals/approvals.ts';
import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { poolTopics } from '../abis/pool.ts';
import { addressTopic } from '../codec/words.ts';
import type { LogFilter } from './logRanges.ts';
import type { RpcLog } from './logs.ts';

/** Filter for ERC-20 `Approval` of any token; other contracts may emit such logs as well. */
export const approvalsFilter = (owner: Address, spenders: readonly Address[]): LogFilter => ({
  topics: [poolTopics.approval, addressTopic(owner), spenders.map(addressTopic)],
});

/** Topics of ERC-20: event, owner, spender. ERC-721 has the token id as a fourth. */
const TOPICS = 3;

/**
 * Approvals, one per token and spender with its last block; other shapes are left out. Any contract may emit such
 * logs.
 */
export const decodeApprovals = (
  logs: readonly RpcLog[],
  owner: Address,
  spenders: readonly Address[],
): readonly GivenApproval[] => {
  const bySpender = new Map(spenders.map((spender) => [addressTopic(spender), spender]));
  const last = new Map<string, GivenApproval>();
  for (const { address, topics, blockNumber, removed } of logs) {
    const [name, from, to] = topics.map((topic) => topic.toLowerCase());
    const spender = to === undefined ? undefined : bySpender.get(to as Address);
    if (removed || topics.length !== TOPICS || name !== poolTopics.approval || !isAddress(address)) continue;
    if (!spender || from !== addressTopic(owner)) continue;
    const token = toChecksumAddress(address);
    last.set(`${token} ${spender}`, { token, spender, block: Number(blockNumber) });
  }
  return [...last.values()];
};
