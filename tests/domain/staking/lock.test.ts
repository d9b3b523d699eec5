import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateMs,
  isUnlimited,
  isUnlocked,
  lockProgress,
  payoutOf,
  sortStakes,
  unlockBlock,
  yearlyBps,
} from '#domain/staking/lock.ts';

const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const stake = { id: 1n, startTime: 1_000n, endTime: 2_000n, rateBps: 500n, payout: 105n, deposited: 100n };

it('a payout is the deposit and its reward, rounded down', () => {
  expect(payoutOf(10_001n, { rateBps: 500n })).toBe(10_501n);
  fc.assert(
    fc.property(uint, fc.bigInt({ min: 0n, max: 100_000n }), (amount, rateBps) => {
      const reward = payoutOf(amount, { rateBps }) - amount;
      expect(reward * 10_000n).toBeLessThanOrEqual(amount * rateBps);
      expect((reward + 1n) * 10_000n).toBeGreaterThan(amount * rateBps);
    }),
  );
});

it('a rate for a part of a year is reported as of a year', () => {
  const day = 86_400n;
  expect(yearlyBps({ months: 12n, durationSeconds: 365n * day, rateBps: 1_200n })).toBe(1_200n);
  expect(yearlyBps({ months: 1n, durationSeconds: 30n * day, rateBps: 50n })).toBe(608n);
  expect(yearlyBps({ months: 1n, durationSeconds: 0n, rateBps: 50n })).toBeUndefined();
});

it('a lock ends at or after its time, within a block', () => {
  fc.assert(
    fc.property(uint, fc.integer({ min: 1, max: 60_000 }), (seconds, ms) => {
      const blocks = unlockBlock(7n, seconds, ms) - 7n;
      expect(blocks * BigInt(ms)).toBeGreaterThanOrEqual(seconds * 1000n);
      expect((blocks - 1n) * BigInt(ms)).toBeLessThan(seconds * 1000n);
    }),
  );
});

describe('the time of a lock', () => {
  it('is over at its end by the time of the chain', () => {
    expect(isUnlocked(stake, 1_999)).toBe(false);
    expect(isUnlocked(stake, 2_000)).toBe(true);
  });

  it('passes from 0 to 100, whatever a contract reports', () => {
    expect([0, 1_000, 1_250, 1_999, 2_000, 9_999].map((now) => lockProgress(stake, now))).toEqual([
      0, 0, 25, 99, 100, 100,
    ]);
    fc.assert(
      fc.property(uint, uint, fc.nat(), (startTime, endTime, now) => {
        const passed = lockProgress({ ...stake, startTime, endTime }, now);
        expect(passed).toBeGreaterThanOrEqual(0);
        expect(passed).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is a date where a calendar reaches', () => {
    fc.assert(
      fc.property(uint, (seconds) => {
        const ms = dateMs(seconds);
        if (ms !== undefined) expect(() => new Date(ms).toISOString()).not.toThrow();
      }),
    );
    expect(dateMs(8_640_000_000_001n)).toBeUndefined();
    expect(dateMs(0n)).toBe(0);
  });
});

it('only the largest number means that a contract has no limit', () => {
  expect(isUnlimited(2n ** 256n - 1n)).toBe(true);
  expect(isUnlimited(2n ** 256n - 2n)).toBe(false);
});

it('locks that end first come first', () => {
  const made = [3n, 1n, 2n].map((id) => ({ ...stake, id, endTime: id === 2n ? 1n : 5n }));
  expect(sortStakes(made).map(({ id }) => id)).toEqual([2n, 1n, 3n]);
});
