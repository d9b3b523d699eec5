import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dueFromVault,
  phaseAt,
  rewardAt,
  rewardBetween,
  type MiningPool,
  type MiningTerms,
} from '#domain/mining/rewards.ts';
import { rewardsPerDay, sharesAfter } from '#domain/mining/yields.ts';
import { person } from './support/people.ts';
import {
  createStakingStage,
  PER_BLOCK,
  POINTS,
  STAKERS,
  START,
  VAULT,
  type StakingStage,
} from './support/stakingStage.ts';

/** Milliseconds of a day: a pace at which a day is one block. */
const DAY_MS = 86_400_000;

let stage: StakingStage;

beforeAll(async () => {
  stage = await createStakingStage();
});
afterAll(() => stage.stop());

const termsOf = (halvingPeriod: bigint): MiningTerms => ({
  perBlock: PER_BLOCK,
  startBlock: START,
  halvingPeriod,
  totalAllocPoint: POINTS[0] + POINTS[1],
});

const readPool = async (pid: number): Promise<MiningPool> => {
  const [lpToken, allocPoint, lastRewardBlock, , , totalAmount] = await stage.ask('poolInfo', pid);
  return { lpToken, allocPoint, lastRewardBlock, totalAmount } as MiningPool;
};

const vaultBalance = async (): Promise<bigint> =>
  (await stage.callAll([stage.onToken(stage.myt, VAULT, 'balanceOf', person(VAULT))]))[0]?.[0] as bigint;

const act = fc.record({
  who: fc.constantFrom(...STAKERS),
  pid: fc.constantFrom(0, 1),
  gap: fc.bigInt({ min: 1n, max: 40n }),
  amount: fc.bigInt({ min: 0n, max: 10n ** 20n }),
});

it('the vault pays with each deposit what the rules say, through halvings, for random accounts and pools', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 0n, max: 25n }),
      fc.array(act, { minLength: 2, maxLength: 10 }),
      async (period, acts) => {
        await stage.reset();
        await stage.doAt(START + 1n, stage.to('deployer', 'setHalvingPeriod', period));
        const terms = termsOf(period);
        let block = START + 1n;
        for (const { who, pid, gap, amount } of acts) {
          block += gap;
          await stage.mineTo(block - 1n);
          const [pool, before] = [await readPool(pid), await vaultBalance()];
          const blockReward = await stage.ask('getTokenBlockReward', pool.lastRewardBlock);
          expect(rewardBetween(terms, pool.lastRewardBlock, block - 1n)).toBe(blockReward[0]);
          await stage.doAt(block, stage.to(who, 'deposit', pid, amount));
          expect(before - (await vaultBalance())).toBe(dueFromVault(terms, pool, pool.totalAmount, block));
        }
        expect(phaseAt(terms, block)).toBe((await stage.ask('phase', block))[0]);
        expect(rewardAt(terms, block)).toBe((await stage.ask('reward', block))[0]);
      },
    ),
    { numRuns: 10 },
  );
});

it('a deposit earns the predicted reward, to the rounding of the contract', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 20n }),
      async (theirs, mine, blocks) => {
        await stage.reset();
        await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, theirs));
        await stage.doAt(START + 2n, stage.to('m1', 'deposit', 0, mine));
        await stage.mineTo(START + 2n + blocks);
        const perBlock = (PER_BLOCK * POINTS[0]) / (POINTS[0] + POINTS[1]);
        const shares = sharesAfter({ perBlock: perBlock * blocks, supply: theirs }, mine);
        const forecast = rewardsPerDay(shares, mine, DAY_MS);
        const earned = await stage.pending(0, 'm1');
        const difference = earned > forecast ? earned - forecast : forecast - earned;
        expect(difference <= 2n).toBe(true);
      },
    ),
    { numRuns: 10 },
  );
});
