import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { lpStakingTopics } from '../abis/lpStaking.ts';
import { poolTopics } from '../abis/pool.ts';
import { decodeAll, uint } from '../codec/types.ts';
import { addressTopic } from '../codec/words.ts';
import type { TracedLog } from './accountLogs.ts';
import type { LogFilter } from './logRanges.ts';

/** What pays rewards to an account. */
export interface RewardPayers {
  /** Undefined: anybody, so that every transfer counts. */
  readonly contracts: readonly Address[] | undefined;
  /** The one of them that has several pools, whose events name them. */
  readonly staking: Address | undefined;
}

const stakeTopics: readonly Hex[] = [lpStakingTopics.deposit, lpStakingTopics.withdraw];

/**
 * Every transfer of any ERC-20 between an account and these contracts, one filter for each direction, and the events that
 * name the pool which paid.
 */
export const transferFilters = (account: Address, { contracts, staking }: RewardPayers): readonly LogFilter[] => {
  const [own, others] = [addressTopic(account), contracts ? contracts.map(addressTopic) : null];
  const transfers = [{ topics: [poolTopics.transfer, own, others] }, { topics: [poolTopics.transfer, others, own] }];
  return staking ? [...transfers, { address: staking, topics: [stakeTopics, own] }] : transfers;
};

/** Which pool of the staking contract a transfer out of it is of: the contract names it after it has paid. None of others. */
const poolNames = (logs: readonly TracedLog[], own: Hex, staking: Address | undefined) => {
  const named = logs.filter(
    ({ address, removed, topics: [name, account, pid] }) =>
      staking !== undefined &&
      !removed &&
      address.toLowerCase() === staking.toLowerCase() &&
      stakeTopics.some((one) => one === name?.toLowerCase()) &&
      account?.toLowerCase() === own &&
      pid !== undefined,
  );
  return (transfer: TracedLog): bigint | undefined => {
    if (!staking || transfer.topics[1]?.toLowerCase() !== addressTopic(staking)) return undefined;
    const after = named.filter(
      ({ transactionHash, logIndex }) =>
        transactionHash === transfer.transactionHash && Number(logIndex) > Number(transfer.logIndex),
    );
    const next = after.toSorted((a, b) => Number(a.logIndex) - Number(b.logIndex))[0];
    return next?.topics[2] === undefined ? undefined : BigInt(next.topics[2]);
  };
};

const ADDRESS_AT = 26;

/** The address that a topic is, checksummed. */
const addressIn = (topic: string): Address | undefined => {
  const address = `0x${topic.slice(ADDRESS_AT)}`;
  return isAddress(address) ? toChecksumAddress(address) : undefined;
};

/** The name of the event, the sender and the recipient; transfers of collectibles have their number as a fourth. */
const TOPICS = 3;

/**
 * Logs of those filters as moves, in the same order. A log proves nothing: any contract may emit it, so callers show
 * only those of tokens they know. Logs of another shape, account or contract are left out.
 */
export const decodeTransfers = (
  logs: readonly TracedLog[],
  account: Address,
  { contracts, staking }: RewardPayers,
): readonly RewardMove[] => {
  const own = addressTopic(account);
  const poolOf = poolNames(logs, own, staking);
  const byTopic = contracts && new Map<string, Address>(contracts.map((one) => [addressTopic(one), one]));
  const counterpartyOf = (topic: string): Address | undefined => (byTopic ? byTopic.get(topic) : addressIn(topic));
  return logs.flatMap((log): readonly RewardMove[] => {
    const [name, from, to] = log.topics.map((topic) => topic.toLowerCase());
    if (log.removed || log.topics.length !== TOPICS || name !== poolTopics.transfer || !isAddress(log.address))
      return [];
    const isDeposit = from === own;
    const contract = counterpartyOf((isDeposit ? to : from) ?? '');
    if (!contract || (!isDeposit && to !== own) || log.transactionHash === undefined || log.data.length !== 66)
      return [];
    const [amount] = decodeAll<[bigint]>([uint], log.data);
    return [
      {
        contract,
        token: toChecksumAddress(log.address),
        amount,
        kind: isDeposit ? 'deposited' : 'received',
        transactionHash: log.transactionHash,
        blockNumber: Number(log.blockNumber),
        logIndex: Number(log.logIndex),
        timestamp: log.blockTimestamp === undefined ? undefined : Number(log.blockTimestamp),
        pid: poolOf(log),
      },
    ];
  });
};
