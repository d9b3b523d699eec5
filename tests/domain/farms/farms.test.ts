import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { farmFunding, fundedSeconds, isUnpaid, paidUntil } from '#domain/farms/funding.ts';
import { farmSorts, farmViews, listFarms, type ListedFarm } from '#domain/farms/listFarms.ts';
import { farmPhase, isFarmActive, secondsLeft } from '#domain/farms/period.ts';
import { validateFarm, type FarmContext } from '#domain/farms/validateFarm.ts';
import type { ValuePrice } from '#domain/prices/dollarValue.ts';
import { dailyApyBps, farmAprBps, farmPerDay } from '#domain/farms/yields.ts';

const NOW = 1_000_000n;

describe('the period', () => {
  it.each([
    ['no period end', 0n, 5n, 'notStarted', true],
    ['an end that is now', NOW, 5n, 'finished', false],
    ['an end later than now', NOW + 1n, 5n, 'running', true],
    ['an end later than now without a rate', NOW + 1n, 0n, 'notStarted', true],
    ['an end long ago', 1n, 5n, 'finished', false],
  ] as const)('is as expected for %s', (_, periodFinish, rate, phase, isActive) => {
    expect(farmPhase({ periodFinish, rates: [rate, 0n] }, NOW)).toBe(phase);
    expect(isFarmActive({ periodFinish }, NOW)).toBe(isActive);
    expect(secondsLeft({ periodFinish }, NOW)).toBe(periodFinish > NOW ? periodFinish - NOW : 0n);
  });
});

it('the phase is unknown while an unknown rate decides it', () => {
  const at = (periodFinish: bigint, ...rates: (bigint | undefined)[]) => farmPhase({ periodFinish, rates }, NOW);
  expect(at(NOW + 1n, undefined)).toBeUndefined();
  expect(at(NOW + 1n, 0n, undefined)).toBeUndefined();
  expect(at(NOW + 1n, 5n, undefined)).toBe('running');
  expect(at(NOW, undefined)).toBe('finished');
  expect(at(0n, undefined)).toBe('notStarted');
});

describe('the funding', () => {
  const farm = { rate: 10n, periodFinish: NOW + 50n, lastUpdateTime: NOW - 20n, totalStaked: 100n, staked: 25n };

  it('counts what accrued for all, what the account earned before, and what is ahead', () => {
    // 200 accrued, of which 50 are the account's; it earned 30 before.
    const funding = farmFunding({ ...farm, earned: 80n }, 1_000n, false, NOW);
    expect(funding).toEqual({ available: 1_000n, due: 230n, ahead: 500n, shortBy: 0n, stakesShortBy: 0n });
    expect(fundedSeconds(funding, 10n)).toBe(77n);
    expect(fundedSeconds(funding, 0n)).toBeUndefined();
  });

  it('pays until its money is used up at the rate, at most until the period ends; it is unpaid once that is now', () => {
    const end = (held: bigint, periodFinish = farm.periodFinish) => {
      const funding = farmFunding({ ...farm, periodFinish, earned: 50n }, held, false, NOW);
      return [paidUntil([{ rate: 10n, funding }], periodFinish, NOW) - NOW, isUnpaid(funding)];
    };
    // 200 are due now.
    expect(end(1_000n)).toEqual([50n, false]);
    expect(end(699n)).toEqual([49n, false]);
    expect(end(209n)).toEqual([0n, false]);
    expect(end(200n)).toEqual([0n, true]);
    expect(end(100n)).toEqual([0n, true]);
    // After the period nothing is ahead, so the money due suffices.
    expect(end(200n, NOW)).toEqual([0n, false]);
    expect(end(199n, NOW)).toEqual([0n, true]);
    const parts = [999n, 250n].map((held) => ({
      rate: 10n,
      funding: farmFunding({ ...farm, earned: 50n }, held, false, NOW),
    }));
    expect(paidUntil(parts, farm.periodFinish, NOW)).toBe(NOW + 5n);
    expect(paidUntil([{ rate: 10n, funding: undefined }], farm.periodFinish, NOW)).toBe(farm.periodFinish);
  });

  it('counts no stakes as rewards where both are the same token', () => {
    const funding = farmFunding({ ...farm, earned: 50n }, 750n, true, NOW);
    expect(funding).toEqual({ available: 650n, due: 200n, ahead: 500n, shortBy: 50n, stakesShortBy: 0n });
    const emptied = farmFunding({ ...farm, earned: 50n }, 60n, true, NOW);
    expect(emptied).toMatchObject({ available: 0n, stakesShortBy: farm.totalStaked - 60n });
    expect(farmFunding({ ...farm, earned: 50n }, 60n, false, NOW).stakesShortBy).toBe(0n);
  });

  it('nobody earns while nothing is staked; nonsense from a node makes nothing negative', () => {
    const empty = { ...farm, totalStaked: 0n, staked: 0n, earned: 0n };
    expect(farmFunding(empty, 500n, true, NOW).due).toBe(0n);
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n ** 80n }), { minLength: 7, maxLength: 7 }), (numbers) => {
        const [
          rate = 0n,
          periodFinish = 0n,
          lastUpdateTime = 0n,
          totalStaked = 0n,
          staked = 0n,
          earned = 0n,
          held = 0n,
        ] = numbers;
        const facts = { rate, periodFinish, lastUpdateTime, totalStaked, staked, earned };
        const funding = farmFunding(facts, held, true, NOW);
        expect(Object.values(funding).every((entry: bigint) => entry >= 0n)).toBe(true);
        expect(funding.shortBy === 0n).toBe(funding.due + funding.ahead <= funding.available);
      }),
    );
  });
});

