import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageBlockTime } from '#domain/mining/blockTime.ts';
import { listPools } from '#domain/mining/listPools.ts';
import {
  dueFromVault,
  isMiningFinished,
  nextHalving,
  rewardAt,
  rewardBetween,
  type MiningTerms,
} from '#domain/mining/rewards.ts';
import { validateMining, type MiningContext } from '#domain/mining/validateMining.ts';
import { payableOf, vaultAt } from '#domain/mining/vault.ts';
import { aprBps, rewardsPerDay, sharesAfter } from '#domain/mining/yields.ts';

const LP = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const terms: MiningTerms = { perBlock: 1000n, startBlock: 100n, halvingPeriod: 10n, totalAllocPoint: 4n };
const pool = { lpToken: LP, allocPoint: 3n, lastRewardBlock: 100n, totalAmount: 50n } as const;

const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
const above = fc.bigInt({ min: 1n, max: 10n ** 30n });

describe('rewards of blocks', () => {
  it('add up: two stretches pay what the whole pays, whatever the halvings', () => {
    const block = fc.bigInt({ min: 0n, max: 10_000n });
    fc.assert(
      fc.property(block, block, block, fc.bigInt({ min: 1n, max: 500n }), (a, b, c, halvingPeriod) => {
        const schedule = { ...terms, halvingPeriod };
        const [first = 0n, middle = 0n, last = 0n] = [a + 100n, b + 100n, c + 100n].sort((x, y) => (x < y ? -1 : 1));
        const parts = rewardBetween(schedule, first, middle) + rewardBetween(schedule, middle, last);
        expect(rewardBetween(schedule, first, last)).toBe(parts);
      }),
    );
  });

  it('a node that reports a period of one block is answered at once', () => {
    expect(rewardBetween({ ...terms, halvingPeriod: 1n }, 100n, 10n ** 12n)).toBe(1994n);
  });

  it('are halved at the next halving and not before; nothing left is not halved again', () => {
    const ofBlock = fc.bigInt({ min: 0n, max: 200n });
    fc.assert(
      fc.property(ofBlock, fc.bigInt({ min: 1n, max: 90n }), (block, halvingPeriod) => {
        const schedule = { ...terms, halvingPeriod };
        const next = nextHalving(schedule, block);
        if (next === undefined) {
          expect(rewardAt(schedule, block)).toBe(0n);
          return;
        }
        expect(next).toBeGreaterThan(block);
        expect(rewardAt(schedule, next - 1n)).toBe(rewardAt(schedule, block));
        expect(rewardAt(schedule, next)).toBe(rewardAt(schedule, block) / 2n);
      }),
    );
    expect(nextHalving({ ...terms, halvingPeriod: 0n }, 150n)).toBeUndefined();
  });

  it('nothing is due where nobody has staked, before the first block, or without points', () => {
    expect(dueFromVault(terms, pool, 0n, 120n)).toBe(0n);
    expect(dueFromVault(terms, pool, 50n, 100n)).toBe(0n);
    expect(dueFromVault({ ...terms, totalAllocPoint: 0n }, pool, 50n, 120n)).toBe(0n);
    expect(dueFromVault(terms, pool, 50n, 115n)).toBe(((15n * 1000n - 5n * 500n) * 3n) / 4n);
  });

  it('a pool is finished without points, without a rate, or where the exchange says so; an unknown rate says nothing', () => {
    expect(isMiningFinished(pool, [], undefined)).toBe(false);
    expect(isMiningFinished(pool, [OTHER], 1n)).toBe(false);
    expect(isMiningFinished(pool, [LP], 1n)).toBe(true);
    expect(isMiningFinished(pool, [], 0n)).toBe(true);
    expect(isMiningFinished({ ...pool, allocPoint: 0n }, [], 1n)).toBe(true);
  });
});

describe('yields', () => {
  const dollar = { numerator: 1n, denominator: 1n };

  it('agree with a table computed by hand', () => {
    const staked = { numerator: 1_000_000n, denominator: 1n };
    const blocks = (365n * 86_400_000n) / 2000n;
    expect(aprBps({ perBlock: 1n, blockTimeMs: 2000, rewardPrice: dollar, stakedValue: staked })).toEqual({
      bps: (blocks * 10_000n) / 1_000_000n,
    });
    const cent = { numerator: 1n, denominator: 100n };
    expect(aprBps({ perBlock: 1n, blockTimeMs: 2000, rewardPrice: cent, stakedValue: staked })).toEqual({ bps: 1577n });
    expect(aprBps({ perBlock: 0n, blockTimeMs: 2200, rewardPrice: dollar, stakedValue: staked })).toEqual({ bps: 0n });
    expect(
      aprBps({ perBlock: 1n, blockTimeMs: 2200, rewardPrice: dollar, stakedValue: { ...staked, numerator: 0n } }),
    ).toBeUndefined();
    expect(rewardsPerDay({ perBlock: 10n, supply: 4n }, 1n, 2000)).toBe(108_000n);
    expect(rewardsPerDay({ perBlock: 10n, supply: 0n }, 1n, 2000)).toBe(0n);
  });

  it('all shares together never earn more than the pool pays, and a deposit dilutes', () => {
    fc.assert(
      fc.property(amount, above, above, (perBlock, mine, theirs) => {
        const shares = { perBlock, supply: mine + theirs };
        const day = rewardsPerDay({ perBlock, supply: 1n }, 1n, 2200);
        expect(rewardsPerDay(shares, mine, 2200) + rewardsPerDay(shares, theirs, 2200) <= day).toBe(true);
        expect(rewardsPerDay(sharesAfter(shares, theirs), mine, 2200) <= rewardsPerDay(shares, mine, 2200)).toBe(true);
      }),
    );
  });
});

