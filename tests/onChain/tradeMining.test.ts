import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rewardForTrade, tradeReward, tradeRewardsDue, type TradeTerms } from '#domain/mining/tradeMining.ts';
import { person } from './support/people.ts';
import {
  BOOK,
  createTradeStage,
  PER_BLOCK,
  POINTS,
  PRICE,
  START,
  TAKERS,
  VAULT,
  type TradeStage,
} from './support/tradeStage.ts';

const terms: TradeTerms = { perBlock: PER_BLOCK, totalAllocPoint: POINTS[0] + POINTS[1] };
const PIDS = [0, 1] as const;

let stage: TradeStage;

beforeAll(async () => {
  stage = await createTradeStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.stop());

const counts = async (input: string, output: string, amount = 1_000n): Promise<unknown> => {
  const answer = await stage.tryCall(stage.to(BOOK, 'swap', person('m0'), input, output, amount));
  return answer.ok && answer.values[0];
};

const act = fc.record({
  who: fc.constantFrom(...TAKERS),
  pid: fc.constantFrom(...PIDS),
  gap: fc.bigInt({ min: 1n, max: 40n }),
  amount: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  claims: fc.boolean(),
});

it('accounts can claim and the vault pays what the rules say, for random trades of many accounts', async () => {
  const { target, a, b } = stage.tokens;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 14 }), async (acts) => {
      await stage.reset();
      let block = START;
      for (const { who, pid, gap, amount, claims } of acts) {
        block += gap;
        await stage.mineTo(block - 1n);
        const before = await Promise.all(
          PIDS.map(async (entry) => ({ pool: await stage.pool(entry), own: await stage.own(entry, who) })),
        );
        const [vault, purse] = [await stage.balance(VAULT), await stage.balance(who)];
        for (const [one, { pool, own }] of before.entries()) {
          expect(await stage.ask(who, 'getUserReward', one)).toEqual([tradeReward(terms, pool, own, block - 1n), own]);
        }
        const used = before.filter(({ own }, entry) => (claims ? own > 0n : entry === pid));
        const due = used.reduce((sum, { pool }) => sum + tradeRewardsDue(terms, pool, block), 0n);
        const trade = stage.trade(who, pid === 0 ? a : b, target, amount);
        await stage.doAt(block, claims ? stage.to(who, 'takerWithdraw') : trade);
        expect(vault - (await stage.balance(VAULT))).toBe(due);
        const paid = before.reduce((sum, { pool, own }) => sum + tradeReward(terms, pool, own, block), 0n);
        expect((await stage.balance(who)) - purse).toBe(claims ? paid : 0n);
        const [expected] = before.filter((_, entry) => entry === pid);
        if (claims || !expected) continue;
        const gained = rewardForTrade(terms, expected.pool, { own: expected.own, traded: amount }, block);
        const now = (await stage.ask(who, 'getUserReward', pid))[0] as bigint;
        const earlier = tradeReward(terms, expected.pool, expected.own, block);
        expect(gained).toBe(now > earlier ? now - earlier : 0n);
      }
    }),
    { numRuns: 12 },
  );
});

it('a trade counts in the target token, by way of a pair where it is bought for another', async () => {
  const { target, a, b } = stage.tokens;
  await stage.executeAll([stage.trade('m0', a, target, 500n), stage.trade('m1', target, b, 500n)]);
  expect(await stage.own(0, 'm0')).toBe(500n);
  expect(await stage.own(1, 'm1')).toBe(500n * PRICE);
  expect(await stage.ask('m0', 'getUserReward', 1)).toEqual([0n, 0n]);
});

it('nothing counts off the list, outside the pairs, without points or without value; only the book reports', async () => {
  const { target, a, b, far } = stage.tokens;
  expect(await counts(a, target)).toBe(true);
  expect(await counts(far, b)).toBe(false);
  expect(await counts(a, b)).toBe(false);
  expect(await counts(a, target, 0n)).toBe(false);
  await stage.executeAll([stage.to('deployer', 'addWhitelist', far)]);
  expect(await counts(far, b)).toBe(false);
  expect((await stage.ask('m0', 'getQuantity', far, 1_000n, target))[0]).toBe(4_000n);
  await stage.executeAll([stage.to('deployer', 'setPair', 0, 0, true), stage.to('deployer', 'delWhitelist', b)]);
  expect(await counts(a, target)).toBe(false);
  expect(await counts(b, target)).toBe(false);
  expect(await stage.refusal(stage.to('m0', 'swap', person('m0'), a, target, 1n))).toBe(
    'SwapMining: caller is not the router',
  );
  for (const [method, ...args] of [
    ['addPair', 1, a, false],
    ['setTokenPerBlock', 1],
    ['addWhitelist', a],
  ] as const)
    expect(await stage.refusal(stage.to('m0', method, ...args)), method).toBe('onlyOwner');
});

it('a short vault refuses claims and counted trades alike; whoever has nothing claims nothing', async () => {
  const { target, a } = stage.tokens;
  await stage.executeAll([stage.trade('m0', a, target, 500n)]);
  const empty = { ...stage.onToken(stage.myt, 'approve', stage.at, 0n), from: person(VAULT) };
  await stage.executeAll([empty]);
  const short = 'TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED';
  expect(await stage.refusal(stage.to('m0', 'takerWithdraw'))).toBe(short);
  expect(await stage.refusal(stage.trade('m1', a, target, 1n))).toBe(short);
  await stage.executeAll([stage.to('m1', 'takerWithdraw')]);
  expect(await stage.balance('m1')).toBe(0n);
});
