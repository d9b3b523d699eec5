import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact, type Artifact } from '../../e2e/devnet/artifact.ts';
import type { RunningAnvil } from '../../e2e/devnet/anvilProcess.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import type { OperationValues } from '#domain/operations/operation.ts';
import type { OperationName } from '#domain/operations/operationNames.ts';
import type { Address } from '#domain/tokens/types.ts';
import { inspectPlan } from '#writes/checks/planRules.ts';
import { planOperation } from '#writes/governance/operations.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const [owner, admin, outsider, friend] = [person('deployer'), person('m0'), person('m1'), person('m2')];
const contracts = {
  distribution: ownArtifact('RewardDistribution'),
  swapMining: ownArtifact('SwapMining'),
  farmFactory: ownArtifact('DualRewardsFactory'),
  bondRegistry: ownArtifact('BondRegistry'),
  token: ownArtifact('PlainToken'),
  otherToken: ownArtifact('PlainToken'),
};
type Kind = keyof typeof contracts;

let node: RunningAnvil;
let client: ReturnType<typeof createContractClient>;
let at: Readonly<Record<Kind, Address>>;

beforeAll(async () => {
  node = await startAnvil({ mineOnDemand: true });
  client = createContractClient(node);
  const create = (artifact: Artifact, args: readonly unknown[] = []) => client.create(owner, artifact, args);
  const token = await create(contracts.token);
  const now = Number(
    await node.rpc<string>('eth_getBlockByNumber', 'latest', false).then((block) => Object(block).timestamp),
  );
  at = {
    token,
    otherToken: await create(contracts.otherToken),
    distribution: await create(contracts.distribution),
    swapMining: await create(contracts.swapMining, [token, friend, friend, friend, token, 5n, 0n]),
    farmFactory: await create(contracts.farmFactory, [now + 1000]),
    bondRegistry: await create(contracts.bondRegistry, [owner]),
  };
  await client.executeAll([onToken('initialize', 'T', 'T', 18, owner)]);
});
afterAll(() => node.stop());

const onToken = (method: string, ...args: readonly unknown[]): Transaction => ({
  ...{ abi: contracts.token.abi, to: at.token, method, args, from: owner },
});

/** Plans the operation as the account, inspects it, and sends its very call data. */
const operate = async (from: Address, kind: Kind, name: OperationName, values: OperationValues = {}) => {
  const plan = planOperation({ name, contract: at[kind], values });
  const reader = createRpcClient({ urls: [node.url], chainId: 137, batchWaitMs: 0 });
  const inspected = await inspectPlan(plan, { reader, from });
  if (!inspected.ok) return inspected.error.code;
  const call = contracts[kind].abi.parseTransaction({ data: plan.callData });
  if (!call) return 'the contract has no such function';
  expect(call.name).toBe(plan.method);
  await client.executeAll([
    { abi: contracts[kind].abi, to: at[kind], method: call.name, args: call.args.toArray(), from },
  ]);
  return 'done';
};

const read = async (kind: Kind, method: string, ...args: readonly unknown[]): Promise<readonly unknown[]> => {
  const [answer] = await client.callAll([{ abi: contracts[kind].abi, to: at[kind], method, args }]);
  return answer ? answer.toArray() : [];
};

it('lets the owner name admins, and admins set rewards, stop claims and resume them', async () => {
  const reward = { account: friend, token: at.token, amount: 70n };
  expect(await operate(admin, 'distribution', 'setReward', reward)).toBe('wrongContract');
  expect(await operate(outsider, 'distribution', 'addAdmin', { account: outsider })).toBe('wrongContract');
  expect(await operate(owner, 'distribution', 'addAdmin', { account: admin })).toBe('done');
  expect(await operate(admin, 'distribution', 'setReward', reward)).toBe('done');
  expect(await read('distribution', 'rewards', at.token, friend)).toEqual([70n]);
  expect(await operate(admin, 'distribution', 'stopClaims')).toBe('done');
  expect(await read('distribution', 'stopped')).toEqual([true]);
  expect(await operate(admin, 'distribution', 'resumeClaims')).toBe('done');
  expect(await read('distribution', 'stopped')).toEqual([false]);
  expect(await operate(owner, 'distribution', 'deleteAdmin', { account: admin })).toBe('done');
  expect(await operate(admin, 'distribution', 'stopClaims')).toBe('wrongContract');
});

it('lets the owner of trade mining add a pair with its points', async () => {
  const values = { pair: friend, points: 9n };
  expect(await operate(outsider, 'swapMining', 'addPair', values)).toBe('wrongContract');
  expect(await operate(owner, 'swapMining', 'addPair', values)).toBe('done');
  expect((await read('swapMining', 'poolInfo', 0n)).slice(0, 1)).toEqual([friend]);
  expect(await read('swapMining', 'totalAllocPoint')).toEqual([9n]);
});

it('lets the owner of the factory deploy a farm, set its rewards and start them', async () => {
  const terms = {
    stakingToken: friend,
    rewardA: at.token,
    amountA: 100n,
    rewardB: at.otherToken,
    amountB: 0n,
    seconds: 50n,
  };
  expect(await operate(outsider, 'farmFactory', 'deployFarm', { ...terms, farmOwner: owner })).toBe('wrongContract');
  expect(await operate(owner, 'farmFactory', 'deployFarm', { ...terms, farmOwner: owner })).toBe('done');
  expect(await operate(owner, 'farmFactory', 'updateFarm', { ...terms, amountA: 200n })).toBe('done');
  const info = await read('farmFactory', 'stakingRewardsInfoByStakingToken', friend);
  expect(info.slice(3)).toEqual([200n, 0n, 50n]);
  await node.rpc('evm_increaseTime', 2000);
  await client.executeAll([onToken('mint', at.farmFactory, 200n)]);
  expect(await operate(owner, 'farmFactory', 'fundFarm', { stakingToken: friend })).toBe('done');
  const [paid] = await client.callAll([onToken('balanceOf', info[0])]);
  expect(paid?.toArray()).toEqual([200n]);
});

it('lets the factory of bonds alone list one', async () => {
  const values = {
    ...{ payoutToken: at.token, principal: friend, treasury: admin, bond: outsider, initialOwner: owner },
    ...{ ceilings: [1n, 2n], fees: [33_300n] },
  };
  expect(await operate(outsider, 'bondRegistry', 'pushBond', values)).toBe('wrongContract');
  expect(await operate(owner, 'bondRegistry', 'pushBond', values)).toBe('done');
  expect(await read('bondRegistry', 'bondDetails', 0n)).toEqual([at.token, friend, admin, outsider, owner]);
});
