import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import type { RunningAnvil } from '../../e2e/devnet/anvilProcess.ts';
import { secondsToDrip, validateDrip } from '#domain/faucet/validateDrip.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const { abi, ...faucet } = ownArtifact('Faucet');
const token = ownArtifact('PlainToken');
const [AMOUNT, INTERVAL, HELD] = [100n, 1000n, 450n];
const PEOPLE = ['m0', 'm1'] as const;

let node: RunningAnvil;
let client: ReturnType<typeof createContractClient>;
let at: Address;
let given: Address;
let snapshot: Hex;

const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
  abi,
  to: at,
  method,
  args,
  from: person(who),
});
const onToken = (method: string, ...args: readonly unknown[]): Transaction => ({
  abi: token.abi,
  to: given,
  method,
  args,
  from: person('deployer'),
});
const number = async (transaction: Transaction): Promise<bigint> =>
  (await client.callAll([transaction]))[0]?.[0] as bigint;
const reasonOf = async (transaction: Transaction): Promise<string | undefined> => {
  const answer = await client.tryCall(transaction);
  return answer.ok ? undefined : answer.reason;
};
const timeNow = async (): Promise<number> =>
  Number((await node.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false)).timestamp);

beforeAll(async () => {
  node = await startAnvil({ mineOnDemand: true });
  client = createContractClient(node);
  given = await client.create(person('deployer'), token);
  at = await client.create(person('deployer'), { abi, ...faucet }, [given, AMOUNT, INTERVAL]);
  await client.executeAll([onToken('initialize', 'T', 'T', 18, person('deployer')), onToken('mint', at, HELD)]);
  snapshot = await node.rpc<Hex>('evm_snapshot');
});
afterAll(() => node.stop());

/** Problem that the page shows before a user action, from the contract's data. */
const problemFor = async (who: string) => {
  const [lastDrip, held, isPaused] = [
    await number(to(who, 'lastDrip', person(who))),
    await number(onToken('balanceOf', at)),
    (await client.callAll([to(who, 'paused')]))[0]?.[0] === true,
  ];
  const terms = { amount: AMOUNT, interval: INTERVAL, held, lastDrip, timestamp: await timeNow() };
  const gate = { account: person(who), watching: false, wrongNetwork: false, isPaused };
  return { ...terms, problem: validateDrip({ ...terms, ...gate, coins: 1n, isPending: false }) };
};

const REASONS = { paused: 'Faucet: paused', wait: 'Faucet: wait', empty: 'Faucet: empty' } as const;

const step = fc.record({
  who: fc.constantFrom(...PEOPLE),
  gap: fc.oneof(fc.integer({ min: 1, max: 1200 }), fc.constant(Number(INTERVAL))),
  isPaused: fc.boolean(),
});

it('the page refuses a request for the very reason for which the contract would, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
      for (const { who, gap, isPaused } of steps) {
        await client.executeAll([to('deployer', 'setPaused', isPaused && gap % 3 === 0)]);
        await node.rpc('evm_setNextBlockTimestamp', (await timeNow()) + gap);
        await node.rpc('evm_mine');
        const { problem } = await problemFor(who);
        const reason = await reasonOf(to(who, 'drip'));
        // Paused goes before empty before too early on the page; the contract looks at the time first.
        if (problem === 'empty') expect(['Faucet: wait', 'Faucet: empty']).toContain(reason);
        else expect(reason).toBe(problem && REASONS[problem as keyof typeof REASONS]);
        if (problem === undefined) await client.executeAll([to(who, 'drip')]);
      }
    }),
    { numRuns: 25 },
  );
});

it('pays the amount once an interval, to the unit, and again in the second that the countdown ends', async () => {
  await node.rpc('evm_revert', snapshot);
  snapshot = await node.rpc<Hex>('evm_snapshot');
  const before = await number(onToken('balanceOf', person('m0')));
  await client.executeAll([to('m0', 'drip')]);
  expect((await number(onToken('balanceOf', person('m0')))) - before).toBe(AMOUNT);
  const { timestamp, lastDrip } = await problemFor('m0');
  const left = secondsToDrip({ interval: INTERVAL, lastDrip, timestamp }) ?? 0n;
  const goTo = async (time: number): Promise<void> => {
    await node.rpc('evm_setNextBlockTimestamp', time);
    await node.rpc('evm_mine');
  };
  await goTo(timestamp + Number(left) - 1);
  expect((await problemFor('m0')).problem).toBe('wait');
  expect(await reasonOf(to('m0', 'drip'))).toBe('Faucet: wait');
  await goTo(timestamp + Number(left));
  expect((await problemFor('m0')).problem).toBeUndefined();
  expect(await reasonOf(to('m0', 'drip'))).toBeUndefined();
  expect(await reasonOf(to('m1', 'setPaused', true))).toBe('onlyOwner');
});