describe('the yield', () => {
  const dollars = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

  it('is that of a hand-computed table', () => {
    // 2 raw units a second at $0.5 each are $31,536,000 a year; at $1 each 1 unit a second is as much.
    const paid = (rate: bigint, price: ValuePrice | undefined, staked: bigint | undefined) => ({
      rate,
      price,
      stakedValue: staked === undefined ? undefined : dollars(staked),
    });
    const both = (staked: bigint | undefined) => [paid(2n, dollars(1n, 2n), staked), paid(1n, dollars(1n), staked)];
    const [first] = both(31_536_000n);
    expect(first && farmAprBps([first])).toEqual({ bps: 10_000n });
    expect(farmAprBps(both(63_072_000n))).toEqual({ bps: 10_000n });
    expect(farmAprBps([paid(0n, undefined, undefined), paid(1n, dollars(1n), 31_536_000n)])).toEqual({ bps: 10_000n });
    expect(farmAprBps([paid(2n, dollars(1n), 1n), paid(1n, undefined, 1n)])).toBeUndefined();
    expect(farmAprBps(both(undefined))).toBeUndefined();
    expect(farmAprBps(both(0n))).toBeUndefined();
    expect(farmAprBps([])).toEqual({ bps: 0n });
    const doubted = { ...dollars(1n), other: dollars(2n) };
    expect(farmAprBps([paid(1n, dollars(1n), 31_536_000n), paid(1n, doubted, 31_536_000n)])).toEqual({
      bps: 20_000n,
      other: 30_000n,
    });
    expect(farmPerDay(3n, 10n, 5n)).toBe(129_600n);
    expect(farmPerDay(3n, 0n, 5n)).toBe(0n);
  });

  it.each([
    [0n, 0n],
    [1_000n, 1_051n],
    [10_000n, 17_145n],
    [7_157n, 10_441n],
    [100_000_001n, undefined],
  ])('compounds every day from %s to %s', (apr, apy) => {
    expect(dailyApyBps(apr)).toBe(apy);
  });

  it('compounds to no less than it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), (apr) => {
        expect((dailyApyBps(apr) ?? apr) + 1n >= apr).toBe(true);
      }),
    );
  });
});

describe('the list', () => {
  const address = (i: number): `0x${string}` => `0x${i.toString(16).padStart(40, '0')}`;
  const optional = fc.option(fc.bigInt({ min: 0n, max: 1_000n }), { nil: undefined });
  const farms = fc
    .array(
      fc.record({
        isActive: fc.boolean(),
        staked: optional,
        aprBps: optional.map((bps) => (bps === undefined ? undefined : { bps })),
        periodFinish: optional,
        words: fc.constantFrom('MYT/USDC MYT WMATIC', 'DAI USDC'),
      }),
      { maxLength: 30 },
    )
    .map((all) => all.map((entry, i): ListedFarm => ({ ...entry, address: address(i) })));

  it('has the farms of a view in their order, what is unknown last, and loses none', () => {
    fc.assert(
      fc.property(farms, fc.constantFrom(...farmViews), fc.constantFrom(...farmSorts), (all, view, sort) => {
        const listed = listFarms(all, { view, sort, search: ' dai ' });
        const expected = all.filter(({ words }) => words.startsWith('DAI'));
        const inView = { active: 'isActive', staked: 'staked', finished: 'isActive' } as const;
        expect(listed).toHaveLength(
          expected.filter((farm) => (view === 'finished' ? !farm.isActive : Boolean(farm[inView[view]]))).length,
        );
        const keys = listed.map(({ aprBps, periodFinish }) =>
          sort === 'yield' ? aprBps?.bps : periodFinish || undefined,
        );
        const known = keys.filter((key) => key !== undefined);
        expect(keys.slice(0, known.length)).toEqual(known);
        const sorted = known.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expect(known).toEqual(sort === 'yield' ? sorted.toReversed() : sorted);
      }),
    );
  });
});

describe('the button', () => {
  const context: FarmContext = {
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    watching: false,
    wrongNetwork: false,
    isDeposit: true,
    isPaused: false,
    isFinished: false,
    typed: 5n,
    available: 5n,
    approval: 'approved',
  };

  it.each<[Partial<FarmContext>, ReturnType<typeof validateFarm>]>([
    [{}, undefined],
    [{ approval: 'batched' }, undefined],
    [{ watching: true, wrongNetwork: true }, 'watching'],
    [{ wrongNetwork: true, account: undefined }, 'wrongNetwork'],
    [{ account: undefined, isPaused: true }, 'connectWallet'],
    [{ isFinished: true, isPaused: true }, 'finished'],
    [{ isPaused: true, typed: undefined }, 'paused'],
    [{ typed: undefined }, 'enterAmount'],
    [{ typed: 0n }, 'enterAmount'],
    [{ available: undefined }, 'loading'],
    [{ typed: 6n }, 'insufficientBalance'],
    [{ approval: 'unknown' }, 'loading'],
    [{ approval: 'notApproved' }, 'approvalNeeded'],
    [{ approval: 'pending' }, 'approvalPending'],
    [{ isDeposit: false, isPaused: true, isFinished: true, approval: 'notApproved' }, undefined],
    [{ isDeposit: false, typed: 6n }, 'insufficientStake'],
  ])('says what is missing: %o', (changed, problem) => {
    expect(validateFarm({ ...context, ...changed })).toBe(problem);
  });
});
