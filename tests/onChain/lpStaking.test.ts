import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Receipt } from './support/contractClient.ts';
import { person } from './support/people.ts';
import { createStakingModel } from './support/stakingModel.ts';
import {
  createStakingStage,
  PER_BLOCK,
  SECOND_PER_BLOCK,
  STAKERS,
  START,
  VAULT,
  type StakingStage,
} from './support/stakingStage.ts';

/** The first pool's reward per block. */
const POOL_SHARE = 750_000n;
const SHORT = 'TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED';

let stage: StakingStage;

beforeAll(async () => {
  stage = await createStakingStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.stop());

/** Events of the contract in a receipt: name and values. */
const eventsIn = (receipt: Receipt): unknown[][] =>
  receipt.logs
    .filter(({ address }) => address.toLowerCase() === stage.at.toLowerCase())
    .map(({ topics, data }) => {
      const log = stage.abi.parseLog({ topics: [...topics], data });
      return [log?.name, ...(log?.args.toArray() ?? [])];
    });

describe('the rewards earned', () => {
  it("each block's reward goes to the pools by their points and to people by their share, to the unit", async () => {
    await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, 100));
    await stage.mineTo(START + 6n);
    expect(await stage.pending(0, 'm0')).toBe(5n * POOL_SHARE);
    await stage.doAt(START + 7n, stage.to('m1', 'deposit', 0, 300));
    await stage.doAt(START + 8n, stage.to('m2', 'deposit', 1, 50));
    await stage.mineTo(START + 11n);
    expect(await stage.pending(0, 'm0')).toBe(6n * POOL_SHARE + POOL_SHARE);
    expect(await stage.pending(0, 'm1')).toBe(3n * POOL_SHARE);
    expect(await stage.pending(1, 'm2')).toBe(3n * (PER_BLOCK - POOL_SHARE));
    expect(await stage.ask('pending', 0, person('m2'))).toEqual([0n, 0n]);
  });

  it('a reward that does not divide is rounded down', async () => {
    await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, 3));
    await stage.doAt(START + 2n, stage.to('m1', 'deposit', 0, 4));
    await stage.mineTo(START + 3n);
    expect(await stage.pending(0, 'm0')).toBe(1_071_428n);
    expect(await stage.pending(0, 'm1')).toBe(428_571n);
  });

  it('depositing or withdrawing nothing claims; more in and out pays what is due as well', async () => {
    await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, 100));
    await stage.doAt(START + 3n, stage.to('m0', 'deposit', 0, 0));
    expect(await stage.claimed('m0')).toBe(2n * POOL_SHARE);
    expect(await stage.pending(0, 'm0')).toBe(0n);
    await stage.doAt(START + 4n, stage.to('m0', 'withdraw', 0, 0));
    await stage.doAt(START + 5n, stage.to('m0', 'deposit', 0, 900));
    await stage.doAt(START + 6n, stage.to('m0', 'withdraw', 0, 1_000));
    expect(await stage.claimed('m0')).toBe(5n * POOL_SHARE);
    expect(await stage.lpGain(0, 'm0')).toBe(0n);
    expect(await stage.ask('userInfo', 0, person('m0'))).toEqual([0n, 0n, 0n]);
  });

  it('nothing is earned while nobody has staked, and nothing for pool tokens that somebody only sent', async () => {
    await stage.doAt(START + 5n, stage.to('m0', 'deposit', 0, 100));
    await stage.executeAll([stage.onToken(stage.lps[0], 'm1', 'transfer', stage.at, 100)]);
    await stage.mineTo(START + 7n);
    expect(await stage.pending(0, 'm0')).toBe(POOL_SHARE);
    expect((await stage.ask('poolInfo', 0))[5]).toBe(100n);
  });

  it('a pool without points earns nothing more; what it earned before stays', async () => {
    await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, 100));
    await stage.doAt(START + 3n, stage.to('deployer', 'set', 0, 0, true));
    await stage.mineTo(START + 9n);
    expect(await stage.pending(0, 'm0')).toBe(2n * POOL_SHARE);
    expect(await stage.ask('totalAllocPoint')).toEqual([1n]);
  });

  it('another reward for each block counts from the block where it is set', async () => {
    await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, 100));
    await stage.doAt(START + 3n, stage.to('deployer', 'setTokenPerBlock', 8n * PER_BLOCK));
    await stage.mineTo(START + 4n);
    expect(await stage.pending(0, 'm0')).toBe(10n * POOL_SHARE);
  });

  it('the reward halves after each period, in the middle of a stake as well', async () => {
    await stage.doAt(START + 1n, stage.to('deployer', 'setHalvingPeriod', 10));
    const phases = [START - 1n, START, START + 1n, START + 10n, START + 11n, START + 20n, START + 21n, START + 30n];
    const requests = phases.map(async (block) => (await stage.ask('phase', block))[0]);
    expect(await Promise.all(requests)).toEqual([0n, 0n, 0n, 0n, 1n, 1n, 2n, 2n]);
    expect(await stage.ask('reward', START + 25n)).toEqual([PER_BLOCK / 4n]);
    await stage.doAt(START + 8n, stage.to('m0', 'deposit', 0, 100));
    await stage.mineTo(START + 23n);
    expect(await stage.ask('getTokenBlockReward', START + 8n)).toEqual([
      2n * PER_BLOCK + 10n * (PER_BLOCK / 2n) + 3n * (PER_BLOCK / 4n),
    ]);
    expect(await stage.pending(0, 'm0')).toBe(2n * POOL_SHARE + 5n * POOL_SHARE + (3n * POOL_SHARE) / 4n);
    await stage.executeAll([stage.to('deployer', 'setHalvingPeriod', 0)]);
    expect(await stage.ask('phase', START + 30n)).toEqual([0n]);
  });

  const act = fc.record({
    who: fc.constantFrom(...STAKERS),
    gap: fc.bigInt({ min: 1n, max: 30n }),
    kind: fc.constantFrom('deposit', 'withdraw', 'claim', 'leave'),
    amount: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  });

  it('random deposits, withdrawals, claims and exits pay what the description says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        await stage.reset();
        const model = createStakingModel();
        const paid = new Map<string, bigint>();
        let block = START;
        for (const { who, gap, kind, amount } of acts) {
          block += gap;
          const change = { deposit: amount, withdraw: -(amount % (model.staked(who) + 1n)), claim: 0n, leave: 0n }[
            kind
          ];
          if (kind === 'leave') {
            await stage.doAt(block, stage.to(who, 'emergencyWithdraw', 0));
            model.leave(who);
          } else {
            const [method, size] = change < 0n ? ['withdraw', -change] : ['deposit', change];
            await stage.doAt(block, stage.to(who, String(method), 0, size));
            paid.set(who, (paid.get(who) ?? 0n) + model.move(who, block, change));
          }
          for (const one of STAKERS) expect(await stage.pending(0, one)).toBe(model.pending(one, block));
        }
        for (const one of STAKERS) expect(await stage.claimed(one)).toBe(paid.get(one) ?? 0n);
        for (const one of STAKERS) expect(await stage.lpGain(0, one)).toBe(-model.staked(one));
      }),
      { numRuns: 12 },
    );
  });
});