describe('the time between blocks', () => {
  const rules = { blockTimeMs: 2200, maxDeviation: 4 };
  const at = (number: number, timestamp: number) => ({ number, timestamp });

  it('that a service reports counts only without a measurement, and within the same bounds', () => {
    expect(averageBlockTime(at(0, 0), at(1000, 2050), rules, 2500)).toEqual({ ms: 2050, source: 'measured' });
    for (const reported of [0, -2200, 549, 8801, 1e9, NaN]) {
      expect(averageBlockTime(undefined, at(1, 1), rules, reported)).toEqual({ ms: 2200, source: 'usual' });
    }
  });

  it('is the average, and the usual one where it is not known or beyond belief', () => {
    expect(averageBlockTime(at(0, 0), at(1000, 2050), rules)).toEqual({ ms: 2050, source: 'measured' });
    for (const [first, last] of [
      [undefined, at(1, 1)],
      [at(1, 1), undefined],
      [at(5, 0), at(5, 10)],
      [at(0, 0), at(10, 1000)],
      [at(0, 0), at(10, 1)],
      [at(0, 10), at(10, 0)],
    ] as const) {
      expect(averageBlockTime(first, last, rules)).toEqual({ ms: 2200, source: 'usual' });
      expect(averageBlockTime(first, last, rules, 2100.4)).toEqual({ ms: 2100, source: 'reported' });
    }
  });
});

describe('the vault', () => {
  const held = { balance: 10_000n, allowance: 8000n };

  it('pays what it holds and has approved, and lasts as long as that does beyond what is owed', () => {
    expect(payableOf(held)).toBe(8000n);
    const vault = vaultAt(held, terms, [{ pool, supply: 50n }], 104n);
    expect(vault).toEqual({ ...held, owed: 3000n, perBlock: 750n });
  });

  it('owes nothing to pools without stakes', () => {
    expect(vaultAt(held, terms, [{ pool, supply: 0n }], 104n)).toEqual({ ...held, owed: 0n, perBlock: 0n });
  });
});

describe('the list', () => {
  const one = (pid: bigint, allocPoint: bigint, staked: bigint | undefined, isFinished = false) => ({
    pid,
    allocPoint,
    staked,
    isFinished,
  });
  const pools = [one(0n, 10n, 0n), one(1n, 0n, 5n, true), one(2n, 30n, 7n), one(3n, 10n, undefined)];
  const pids = (view: Parameters<typeof listPools>[1]) => listPools(pools, view).map(({ pid }) => pid);

  it('is ordered by points, and finished ones and own stakes have views of their own', () => {
    expect(pids('active')).toEqual([2n, 0n, 3n]);
    expect(pids('staked')).toEqual([2n, 1n]);
    expect(pids('finished')).toEqual([1n]);
  });
});

describe('the reason why pool tokens cannot be moved', () => {
  const fine: MiningContext = {
    account: LP,
    watching: false,
    wrongNetwork: false,
    isDeposit: true,
    isPaused: false,
    isFinished: false,
    isProven: true,
    isVaultShort: false,
    typed: 5n,
    available: 5n,
    approval: 'approved',
  };
  const out: MiningContext = { ...fine, isDeposit: false };

  it.each([
    [fine, undefined],
    [out, undefined],
    [{ ...fine, wrongNetwork: true, account: undefined }, 'wrongNetwork'],
    [{ ...fine, account: undefined, isPaused: true }, 'connectWallet'],
    [{ ...out, isPaused: true, isVaultShort: true }, 'paused'],
    [{ ...fine, isFinished: true }, 'finished'],
    [{ ...out, isFinished: true, isProven: false }, undefined],
    [{ ...fine, isProven: false }, 'unproven'],
    [{ ...out, isVaultShort: true, typed: undefined }, 'vaultShort'],
    [{ ...fine, typed: 0n }, 'enterAmount'],
    [{ ...fine, available: undefined }, 'loading'],
    [{ ...fine, typed: 6n }, 'insufficientBalance'],
    [{ ...out, typed: 6n }, 'insufficientStake'],
    [{ ...fine, watching: true, wrongNetwork: true }, 'watching'],
    [{ ...fine, approval: 'batched' }, undefined],
    [{ ...fine, approval: 'notApproved' }, 'approvalNeeded'],
    [{ ...fine, approval: 'pending' }, 'approvalPending'],
    [{ ...fine, approval: 'unknown' }, 'loading'],
    [{ ...out, approval: 'notApproved' }, undefined],
  ] as const)('is as expected in case %#', (context, problem) => expect(validateMining(context)).toBe(problem));
});
