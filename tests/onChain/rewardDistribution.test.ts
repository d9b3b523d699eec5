import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import type { RunningAnvil } from '../../e2e/devnet/anvilProcess.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const { abi, ...distribution } = ownArtifact('RewardDistribution');
const token = ownArtifact('PlainToken');

let node: RunningAnvil;
let client: ReturnType<typeof createContractClient>;
let at: Address;
let paid: Address;

const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
  abi,
  to: at,
  method,
  args,
  from: person(who),
});
const onToken = (method: string, ...args: readonly unknown[]): Transaction => ({
  abi: token.abi,
  to: paid,
  method,
  args,
  from: person('deployer'),
});
const number = async (transaction: Transaction): Promise<unknown> => (await client.callAll([transaction]))[0]?.[0];
const reason = async (transaction: Transaction): Promise<string> => {
  const answer = await client.tryCall(transaction);
  return answer.ok ? 'accepted' : answer.reason;
};

beforeAll(async () => {
  node = await startAnvil({ mineOnDemand: true });
  client = createContractClient(node);
  at = await client.create(person('deployer'), { abi, ...distribution });
  paid = await client.create(person('deployer'), token);
  await client.executeAll([onToken('initialize', 'T', 'T', 18, person('deployer'))]);
});
afterAll(() => node.stop());

it('pays what is written down once, to the unit, unless it is stopped or short', async () => {
  const set = (who: string, ...amounts: readonly bigint[]): Transaction =>
    to(who, 'setRewards', paid, [person('m0'), person('m1')].slice(0, amounts.length), amounts);
  expect(await reason(set('m0', 1n))).toBe('RewardDistribution: not an admin');
  await client.executeAll([to('deployer', 'addAdmin', person('m2')), set('m2', 70n, 50n), set('m2', 60n)]);
  expect(await number(to('m0', 'totalRewards', paid))).toBe(110n);
  expect(await reason(to('m0', 'claim', paid))).toBe('TransferHelper: MyTradeOrderBook TRANSFER_FAILED');
  await client.executeAll([onToken('mint', at, 100n), to('m2', 'stop')]);
  expect(await reason(to('m0', 'claim', paid))).toBe('RewardDistribution: stopped');
  await client.executeAll([to('m2', 'resume'), to('deployer', 'deleteAdmin', person('m2')), to('m0', 'claim', paid)]);
  expect(await number({ ...onToken('balanceOf', person('m0')) })).toBe(60n);
  expect(await number(to('m0', 'totalRewards', paid))).toBe(50n);
  expect(await reason(to('m0', 'claim', paid))).toBe('RewardDistribution: nothing to claim');
  expect(await reason(to('m2', 'stop'))).toBe('RewardDistribution: not an admin');
});
