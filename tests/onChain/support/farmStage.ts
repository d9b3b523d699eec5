import { getCreateAddress } from 'ethers';
import { ownArtifact, type Artifact } from '../../../e2e/devnet/artifact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createContractClient, quantity, type Call, type Transaction } from './contractClient.ts';
import { person } from './people.ts';

const token = ownArtifact('PlainToken');
const singleFarm = ownArtifact('StakingRewards');
const dualFarm = ownArtifact('DualRewardsFarm');
const factory = ownArtifact('DualRewardsFactory');

const PLENTY = 10n ** 30n;
/** Length of the farms' periods, seconds. */
export const DURATION = 1_000n;
/** Raw rewards for a period: of the single farm and of the first reward of the dual one, and of its second. */
export const REWARDS = [1_000_000_007n, 777n] as const;
export const STAKERS = ['m0', 'm1', 'm2'] as const;
export type Staker = (typeof STAKERS)[number];
export type FarmKind = 'single' | 'dual';

/**
 * A private chain with a farm that pays its own staked token, and one of a factory with two rewards. Periods have not
 * begun; three people hold what is staked.
 */
export const createFarmStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const from = person('deployer');
  const [staked, first, second] = [
    await client.create(from, token),
    await client.create(from, token),
    await client.create(from, token),
  ];
  const timeNow = async (): Promise<bigint> =>
    BigInt((await node.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false)).timestamp);
  const single = await client.create(from, singleFarm, [from, staked, staked, DURATION]);
  const factoryAt = await client.create(from, factory, [(await timeNow()) + 100n]);
  const dual = getCreateAddress({ from: factoryAt, nonce: 1 }) as Address;
  const farms = { single: { at: single, abi: singleFarm.abi }, dual: { at: dual, abi: dualFarm.abi } } as const;

  const on = (
    artifact: Artifact,
    to: Address,
    who: string,
    method: string,
    ...args: readonly unknown[]
  ): Transaction => ({
    abi: artifact.abi,
    to,
    method,
    args,
    from: person(who),
  });
  const to = (kind: FarmKind, who: string, method: string, ...args: readonly unknown[]): Transaction =>
    on(kind === 'single' ? singleFarm : dualFarm, farms[kind].at, who, method, ...args);
  const onFactory = (method: string, ...args: readonly unknown[]): Transaction =>
    on(factory, factoryAt, 'deployer', method, ...args);
  const mint = (at: Address, whom: Address, amount: bigint): Transaction =>
    on(token, at, 'deployer', 'mint', whom, amount);

  await client.executeAll([
    ...[staked, first, second].map((entry) => on(token, entry, 'deployer', 'initialize', 'T', 'T', 18, from)),
    onFactory('deploy', from, staked, first, second, ...REWARDS, DURATION),
    mint(staked, single, REWARDS[0]),
    mint(first, factoryAt, REWARDS[0]),
    mint(second, factoryAt, REWARDS[1]),
    ...STAKERS.flatMap((who) => [
      mint(staked, person(who), PLENTY),
      on(token, staked, who, 'approve', single, PLENTY),
      on(token, staked, who, 'approve', dual, PLENTY),
    ]),
  ]);
  await node.rpc('evm_increaseTime', quantity(100n));
  await node.rpc('evm_mine');
  let snapshot = await node.rpc<Hex>('evm_snapshot');

  const ask = async (...calls: readonly Call[]): Promise<readonly bigint[]> =>
    (await client.callAll(calls)).map((answer) => answer[0] as bigint);
  const held = async (at: Address, whom: Address): Promise<bigint> =>
    (await ask(on(token, at, 'm0', 'balanceOf', whom)))[0] ?? 0n;
  return {
    ...client,
    to,
    ask,
    timeNow,
    held,
    farms,
    tokens: { staked, first, second },
    /** Begins the period of a farm now. */
    start: (kind: FarmKind) =>
      client.executeAll([
        kind === 'single'
          ? to('single', 'deployer', 'notifyRewardAmount', REWARDS[0])
          : onFactory('notifyRewardAmount', staked),
      ]),
    onFactory,
    /** Does something so many seconds after the last block. @throws when it fails. */
    doAfter: async (seconds: bigint, ...transactions: readonly Transaction[]) => {
      await node.rpc('evm_setNextBlockTimestamp', quantity((await timeNow()) + seconds));
      return client.executeAll(transactions);
    },
    /** Back to the start, nobody having staked. */
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
    stop: node.stop,
  };
};

export type FarmStage = Awaited<ReturnType<typeof createFarmStage>>;
