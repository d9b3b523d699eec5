import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { createContract } from './deploy.ts';
import type { Deployment } from './deployment.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

interface MinedPair {
  readonly token0: TokenSymbol;
  readonly token1: TokenSymbol;
  readonly factor: number;
  /** Maximum distance from the market price, in 1/10,000. */
  readonly maxLimit: number;
  readonly minLimit: number;
}

/** The second pair is configured with its tokens in reverse order. */
export const MINED_PAIRS: readonly MinedPair[] = [
  { token0: 'MYT', token1: 'USDC', factor: 60, maxLimit: 600, minLimit: 500 },
  { token0: 'USDC', token1: 'WMATIC', factor: 30, maxLimit: 300, minLimit: 300 },
  { token0: 'WETH', token1: 'USDC', factor: 10, maxLimit: 200, minLimit: 200 },
];

const DEPLOYER = accountAddress(ROLES.deployer);
/** Whole MYT for all pairs. */
export const ORDER_REWARD_PER_BLOCK = 0.05;
/** Blocks between two computations. */
const STEP = 15;
const VAULT_MYT = 800_000;
/** Whole MYT: rewards that the contract has already drawn, and their shares. */
const PAST_MYT = 8_000;
const EARNED: readonly (readonly [account: number, myt: number])[] = [
  [ROLES.demo[0], 812.5],
  [ROLES.demo[1], 143.25],
];

export const deployOrderMining = async (builder: Builder): Promise<Deployment['orderMining']> => {
  const start = Number(await builder.node.rpc<string>('eth_blockNumber'));
  const args = [TOKENS.MYT.address, rawAmount('MYT', ORDER_REWARD_PER_BLOCK), start];
  const rewards = await createContract(builder, ownArtifact('OrderMining'), args);
  const config = await createContract(builder, ownArtifact('OrderMiningConfig'));
  await builder.mine();
  return { rewards, config };
};

/** Configures the rewards, writes past earnings and connects the order book. */
export const seedOrderMining = async (builder: Builder, { orderMining, orderBook }: Deployment): Promise<void> => {
  const { rewards, config } = orderMining;
  const block = Number(await builder.node.rpc<string>('eth_blockNumber')) + 1;
  const send = (to: Address, method: string, args: readonly unknown[]): Promise<void> =>
    builder.send(DEPLOYER, to, encodeCall(to === config ? 'orderMiningConfig' : 'orderMining', method, args));
  await give(builder, DEPLOYER, 'MYT', VAULT_MYT);
  await give(builder, rewards, 'MYT', PAST_MYT);
  const approval = encodeCall('token', 'approve', [rewards, rawAmount('MYT', VAULT_MYT)]);
  await builder.send(DEPLOYER, TOKENS.MYT.address, approval);
  await send(rewards, 'setApproval', [DEPLOYER, true]);
  await send(rewards, 'setTotalPoolAddr', [DEPLOYER]);
  await send(rewards, 'setOrderMiningStartBlock', [block]);
  await send(config, 'updateStepAndBlockAmout', [STEP, rawAmount('MYT', ORDER_REWARD_PER_BLOCK)]);
  for (const { token0, token1, factor, maxLimit, minLimit } of MINED_PAIRS) {
    const pair = [TOKENS[token0].address, TOKENS[token1].address, factor, maxLimit, minLimit];
    await send(config, 'addPairFactor', pair);
  }
  for (const [account, myt] of EARNED) {
    await send(rewards, 'updateUserReward', [accountAddress(account), 0, block, rawAmount('MYT', myt)]);
  }
  await builder.send(DEPLOYER, orderBook, encodeCall('book', 'setMyTradeOrderMining', [rewards]));
  await builder.mine();
};
