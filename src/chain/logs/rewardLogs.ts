import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { dualFarmTopics, farmTopics } from '../abis/farm.ts';
import { lockStakingTopics } from '../abis/lockStaking.ts';
import { lpStakingTopics } from '../abis/lpStaking.ts';
import { poolTopics } from '../abis/pool.ts';
import { singleStakingTopics } from '../abis/singleStaking.ts';
import { decodeAll, uint } from '../codec/types.ts';
import { addressTopic } from '../codec/words.ts';
import type { TracedLog } from './accountLogs.ts';
import { timeOf } from './logs.ts';
import type { LogFilter } from './logRanges.ts';

export interface RewardPayers {
  readonly contracts: readonly Address[] | undefined;
}

const numberTopics: readonly Hex[] = [
  lpStakingTopics.deposit,
  lpStakingTopics.withdraw,
  lockStakingTopics.deposited,
  lockStakingTopics.withdrawn,
];
const purposes: ReadonlyMap<Hex, RewardMove['purpose']> = new Map([
  [singleStakingTopics.claimed, 'reward'],
  [singleStakingTopics.unstaked, 'stake'],
  [farmTopics.rewardPaid, 'reward'],
  [farmTopics.withdrawn, 'stake'],
  [dualFarmTopics.rewardPaid, 'reward'],
] as const);
const nameTopics: readonly Hex[] = [...numberTopics, ...purposes.keys()];

/**
 * Filters for transfers of any ERC-20, one for each direction, and for the contracts' events that name a transfer's
 * purpose.
 */
export const transferFilters = (account: Address, { contracts }: RewardPayers): readonly LogFilter[] => {
  const [own, others] = [addressTopic(account), contracts ? contracts.map(addressTopic) : null];
  const transfers = [{ topics: [poolTopics.transfer, own, others] }, { topics: [poolTopics.transfer, others, own] }];
  return contracts ? [...transfers, { address: contracts, topics: [nameTopics, own] }] : transfers;
};

type Named = Pick<RewardMove, 'pid' | 'purpose'>;

const unnamed: Named = { pid: undefined, purpose: undefined };

/** Purpose of a transfer from the contract's next event in the transaction; unnamed without one. */
const namesIn = (logs: readonly TracedLog[], own: Hex): ((transfer: TracedLog, contract: Address) => Named) => {
  const named = new Map<string, TracedLog[]>();
  const keyOf = (transactionHash: Hex | undefined, address: string): string =>
    `${transactionHash ?? ''} ${address.toLowerCase()}`;
  for (const log of logs) {
    const [name, account] = log.topics;
    if (log.removed || !nameTopics.some((topic) => topic === name?.toLowerCase()) || account?.toLowerCase() !== own)
      continue;
    const key = keyOf(log.transactionHash, log.address);
    const others = named.get(key);
    if (others) others.push(log);
    else named.set(key, [log]);
  }
  return ({ transactionHash, logIndex }, contract) => {
    const after = named.get(keyOf(transactionHash, contract))?.filter((log) => Number(log.logIndex) > Number(logIndex));
    const [name, , number] = after?.toSorted((a, b) => Number(a.logIndex) - Number(b.logIndex))[0]?.topics ?? [];
    const topic = name?.toLowerCase() as Hex | undefined;
    if (topic === undefined) return unnamed;
    const isNumbered = numberTopics.includes(topic) && number !== undefined;
    return { pid: isNumbered ? BigInt(number) : undefined, purpose: purposes.get(topic) };
  };
};

const ADDRESS_AT = 26;

const addressIn = (topic: string): Address | undefined => {
  const address = `0x${topic.slice(ADDRESS_AT)}`;
  return isAddress(address) ? toChecksumAddress(address) : undefined;
};

const TOPICS = 3;

const isTransfer = ({ removed, topics, address }: TracedLog, name: string | undefined): boolean =>
  removed !== true && topics.length === TOPICS && name === poolTopics.transfer && isAddress(address);

/**
 * Transfers in order; other shapes, and what an account sends to itself, are left out. Any contract may emit such
 * logs, so callers show only known tokens.
 */
export const decodeTransfers = (
  logs: readonly TracedLog[],
  account: Address,
  { contracts }: RewardPayers,
): readonly RewardMove[] => {
  const own = addressTopic(account);
  const nameOf = namesIn(logs, own);
  const byTopic =
    contracts && new Map<string, Address>(contracts.map((contract) => [addressTopic(contract), contract]));
  const counterpartyOf = (topic: string): Address | undefined => (byTopic ? byTopic.get(topic) : addressIn(topic));
  return logs.flatMap((log): readonly RewardMove[] => {
    const [name, from, to] = log.topics.map((topic) => topic.toLowerCase());
    if (!isTransfer(log, name) || from === to) return [];
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
        timestamp: timeOf(log),
        ...(contracts ? nameOf(log, contract) : unnamed),
      },
    ];
  });
};

/** Parts of about `size` logs in chain order; the logs of one transaction stay together. */
export function* logParts(logs: readonly TracedLog[], size: number): Generator<readonly TracedLog[]> {
  let start = 0;
  for (let end = size; end < logs.length; end += size) {
    while (end < logs.length && logs[end]?.transactionHash === logs[end - 1]?.transactionHash) end += 1;
    yield logs.slice(start, end);
    start = end;
  }
  if (start < logs.length) yield logs.slice(start);
}
