import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutOf } from '#domain/staking/lock.ts';
import { owedRewards, payableRewards, type SingleTerms } from '#domain/staking/single.ts';
import { person } from './support/people.ts';
import {
  createTokenStakingStage,
  PER_BLOCK,
  PURSE,
  STAKERS,
  type TokenStakingStage,
} from './support/tokenStakingStage.ts';

let stage: TokenStakingStage;

beforeAll(async () => {
  stage = await createTokenStakingStage();
});
afterAll(() => stage.stop());

const termsOf = async (): Promise<SingleTerms> => {
  const [endBlock, totalStaked, unclaimed, info] = await stage.single.askAll([
    ['endBlock'],
    ['totalStaked'],
    ['unclaimed'],
    ['getRewardInfo'],
  ]);
  return {
    perBlock: PER_BLOCK,
    endBlock: endBlock?.[0] as bigint,
    totalStaked: totalStaked?.[0] as bigint,
    unclaimed: unclaimed?.[0] as bigint,
    lastRewardBlock: info?.[0] as bigint,
  };
};

const act = fc.record({
  who: fc.constantFrom(...STAKERS),
  /** Above 0: staked, below: so many hundredths of the stake taken back; 0: claimed. */
  change: fc.integer({ min: -100, max: 1_000_000 }),
  gap: fc.integer({ min: 0, max: 20 }),
});

describe('single-token staking', () => {
  it('owes what the rules say and pays what it reported, to the unit, for random accounts and amounts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 3, maxLength: 10 }),
        fc.integer({ min: 0, max: 100 }),
        async (acts, life) => {
          await stage.reset();
          if (life > 0)
            await stage.run(stage.single.to('deployer', 'setEndBlock', (await stage.block()) + BigInt(life)));
          for (const { who, change, gap } of acts) {
            await stage.mine(gap);
            const staked = (await stage.single.ask('userInfo', person(who)))[0] as bigint;
            const amount = change >= 0 ? BigInt(change) : (staked * BigInt(-change)) / 100n;
            const before = await stage.balance(who);
            // Rewards of the block that it is mined in count as well.
            const due = await stage.pendingWithNextBlock(who);
            await stage.run(stage.single.to(who, 'transact', amount, change > 0));
            const gained = (await stage.balance(who)) - before;
            expect(gained + (change > 0 ? amount : -amount)).toBe(due);
          }
          const pending = await stage.single.askAll(STAKERS.map((who) => ['pendingReward', person(who)]));
          const total = pending.reduce((sum, entry) => sum + (entry[0] as bigint), 0n);
          const owed = owedRewards(await termsOf(), await stage.block());
          // Each share is rounded down, and what was rounded off before a use can come with the next one.
          expect(owed + BigInt(acts.length)).toBeGreaterThanOrEqual(total);
          expect(owed - total).toBeLessThanOrEqual(BigInt(STAKERS.length * (acts.length + 1)));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('a stake comes back where rewards cannot be paid, and they stay due; a claim says why', async () => {
    await stage.reset();
    await stage.empty();
    await stage.run(stage.single.to('m0', 'transact', 1_000n, true));
    await stage.mine(5);
    expect(await stage.single.tryAsk('m0', 'transact', 0n, false)).toBe('Insufficient rewards');
    await stage.run(stage.single.to('m0', 'transact', 1_000n, false));
    expect(await stage.balance('m0')).toBe(PURSE);
    const [due] = (await stage.single.ask('pendingReward', person('m0'))) as [bigint];
    expect(due).toBe(6n * PER_BLOCK);
    expect(payableRewards(await stage.heldBy(stage.single.at), 0n, true)).toBe(0n);
    await stage.fund(stage.single.at, due);
    await stage.run(stage.single.to('m0', 'transact', 0n, false));
    expect(await stage.balance('m0')).toBe(PURSE + due);
  });
});

describe('locks', () => {
  it('pay what the rules say at their end, and not before; every payout is covered', async () => {
    const amount = fc.bigInt({ min: 10n, max: 10n ** 9n });
    const deposit = fc.record({ who: fc.constantFrom(...STAKERS), amount, months: fc.constantFrom(1n, 3n) });
    await fc.assert(
      fc.asyncProperty(fc.array(deposit, { minLength: 1, maxLength: 6 }), async (deposits) => {
        await stage.reset();
        for (const each of deposits) await stage.run(stage.lock.to(each.who, 'deposit', each.amount, each.months));
        const owed = deposits.reduce((sum, each) => sum + payoutOf(each.amount, stage.termsOf(each.months)), 0n);
        expect((await stage.lock.ask('totalPayout'))[0]).toBe(owed);
        expect(await stage.heldBy(stage.lock.at)).toBeGreaterThanOrEqual(owed);
        const first = deposits[0];
        if (!first) return;
        const before = await stage.balance(first.who);
        expect(await stage.lock.tryAsk(first.who, 'withdraw', 1n)).toBe('Still locked');
        await stage.wait(stage.termsOf(first.months).seconds);
        await stage.run(stage.lock.to(first.who, 'withdraw', 1n));
        expect((await stage.balance(first.who)) - before).toBe(payoutOf(first.amount, stage.termsOf(first.months)));
        expect(await stage.lock.tryAsk(first.who, 'withdraw', 1n)).toBe('Unknown stake');
      }),
      { numRuns: 6 },
    );
  });

  it('takes what it says it takes, and not a unit more', async () => {
    await stage.reset();
    const [remaining] = (await stage.lock.ask('remainingLockUp', 3n)) as [bigint];
    const refused = await stage.lock.tryAsk('m0', 'deposit', remaining + 1n, 3n);
    expect(refused).toBe('Exceeds the remaining lock-up quantity');
    await stage.run(stage.lock.to('m0', 'deposit', remaining, 3n));
    expect(await stage.lock.tryAsk('m1', 'deposit', 10n ** 9n, 3n)).toBe('Exceeds the remaining lock-up quantity');
  });
});
