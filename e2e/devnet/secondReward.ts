import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import type { Deployment } from './deployment.ts';
import { readBalance } from './exchange.ts';
import { stakeCalls } from './liquidity.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { poolOf, REWARDS_POOLS } from './staking.ts';
import { TOKENS } from './tokens.ts';

/** Deploys only the contract that pays the second token, early, so that addresses never change. */
const CREATOR: Address = '0xc4ef00000000000000000000000000000000c4ef';
const CHEF = getCreateAddress({ from: CREATOR, nonce: 0 }) as Address;
const CHEF_POOL = 0;

/** Pool whose staked pool tokens are forwarded to a contract that pays a second token. */
export const TWO_REWARDS = { base: 'WETH', quote: 'WMATIC', second: 'DAI', allocPoint: 10 } as const;
const PID = REWARDS_POOLS.length;

/** Whole DAI per block for half a year. Of a token with fewer decimals, a share would round to zero. */
const SECOND_PER_BLOCK = 0.02;
const SECOND_FUNDS = 160_000;

const DEPLOYER = accountAddress(ROLES.deployer);

/** Runs last. Stakes half of the deployer's pool tokens. */
export const seedSecondReward = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const { lpStaking } = deployment;
  const { base, quote, second, allocPoint } = TWO_REWARDS;
  const { pair } = poolOf(deployment, base, quote);
  const chef = ownArtifact('MultLpChef');
  const staking = ownArtifact('LpStaking');
  const manage = (method: string, ...args: readonly unknown[]): Promise<void> =>
    builder.send(DEPLOYER, lpStaking, staking.abi.encodeFunctionData(method, [...args]) as Hex);
  const args = chef.abi.encodeDeploy([TOKENS[second].address, rawAmount(second, SECOND_PER_BLOCK)]);
  await builder.node.rpc('anvil_impersonateAccount', CREATOR);
  await builder.send(CREATOR, undefined, `${chef.bytecode}${args.slice(2)}`, { gas: 12_000_000n });
  await builder.send(CREATOR, CHEF, chef.abi.encodeFunctionData('add', [pair]) as Hex);
  await give(builder, CHEF, second, SECOND_FUNDS);
  await manage('add', allocPoint, pair, true);
  await manage('setMultLP', TOKENS[second].address, CHEF);
  await manage('addMultLP', pair);
  await manage('setPoolCorr', PID, CHEF_POOL);
  const half = (await readBalance(builder.node, pair, DEPLOYER)) / 2n;
  for (const { to, data } of stakeCalls(lpStaking, pair, BigInt(PID), half)) await builder.send(DEPLOYER, to, data);
  await builder.mine();
  await builder.node.rpc('anvil_stopImpersonatingAccount', CREATOR);
};
