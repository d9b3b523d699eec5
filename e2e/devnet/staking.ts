import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { createContract } from './deploy.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import { readBalance } from './exchange.ts';
import { stakeCalls } from './liquidity.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

interface RewardsPool {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  readonly allocPoint: number;
}

/** In the order of their pool numbers. */
export const REWARDS_POOLS: readonly RewardsPool[] = [
  { base: 'MYT', quote: 'USDC', allocPoint: 40 },
  { base: 'WMATIC', quote: 'USDC', allocPoint: 30 },
  { base: 'WETH', quote: 'USDC', allocPoint: 20 },
  { base: 'MYT', quote: 'WMATIC', allocPoint: 10 },
];

/** Pool that pays nothing. */
export const FINISHED_POOL = 3;

const DEPLOYER = accountAddress(ROLES.deployer);
/** Whole MYT for all pools. */
const REWARD_PER_BLOCK = 0.06;
/** Funds two years of rewards from the deployer's balance. */
const VAULT_MYT = 2_000_000;

export const deployStaking = async (builder: Builder): Promise<Address> => {
  const start = Number(await builder.node.rpc<string>('eth_blockNumber')) + 1;
  const args = [TOKENS.MYT.address, rawAmount('MYT', REWARD_PER_BLOCK), start];
  const staking = await createContract(builder, ownArtifact('LpStaking'), args);
  await builder.mine();
  return staking;
};

/** Pair of the default exchange. @throws if there is none */
export const poolOf = ({ pools }: Pick<Deployment, 'pools'>, base: TokenSymbol, quote: TokenSymbol): DeployedPool => {
  const pool = pools.find((entry) => entry.base === base && entry.quote === quote);
  if (pool === undefined) throw new Error(`No pool ${base}/${quote}`);
  return pool;
};

/** Each trader gets the deployer's stake divided by this. */
const TRADER_PART = 20n;

/** Stakes half of the deployer's pool tokens and a part for traders. */
export const seedStaking = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const { lpStaking } = deployment;
  await give(builder, DEPLOYER, 'MYT', VAULT_MYT);
  const vault = encodeCall('token', 'approve', [lpStaking, rawAmount('MYT', VAULT_MYT)]);
  await builder.send(DEPLOYER, TOKENS.MYT.address, vault);
  await builder.send(DEPLOYER, lpStaking, encodeCall('staking', 'setTotalPoolAddr', [DEPLOYER]));
  for (const [pid, { base, quote, allocPoint }] of REWARDS_POOLS.entries()) {
    const { pair } = poolOf(deployment, base, quote);
    await builder.send(DEPLOYER, lpStaking, encodeCall('staking', 'add', [allocPoint, pair, false]));
    const half = (await readBalance(builder.node, pair, DEPLOYER)) / 2n;
    const stake = async (account: Address, amount: bigint): Promise<void> => {
      for (const { to, data } of stakeCalls(lpStaking, pair, BigInt(pid), amount))
        await builder.send(account, to, data);
    };
    const part = half / TRADER_PART;
    for (const trader of ROLES.traders.map(accountAddress)) {
      await builder.send(DEPLOYER, pair, encodeCall('token', 'transfer', [trader, part]));
      await stake(trader, part);
    }
    await stake(DEPLOYER, half - part * BigInt(ROLES.traders.length));
  }
  await builder.mine();
};