describe('a pool that pays two tokens', () => {
  it('shares the second one like the first among those who staked, whoever sends pool tokens', async () => {
    await stage.payTwo();
    await stage.doAt(START + 3n, stage.to('m0', 'deposit', 1, 100));
    await stage.doAt(START + 5n, stage.to('m1', 'deposit', 1, 300));
    await stage.executeAll([stage.onToken(stage.lps[1], 'm2', 'transfer', stage.at, 1_000)]);
    await stage.mineTo(START + 9n);
    expect(await stage.ask('pending', 1, person('m0'))).toEqual([
      2n * (PER_BLOCK - POOL_SHARE) + (PER_BLOCK - POOL_SHARE),
      3n * SECOND_PER_BLOCK,
    ]);
    await stage.doAt(START + 10n, stage.to('m1', 'withdraw', 1, 300));
    expect(await stage.claimedSecond('m1')).toBe((5n * 3n * SECOND_PER_BLOCK) / 4n);
    expect(await stage.lpGain(1, 'm1')).toBe(0n);
    await stage.doAt(START + 12n, stage.to('m0', 'emergencyWithdraw', 1));
    expect([await stage.claimedSecond('m0'), await stage.lpGain(1, 'm0')]).toEqual([0n, 0n]);
  });

  const move = fc.record({
    who: fc.constantFrom(...STAKERS),
    gap: fc.bigInt({ min: 1n, max: 9n }),
    amount: fc.bigInt({ min: 0n, max: 10n ** 20n }),
  });

  it('pays exactly what it says it owes, and never more than the second contract paid it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 8 }), async (moves) => {
        await stage.reset();
        await stage.payTwo();
        let block = START + 1n;
        for (const { who, gap, amount } of moves) {
          block += gap;
          await stage.mineTo(block - 1n);
          const before = await stage.claimedSecond(who);
          const [, owed] = await stage.askAt(block, 'pending', 1, person(who));
          await stage.doAt(block, stage.to(who, 'deposit', 1, amount));
          expect((await stage.claimedSecond(who)) - before).toBe(owed);
        }
        const claimed = await Promise.all(STAKERS.map(stage.claimedSecond));
        const sum = claimed.reduce((total, entry) => total + entry, 0n);
        expect(sum <= (block - START) * SECOND_PER_BLOCK).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the refusals', () => {
  it('more than was staked cannot be withdrawn', async () => {
    await stage.executeAll([stage.to('m0', 'deposit', 0, 100)]);
    expect(await stage.refusal(stage.to('m0', 'withdraw', 0, 101))).toBe('withdrawToken: not good');
    expect(await stage.refusal(stage.to('m1', 'withdraw', 0, 1))).toBe('withdrawToken: not good');
  });

  it('while mining is suspended nothing goes in or out, not even in an emergency', async () => {
    await stage.executeAll([stage.to('m0', 'deposit', 0, 100), stage.to('deployer', 'setPause')]);
    expect(await stage.ask('paused')).toEqual([true]);
    const tries = [['deposit', 0, 1] as const, ['withdraw', 0, 1] as const, ['emergencyWithdraw', 0] as const];
    for (const [method, ...args] of tries) {
      expect(await stage.refusal(stage.to('m0', method, ...args)), method).toBe('Mining has been suspended');
    }
    await stage.executeAll([stage.to('deployer', 'setPause'), stage.to('m0', 'withdraw', 0, 100)]);
    expect(await stage.lpGain(0, 'm0')).toBe(0n);
  });

  it('only an emergency gives the stake back, without its rewards, while the vault is short', async () => {
    await stage.doAt(START + 1n, stage.to('m0', 'deposit', 0, 100));
    await stage.executeAll([stage.onToken(stage.myt, VAULT, 'approve', stage.at, 0)]);
    for (const method of ['deposit', 'withdraw']) {
      expect(await stage.refusal(stage.to('m0', method, 0, 1)), method).toBe(SHORT);
      expect(await stage.refusal(stage.to('m0', method, 0, 0)), method).toBe(SHORT);
    }
    expect(await stage.pending(0, 'm0')).toBe(POOL_SHARE);
    const [receipt] = await stage.executeAll([stage.to('m0', 'emergencyWithdraw', 0)]);
    expect(receipt && eventsIn(receipt)).toEqual([['EmergencyWithdraw', person('m0'), 0n, 100n]]);
    expect(await stage.lpGain(0, 'm0')).toBe(0n);
    expect(await stage.claimed('m0')).toBe(0n);
    expect(await stage.ask('userInfo', 0, person('m0'))).toEqual([0n, 0n, 0n]);
  });

  it('the settings belong to the owner, and a pool needs a token', async () => {
    const settings = [
      stage.to('m0', 'add', 1, stage.lps[0], false),
      stage.to('m0', 'set', 0, 1, false),
      stage.to('m0', 'setTokenPerBlock', 1),
      stage.to('m0', 'setHalvingPeriod', 1),
      stage.to('m0', 'setPause'),
      stage.to('m0', 'setTotalPoolAddr', person('m0')),
    ];
    for (const setting of settings) expect(await stage.refusal(setting), setting.method).toBe('onlyOwner');
    const nowhere = '0x0000000000000000000000000000000000000000';
    expect(await stage.refusal(stage.to('deployer', 'add', 1, nowhere, false))).toBe('_lpToken is the zero address');
  });
});

describe('the views and events', () => {
  it('every deposit and withdrawal is an event of the account, the pool and the amount', async () => {
    const deposited = await stage.doAt(START + 1n, stage.to('m0', 'deposit', 1, 70));
    expect(eventsIn(deposited)).toEqual([['Deposit', person('m0'), 1n, 70n]]);
    const withdrawn = await stage.doAt(START + 2n, stage.to('m0', 'withdraw', 1, 30));
    expect(eventsIn(withdrawn)).toEqual([['Withdraw', person('m0'), 1n, 30n]]);
    const claimed = await stage.doAt(START + 3n, stage.to('m0', 'deposit', 1, 0));
    expect(eventsIn(claimed)).toEqual([['Deposit', person('m0'), 1n, 0n]]);
  });

  it('the views name the pools by number and by token, and zero for an unknown token', async () => {
    expect(await stage.ask('poolLength')).toEqual([2n]);
    for (const [pid, lp] of stage.lps.entries()) {
      expect(await stage.ask('LpOfPid', lp)).toEqual([BigInt(pid)]);
      expect((await stage.ask('poolInfo', pid)).slice(0, 2)).toEqual([lp, pid === 0 ? 3n : 1n]);
    }
    expect(await stage.ask('LpOfPid', stage.myt)).toEqual([0n]);
    expect(await stage.ask('isMultLP', stage.lps[0])).toEqual([false]);
    expect(await stage.ask('startBlock')).toEqual([START]);
    expect(await stage.ask('totalPoolAddr')).toEqual([person(VAULT)]);
  });
});
