import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { farmFunding, isClaimRefused, type FarmFunding, type FarmObligation } from '#domain/farms/funding.ts';
import { farmPhase, isFarmActive } from '#domain/farms/period.ts';
import { farmPerDay } from '#domain/farms/yields.ts';
import {
  createFarmStage,
  DURATION,
  REWARDS,
  STAKERS,
  type FarmKind,
  type FarmStage,
  type Staker,
} from './support/farmStage.ts';
import { person } from './support/people.ts';

const DAY = 86_400n;

let stage: FarmStage;

beforeAll(async () => {
  stage = await createFarmStage();
});
afterAll(() => stage.stop());

const kinds = fc.constantFrom<FarmKind>('single', 'dual');

const readFarm = async (kind: FarmKind): Promise<Omit<FarmObligation, 'staked' | 'earned'>> => {
  const [rate = 0n, periodFinish = 0n, lastUpdateTime = 0n, totalStaked = 0n] = await stage.ask(
    stage.to(kind, 'm0', kind === 'single' ? 'rewardRate' : 'rewardRateA'),
    stage.to(kind, 'm0', 'periodFinish'),
    stage.to(kind, 'm0', 'lastUpdateTime'),
    stage.to(kind, 'm0', 'totalSupply'),
  );
  return { rate, periodFinish, lastUpdateTime, totalStaked };
};

const ofAll = (kind: FarmKind, method: string): Promise<readonly bigint[]> =>
  stage.ask(...STAKERS.map((who) => stage.to(kind, who, method, person(who))));

const earnedBy = (kind: FarmKind): Promise<readonly bigint[]> => ofAll(kind, kind === 'single' ? 'earned' : 'earnedA');

/** A farm's balance of its first reward. */
const heldBy = (kind: FarmKind): Promise<bigint> =>
  stage.held(kind === 'single' ? stage.tokens.staked : stage.tokens.first, stage.farms[kind].at);

const act = fc.record({
  who: fc.constantFrom(...STAKERS),
  gap: fc.bigInt({ min: 1n, max: 400n }),
  method: fc.constantFrom('stake', 'withdraw', 'getReward', 'exit'),
  amount: fc.bigInt({ min: 1n, max: 10n ** 20n }),
});

const sum = (all: readonly bigint[]): bigint => all.reduce((total, entry) => total + entry, 0n);

/** The stake that an act leaves; nothing where the contract would refuse it. */
const stakeAfter = (method: string, stake: bigint, amount: bigint): bigint | undefined => {
  if (method === 'getReward') return stake;
  if (method === 'stake') return stake + amount;
  if (method === 'exit') return stake > 0n ? 0n : undefined;
  return amount <= stake ? stake - amount : undefined;
};

it('a funded farm is never called short, and owes no more than everybody earned, for random accounts and times', async () => {
  await fc.assert(
    fc.asyncProperty(kinds, fc.array(act, { minLength: 2, maxLength: 8 }), async (kind, acts) => {
      await stage.reset();
      await stage.start(kind);
      const stakes = new Map<Staker, bigint>();
      for (const { who, gap, method, amount } of acts) {
        const next = stakeAfter(method, stakes.get(who) ?? 0n, amount);
        if (next === undefined) continue;
        stakes.set(who, next);
        const args = method === 'stake' || method === 'withdraw' ? [amount] : [];
        await stage.doAfter(gap, stage.to(kind, who, method, ...args));
        const [farm, held, earned] = [await readFarm(kind), await heldBy(kind), await earnedBy(kind)];
        const now = await stage.timeNow();
        expect(farm.totalStaked).toBe(sum([...stakes.values()]));
        for (const [i, staker] of STAKERS.entries()) {
          const obligation = { ...farm, staked: stakes.get(staker) ?? 0n, earned: earned[i] ?? 0n };
          const funding = farmFunding(obligation, held, kind === 'single', now);
          expect(funding.shortBy).toBe(0n);
          // The contract rounds down for each account, and once for all of a stake's 10^18 units.
          const rounding = BigInt(STAKERS.length) + farm.totalStaked / 10n ** 18n + 1n;
          expect(funding.due).toBeLessThanOrEqual(sum(earned) + rounding);
          expect(funding.due).toBeGreaterThanOrEqual((earned[i] ?? 0n) - rounding);
        }
        expect(isFarmActive(farm, now)).toBe(farmPhase({ ...farm, rates: [farm.rate] }, now) === 'running');
      }
    }),
    { numRuns: 25 },
  );
});

