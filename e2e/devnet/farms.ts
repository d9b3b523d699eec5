import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { createContract } from './deploy.ts';
import type { DeployedFarms, Deployment } from './deployment.ts';
import { readBalance } from './exchange.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { poolOf } from './staking.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

const YEAR = 365 * 86_400;
const DEPLOYER = accountAddress(ROLES.deployer);
const [ALICE] = ROLES.demo.map(accountAddress) as [Address];

/** Reward in whole tokens for the whole duration. */
interface FarmPlan {
  readonly name: 'running' | 'short' | 'paused' | 'finished' | 'notStarted';
  /** Staked token: a single token, or the pool token of two. */
  readonly staked: TokenSymbol | readonly [TokenSymbol, TokenSymbol];
  readonly rewards: readonly [TokenSymbol, TokenSymbol];
  readonly amounts: readonly [number, number];
  readonly seconds: number;
  /** Amount that Alice has staked; none by default. */
  readonly alice?: number;
}

/** In the order of the factory's list. */
const FARMS: readonly FarmPlan[] = [
  {
    name: 'running',
    staked: ['MYT', 'USDC'],
    rewards: ['MYT', 'WMATIC'],
    amounts: [365_000, 36_500],
    seconds: YEAR,
  },
  { name: 'short', staked: 'DAI', rewards: ['MYT', 'USDC'], amounts: [3_650, 365], seconds: YEAR, alice: 500 },
  { name: 'paused', staked: 'WETH', rewards: ['MYT', 'USDC'], amounts: [3_650, 365], seconds: YEAR, alice: 1 },
  { name: 'finished', staked: 'TEL', rewards: ['MYT', 'USDC'], amounts: [250, 25], seconds: 2, alice: 10_000 },
  { name: 'notStarted', staked: ['WMATIC', 'USDC'], rewards: ['MYT', 'WMATIC'], amounts: [0, 0], seconds: YEAR },
];

const SINGLE = { reward: 36_500, deployer: 50_000, alice: 1_000 };

const farm = ownArtifact('DualRewardsFarm');
const factory = ownArtifact('DualRewardsFactory');
const single = ownArtifact('StakingRewards');

const encode = ({ abi }: typeof farm, method: string, ...args: readonly unknown[]): Hex =>
  abi.encodeFunctionData(method, [...args]) as Hex;

const stakingToken = (deployment: Deployment, { staked }: FarmPlan): Address =>
  typeof staked === 'string' ? TOKENS[staked].address : poolOf(deployment, ...staked).pair;

/** Raw tokens. Uses up the allowance. */
const stake = async (builder: Builder, at: Address, account: Address, token: Address, raw: bigint): Promise<void> => {
  await builder.send(account, token, encodeCall('token', 'approve', [at, raw]));
  await builder.send(account, at, encode(farm, 'stake', raw));
};

const giveAndStake = async (
  builder: Builder,
  at: Address,
  account: Address,
  symbol: TokenSymbol,
  whole: number,
): Promise<void> => {
  await give(builder, account, symbol, whole);
  await stake(builder, at, account, TOKENS[symbol].address, rawAmount(symbol, whole));
};

/** Deploys the factory early, because its address determines the farms' addresses. */
export const deployFarms = async (builder: Builder): Promise<DeployedFarms> => {
  const { address } = TOKENS.MYT;
  const factoryAt = await createContract(builder, factory, [builder.time() + 1]);
  const singleAt = await createContract(builder, single, [DEPLOYER, address, address, YEAR]);
  await builder.mine();
  const dual = FARMS.map(({ name }, i) => [name, getCreateAddress({ from: factoryAt, nonce: i + 1 })] as const);
  return { factory: factoryAt, single: singleAt, dual: Object.fromEntries(dual) as DeployedFarms['dual'] };
};

const seedFactory = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const { factory: factoryAt, dual } = deployment.farms;
  for (const plan of FARMS) {
    const { name, staked, rewards, amounts, seconds, alice } = plan;
    const raw = rewards.map((symbol, i) => rawAmount(symbol, amounts[i] ?? 0));
    const places = [DEPLOYER, stakingToken(deployment, plan), ...rewards.map((symbol) => TOKENS[symbol].address)];
    await builder.send(DEPLOYER, factoryAt, encode(factory, 'deploy', ...places, ...raw, seconds));
    for (const [i, symbol] of rewards.entries()) await give(builder, factoryAt, symbol, amounts[i] ?? 0);
    if (alice !== undefined && typeof staked === 'string')
      await giveAndStake(builder, dual[name], ALICE, staked, alice);
  }
  await builder.send(DEPLOYER, factoryAt, encode(factory, 'notifyRewardAmounts'));
};

const seedSingle = async (builder: Builder, at: Address): Promise<void> => {
  await give(builder, at, 'MYT', SINGLE.reward);
  await builder.send(DEPLOYER, at, encode(single, 'notifyRewardAmount', rawAmount('MYT', SINGLE.reward)));
  await giveAndStake(builder, at, DEPLOYER, 'MYT', SINGLE.deployer);
  await giveAndStake(builder, at, ALICE, 'MYT', SINGLE.alice);
};

/**
 * Farms that are running, underfunded, paused, finished and not started. Alice has a stake in each but the one of the
 * pool token.
 */
export const seedFarms = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const { running, short, paused } = deployment.farms.dual;
  await seedFactory(builder, deployment);
  const { pair } = poolOf(deployment, 'MYT', 'USDC');
  await stake(builder, running, DEPLOYER, pair, (await readBalance(builder.node, pair, DEPLOYER)) / 2n);
  const rewards = rawAmount('MYT', FARMS.find(({ name }) => name === 'short')?.amounts[0] ?? 0);
  await builder.send(DEPLOYER, short, encode(farm, 'recoverERC20', TOKENS.MYT.address, rewards));
  await builder.send(DEPLOYER, paused, encode(farm, 'setPaused', true));
  await seedSingle(builder, deployment.farms.single);
  await builder.mine();
};
