import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import type { Deployment } from './deployment.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { poolOf } from './staking.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

/** Deploys only these contracts, early, so that their addresses never change. */
const CREATOR: Address = '0x5a1e000000000000000000000000000000005a1e';
const ORACLE = getCreateAddress({ from: CREATOR, nonce: 0 }) as Address;
export const SWAP_MINING = getCreateAddress({ from: CREATOR, nonce: 1 }) as Address;

/** In the order of their pool numbers. */
const REWARDED = [
  { base: 'MYT', quote: 'USDC', allocPoint: 40 },
  { base: 'WMATIC', quote: 'USDC', allocPoint: 30 },
  { base: 'WETH', quote: 'USDC', allocPoint: 20 },
  // An unlisted token, so no trade counts.
  { base: 'WBTC', quote: 'USDC', allocPoint: 10 },
] as const;
const LISTED: readonly TokenSymbol[] = ['USDC', 'MYT', 'WMATIC', 'WETH', 'USDT', 'DAI'];

const DEPLOYER = accountAddress(ROLES.deployer);
/** Whole MYT for all pairs. */
const REWARD_PER_BLOCK = 0.02;
const VAULT_MYT = 500_000;
/** Simulated past volume in whole USDC. */
const TRADED_USDC = [4_000, 2_500, 1_500];

/** Runs last, because earlier trades would earn nothing. */
export const seedTradeMining = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const { factory, orderBook } = deployment;
  const { node } = builder;
  const mining = ownArtifact('SwapMining');
  const oracle = ownArtifact('ReserveOracle');
  const call = (from: Address, method: string, ...args: readonly unknown[]): Promise<void> =>
    builder.send(from, SWAP_MINING, mining.abi.encodeFunctionData(method, [...args]) as Hex);
  const create = ({ bytecode, abi }: typeof mining, ...args: readonly unknown[]): Promise<void> => {
    const data = `${bytecode}${abi.encodeDeploy([...args]).slice(2)}` as Hex;
    return builder.send(CREATOR, undefined, data, { gas: 12_000_000n });
  };
  const perBlock = rawAmount('MYT', REWARD_PER_BLOCK);
  const start = Number(await node.rpc<string>('eth_blockNumber'));
  for (const sender of [CREATOR, orderBook]) await node.rpc('anvil_impersonateAccount', sender);
  await create(oracle, factory);
  await create(mining, TOKENS.MYT.address, factory, ORACLE, orderBook, TOKENS.USDC.address, perBlock, start);
  await call(CREATOR, 'setTotalPoolAddr', DEPLOYER);
  for (const { base, quote, allocPoint } of REWARDED)
    await call(CREATOR, 'addPair', allocPoint, poolOf(deployment, base, quote).pair, false);
  for (const symbol of LISTED) await call(CREATOR, 'addWhitelist', TOKENS[symbol].address);
  await give(builder, DEPLOYER, 'MYT', VAULT_MYT);
  const approval = encodeCall('token', 'approve', [SWAP_MINING, rawAmount('MYT', VAULT_MYT)]);
  await builder.send(DEPLOYER, TOKENS.MYT.address, approval);
  for (const [i, { base }] of REWARDED.entries()) {
    const [trader, whole] = [ROLES.traders[i], TRADED_USDC[i]];
    if (trader === undefined || whole === undefined) continue;
    const { address: quote } = TOKENS.USDC;
    await call(orderBook, 'swap', accountAddress(trader), TOKENS[base].address, quote, rawAmount('USDC', whole));
  }
  await builder.send(DEPLOYER, orderBook, encodeCall('book', 'setSwapMining', [SWAP_MINING]));
  await builder.mine();
  for (const sender of [CREATOR, orderBook]) await node.rpc('anvil_stopImpersonatingAccount', sender);
};