it('a claim is called refused exactly where the farm refuses it, and an exit with it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 1n, max: DURATION }),
      fc.bigInt({ min: 0n, max: REWARDS[0] }),
      async (gap, taken) => {
        await stage.reset();
        await stage.start('dual');
        await stage.doAfter(1n, stage.to('dual', 'm0', 'stake', 7n), stage.to('dual', 'm1', 'stake', 3n));
        const recovered = stage.to('dual', 'deployer', 'recoverERC20', stage.tokens.first, taken);
        await stage.doAfter(gap, recovered, stage.to('dual', 'deployer', 'setPaused', true));
        const [earned = 0n] = await earnedBy('dual');
        const held = await heldBy('dual');
        const isRefused = isClaimRefused({ earned, staked: 7n }, held, false);
        for (const method of ['getReward', 'exit']) {
          expect(await stage.tryCall(stage.to('dual', 'm0', method))).toMatchObject({ ok: !isRefused });
        }
        // Whatever happens to the rewards, a stake is returned; a pause refuses new ones alone.
        expect((await stage.tryCall(stage.to('dual', 'm0', 'withdraw', 7n))).ok).toBe(true);
        expect(await stage.tryCall(stage.to('dual', 'm1', 'stake', 1n))).toMatchObject({
          ok: false,
          reason: 'This action cannot be performed while the contract is paused',
        });
      },
    ),
    { numRuns: 25 },
  );
});

it('a farm of its own staked token pays claims beyond its rewards from the stakes, which then fall short', async () => {
  const stake = 2n * REWARDS[0];
  await stage.reset();
  await stage.start('single');
  await stage.doAfter(1n, stage.to('single', 'm0', 'stake', stake), stage.to('single', 'm1', 'stake', stake));
  // The contract counts the stakes as money for the new period.
  await stage.doAfter(1n, stage.to('single', 'deployer', 'notifyRewardAmount', REWARDS[0]));
  const fundingNow = async (): Promise<FarmFunding> => {
    const obligation = { ...(await readFarm('single')), staked: 0n, earned: 0n };
    return farmFunding(obligation, await heldBy('single'), true, await stage.timeNow());
  };
  const before = await fundingNow();
  expect([before.shortBy > 0n, before.stakesShortBy]).toEqual([true, 0n]);
  await stage.doAfter(DURATION);
  await stage.doAfter(1n, stage.to('single', 'm0', 'exit'), stage.to('single', 'm1', 'getReward'));
  const { available, stakesShortBy } = await fundingNow();
  expect([available, stakesShortBy]).toEqual([0n, stake - (await heldBy('single'))]);
  expect(stakesShortBy).toBeGreaterThan(0n);
  expect(await stage.tryCall(stage.to('single', 'm1', 'withdraw', stake))).toMatchObject({ ok: false });
  expect(await stage.tryCall(stage.to('single', 'm1', 'withdraw', stake - stakesShortBy))).toMatchObject({ ok: true });
});

it('a stake earns the predicted reward, to the rounding of the contract', async () => {
  const stakes = fc.bigInt({ min: 1n, max: 10n ** 12n });
  await fc.assert(
    fc.asyncProperty(
      kinds,
      stakes,
      stakes,
      fc.bigInt({ min: 1n, max: DURATION - 100n }),
      async (kind, theirs, mine, time) => {
        await stage.reset();
        await stage.start(kind);
        await stage.doAfter(1n, stage.to(kind, 'm0', 'stake', theirs), stage.to(kind, 'm1', 'stake', mine));
        const { rate } = await readFarm(kind);
        await stage.doAfter(time);
        const [, earned = 0n] = await earnedBy(kind);
        const forecast = farmPerDay(rate * time * DAY, theirs + mine, mine) / (DAY * DAY);
        expect(earned > forecast ? earned - forecast : forecast - earned).toBeLessThanOrEqual(2n);
      },
    ),
    { numRuns: 25 },
  );
});

it('rewards that are added to a running period are spread over a new one with what is left of it', async () => {
  await stage.reset();
  await stage.start('dual');
  const before = await readFarm('dual');
  await stage.doAfter(DURATION / 2n, stage.onFactory('update', stage.tokens.staked, 0n, 0n, DURATION));
  expect((await readFarm('dual')).rate).toBe(before.rate);
  expect(
    await stage.tryCall(stage.onFactory('deploy', ...Array<string>(4).fill(person('m0')), 1n, 1n, 1n)),
  ).toMatchObject({
    ok: false,
    reason: 'rewards tokens should be different',
  });
});
