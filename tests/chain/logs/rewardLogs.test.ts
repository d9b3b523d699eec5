import { zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import { lpStakingTopics } from '#chain/abis/lpStaking.ts';
import { farmTopics } from '#chain/abis/farm.ts';
import { lockStakingTopics } from '#chain/abis/lockStaking.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import { singleStakingTopics } from '#chain/abis/singleStaking.ts';
import { decodeTransfers, logParts, transferFilters } from '#chain/logs/rewardLogs.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { word } from '../../support/fakeNode.ts';
import { alice, bob, FAKE, MYT, USDC } from '../../support/positionsWorld.ts';

const POOL = FAKE;
const payers = { contracts: [POOL] } as const;
const topicOf = (address: Address): Hex => zeroPadValue(address, 32).toLowerCase() as Hex;
const log = (from: Address, to: Address, amount = 7n) => ({
  address: MYT.toLowerCase(),
  topics: [poolTopics.transfer, topicOf(from), topicOf(to)],
  data: word(amount),
  blockNumber: '0x10' as const,
  blockHash: '0x01' as const,
  logIndex: '0x3' as const,
  transactionHash: '0xabc' as const,
});
const decode = (...logs: readonly ReturnType<typeof log>[]) => decodeTransfers(logs, alice, payers);

describe('logs between an account and the contracts that pay rewards', () => {
  it('are requested in both directions', () => {
    expect(transferFilters(alice, { contracts: [POOL, bob] }).slice(0, 2)).toEqual([
      { topics: [poolTopics.transfer, topicOf(alice), [topicOf(POOL), topicOf(bob)]] },
      { topics: [poolTopics.transfer, [topicOf(POOL), topicOf(bob)], topicOf(alice)] },
    ]);
    const [, , named] = transferFilters(alice, payers);
    expect(named).toMatchObject({ address: [POOL] });
    expect(named?.topics[0]).toEqual(expect.arrayContaining([lpStakingTopics.deposit, singleStakingTopics.claimed]));
  });

  it('say what was deposited and received, to the unit; the time is known where the node reports it', () => {
    const max = 2n ** 256n - 1n;
    const timed = { ...log(POOL, alice, max), blockTimestamp: '0x5' as const };
    const common = { contract: POOL, token: MYT, transactionHash: '0xabc', blockNumber: 16, logIndex: 3 };
    expect(decode(log(alice, POOL), timed)).toEqual([
      { ...common, kind: 'deposited', amount: 7n, timestamp: undefined, pid: undefined, purpose: undefined },
      { ...common, kind: 'received', amount: max, timestamp: 5, pid: undefined, purpose: undefined },
    ]);
  });

  it('a reward is of the pool that the staking contract names next in the transaction', () => {
    const named = (pid: bigint, index: Hex, change: object = {}) => ({
      ...log(POOL, alice),
      address: POOL.toLowerCase(),
      topics: [lpStakingTopics.deposit, topicOf(alice), word(pid)],
      logIndex: index as '0x3',
      ...change,
    });
    const paid = (index: Hex) => ({ ...log(POOL, alice), logIndex: index as '0x3' });
    const pidsOf = (...logs: readonly ReturnType<typeof log>[]) => decode(...logs).map(({ pid }) => pid);
    expect(pidsOf(paid('0x1'), named(4n, '0x2'), paid('0x3'), paid('0x4'), named(9n, '0x5'))).toEqual([4n, 9n, 9n]);
    expect(pidsOf(named(4n, '0x2'), paid('0x3'))).toEqual([undefined]);
    for (const change of [
      { transactionHash: '0xdef' },
      { address: bob },
      { removed: true },
      { topics: [lpStakingTopics.deposit, topicOf(bob), word(4n)] },
      { topics: [poolTopics.mint, topicOf(alice), word(4n)] },
      { topics: [lpStakingTopics.deposit, topicOf(alice)] },
    ])
      expect(pidsOf(paid('0x1'), named(4n, '0x2', change))).toEqual([undefined]);
  });

  it('a reward is distinguished from the stake by the event that follows its transfer, and a lock by its number', () => {
    const paid = (index: string) => ({ ...log(POOL, alice), logIndex: index as '0x3' });
    const named = (topics: readonly Hex[], index: string) => ({
      ...log(POOL, alice),
      address: POOL.toLowerCase(),
      topics: [topics[0] ?? '0x', topicOf(alice), ...topics.slice(1)],
      logIndex: index as '0x3',
    });
    const events = [named([singleStakingTopics.claimed], '0x2'), named([farmTopics.withdrawn], '0x4')];
    const lock = named([lockStakingTopics.withdrawn, word(9n)], '0x6');
    const moves = decode(paid('0x1'), paid('0x3'), paid('0x5'), ...events, lock);
    expect(moves.map(({ purpose, pid }) => [purpose, pid])).toEqual([
      ['reward', undefined],
      ['stake', undefined],
      [undefined, 9n],
    ]);
    expect(decode(paid('0x1'), { ...named([singleStakingTopics.claimed], '0x2'), address: bob })).toMatchObject([
      { purpose: undefined },
    ]);
  });

  it.each([
    ['another account', log(bob, POOL)],
    ['another contract', log(alice, USDC)],
    ['nobody of them', log(POOL, bob)],
    ['a removed block', { ...log(alice, POOL), removed: true }],
    ['a collectible', { ...log(alice, POOL), topics: [...log(alice, POOL).topics, word(1n)] }],
    ['another event', { ...log(alice, POOL), topics: [poolTopics.approval, topicOf(alice), topicOf(POOL)] }],
    ['no amount', { ...log(alice, POOL), data: '0x' as const }],
    ['data of another length', { ...log(alice, POOL), data: `${word(1n)}00` as const }],
    ['no transaction', { ...log(alice, POOL), transactionHash: undefined as unknown as Hex }],
  ])('are left out if they are of %s', (_, entry) => {
    expect(decodeTransfers([entry], alice, payers)).toEqual([]);
  });
});

describe('all transfers of an account', () => {
  const anybody = { contracts: undefined };

  it('are requested in both directions, whoever is on the other side', () => {
    expect(transferFilters(alice, anybody)).toEqual([
      { topics: [poolTopics.transfer, topicOf(alice), null] },
      { topics: [poolTopics.transfer, null, topicOf(alice)] },
    ]);
  });

  it('name whoever is on the other side, checksummed', () => {
    expect(decodeTransfers([log(alice, bob)], alice, anybody)).toMatchObject([{ contract: bob, kind: 'deposited' }]);
    expect(decodeTransfers([log(bob, POOL)], alice, anybody)).toEqual([]);
  });
});

describe('a long answer', () => {
  /** A transfer and the event that names its pool in each transaction. */
  const many = (transactions: number) =>
    Array.from({ length: transactions }, (_, i) => {
      const transactionHash = `0x${i.toString(16).padStart(64, '0')}` as '0xabc';
      const named = { ...log(POOL, alice), address: POOL.toLowerCase(), logIndex: '0x4' as '0x3', transactionHash };
      const topics = [lpStakingTopics.deposit, topicOf(alice), word(BigInt(i))];
      return [
        { ...log(POOL, alice), transactionHash },
        { ...named, topics },
      ];
    }).flat();

  it('is decoded in parts as in one: the logs of a transaction stay together', () => {
    const logs = many(50);
    for (const size of [1, 2, 3, 7, 100, 1000]) {
      const parts = [...logParts(logs, size)];
      expect(parts.flat()).toEqual(logs);
      expect(parts.flatMap((part) => decodeTransfers(part, alice, payers))).toEqual(decode(...logs));
    }
    expect([...logParts(logs, 10)].every(({ length }) => length === 10 || length === 11)).toBe(true);
    expect([...logParts([], 10)]).toEqual([]);
  });

  it('takes four times the looks at its logs for four times the transactions', () => {
    const looks = (transactions: number): number => {
      let count = 0;
      const logs = many(transactions).map(
        (entry) =>
          new Proxy(entry, {
            get(target, key, receiver) {
              count += 1;
              return Reflect.get(target, key, receiver) as unknown;
            },
          }),
      );
      expect(decode(...logs)).toHaveLength(transactions);
      return count;
    };
    expect(looks(400) / looks(100)).toBeLessThan(4.1);
  });
});
