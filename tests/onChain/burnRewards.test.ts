import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { epochAfter, epochShare, type BurnEpoch } from '#domain/burn/epochs.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Receipt, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const programme = ownArtifact('BurnEarn');
const token = ownArtifact('PlainToken');
const PLENTY = 10n ** 30n;
const EPOCH = 1000n;
const REWARD = 10n ** 12n + 7n;
const BURNERS = ['m0', 'm1', 'm2'] as const;
type Burner = (typeof BURNERS)[number];
const VAULT = 'fee';

const createStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const deployer = person('deployer');
  const burned = await client.create(deployer, token);
  const reward = await client.create(deployer, token);
  const { timestamp } = await node.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
  const start = BigInt(timestamp) + 100n;
  const at = await client.create(deployer, programme, [burned, reward, start, EPOCH, REWARD]);
  const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    abi: programme.abi,
    to: at,
    method,
    args,
    from: person(who),
  });
  const onToken = (address: Address, who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    ...to(who, method, ...args),
    abi: token.abi,
    to: address,
  });
  await client.executeAll([
    ...[burned, reward].map((entry) => onToken(entry, 'deployer', 'initialize', 'T', 'T', 18, deployer)),
    onToken(reward, 'deployer', 'mint', person(VAULT), PLENTY),
    onToken(reward, VAULT, 'approve', at, PLENTY),
    ...BURNERS.flatMap((who) => [
      onToken(burned, 'deployer', 'mint', person(who), PLENTY),
      onToken(burned, who, 'approve', at, PLENTY),
    ]),
    to('deployer', 'setVault', person(VAULT)),
  ]);
  let snapshot = await node.rpc<Hex>('evm_snapshot');
  const ask = async (method: string, ...args: readonly unknown[]): Promise<readonly bigint[]> =>
    (await client.callAll([{ abi: programme.abi, to: at, method, args }]))[0]?.toArray() as bigint[];
  return {
    to,
    ask,
    tryCall: client.tryCall,
    /** Does something so many seconds after the first epoch began. */
    doAt: async (seconds: bigint, transaction: Transaction): Promise<Receipt | undefined> => {
      await node.rpc('evm_setNextBlockTimestamp', Number(start + seconds));
      return (await client.executeAll([transaction]))[0];
    },
    mineAt: async (seconds: bigint): Promise<void> => {
      await node.rpc('evm_setNextBlockTimestamp', Number(start + seconds));
      await node.rpc('evm_mine');
    },
    paid: async (who: Burner): Promise<bigint> =>
      (await client.callAll([onToken(reward, who, 'balanceOf', person(who))]))[0]?.[0] as bigint,
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
    stop: node.stop,
  };
};

let stage: Awaited<ReturnType<typeof createStage>>;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.stop());

/** The rule of the domain over a schedule: who has earned what in epochs that are over. */
const createModel = () => {
  const epochs = new Map<bigint, Map<Burner, bigint>>();
  const paid = new Map<Burner, bigint>();
  const epochOf = (number: bigint): BurnEpoch => {
    const burns = [...(epochs.get(number)?.values() ?? [])];
    return { reward: REWARD, burned: burns.reduce((sum, burn) => sum + burn, 0n) };
  };
  const inEpoch = (who: Burner, number: bigint): bigint => epochs.get(number)?.get(who) ?? 0n;
  const earned = (who: Burner, now: bigint): bigint =>
    [...epochs.keys()]
      .filter((number) => number < now)
      .reduce((sum, number) => sum + epochShare(epochOf(number), inEpoch(who, number)), 0n) - (paid.get(who) ?? 0n);
  return {
    epochOf,
    inEpoch,
    earned,
    burn: (who: Burner, number: bigint, amount: bigint) => {
      epochs.set(number, new Map(epochs.get(number)).set(who, inEpoch(who, number) + amount));
    },
    claim: (who: Burner, now: bigint) => {
      paid.set(who, (paid.get(who) ?? 0n) + earned(who, now));
    },
  };
};

const act = fc.record({
  who: fc.constantFrom(...BURNERS),
  gap: fc.bigInt({ min: 1n, max: 1500n }),
  amount: fc.bigInt({ min: 1n, max: 10n ** 20n }),
  isClaim: fc.boolean(),
});

it('random burns and claims of many accounts earn and pay what the rule says, to the unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      await stage.reset();
      const model = createModel();
      let time = 0n;
      for (const { who, gap, amount, isClaim } of acts) {
        time += gap;
        const now = time / EPOCH;
        const due = model.earned(who, now);
        if (isClaim && due > 0n) {
          await stage.doAt(time, stage.to(who, 'claim'));
          model.claim(who, now);
        } else {
          const before = model.epochOf(now);
          await stage.doAt(time, stage.to(who, 'burn', amount));
          model.burn(who, now, amount);
          expect(model.epochOf(now)).toEqual(epochAfter(before, amount));
        }
        const [number, , reward, burned] = await stage.ask('epochInfo');
        expect([number, reward, burned]).toEqual([now, REWARD, model.epochOf(now).burned]);
        expect((await stage.ask('userInfo', person(who)))[0]).toBe(model.inEpoch(who, now));
        expect((await stage.ask('earned', person(who)))[0]).toBe(model.earned(who, now));
      }
      const end = time / EPOCH + 1n;
      await stage.mineAt(end * EPOCH);
      for (const who of BURNERS) {
        const due = model.earned(who, end);
        expect((await stage.ask('earned', person(who)))[0]).toBe(due);
        const before = await stage.paid(who);
        if (due > 0n) await stage.doAt(end * EPOCH + BigInt(BURNERS.indexOf(who)) + 1n, stage.to(who, 'claim'));
        expect((await stage.paid(who)) - before).toBe(due);
      }
      // Rounding remainders are below one unit per burner and epoch.
      expect(((await stage.ask('owed'))[0] ?? -1n) <= BigInt(acts.length)).toBe(true);
    }),
    { numRuns: 10 },
  );
});

it('a burn contract refuses with a reason: nothing, paused, finished', async () => {
  await stage.reset();
  const reason = async (transaction: Transaction): Promise<string> => {
    const answer = await stage.tryCall(transaction);
    return answer.ok ? 'accepted' : answer.reason;
  };
  await stage.mineAt(1n);
  expect(await reason(stage.to('m0', 'claim'))).toBe('BurnEarn: nothing to claim');
  expect(await reason(stage.to('m0', 'burn', 0))).toBe('BurnEarn: nothing to burn');
  await stage.doAt(2n, stage.to('deployer', 'setPaused', true));
  expect(await reason(stage.to('m0', 'burn', 1))).toBe('BurnEarn: paused');
  await stage.doAt(3n, stage.to('deployer', 'setPaused', false));
  await stage.doAt(4n, stage.to('deployer', 'setRewardPerEpoch', 0));
  expect(await reason(stage.to('m0', 'burn', 1))).toBe('BurnEarn: finished');
  expect(await reason(stage.to('m0', 'setPaused', true))).toBe('onlyOwner');
});
