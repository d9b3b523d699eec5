import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { npmArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { createContract, createPools } from './deploy.ts';
import type { Deployment, OtherExchange } from './deployment.ts';
import { poolPrice, readReserves } from './exchange.ts';
import { wholeAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

/** Copies the default exchange's pool of `base` and `pairedWith`. */
interface SecondPool {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  /** Second token; by default the pair's own quote token. */
  readonly pairedWith?: TokenSymbol;
  /** Depth relative to the copied pool. */
  readonly depth: number;
  /** Price relative to the copied pool. */
  readonly price: number;
}

/**
 * Small purchases of WBTC and MYT are cheaper here. The pools of USDT and TOLL are shallow, so their prices are always
 * worse. WETH/DAI exists only here.
 */
const SECOND_POOLS: readonly SecondPool[] = [
  { base: 'WBTC', quote: 'USDC', depth: 0.2, price: 0.992 },
  { base: 'MYT', quote: 'WMATIC', depth: 0.1, price: 0.995 },
  { base: 'USDT', quote: 'USDC', depth: 0.1, price: 1 },
  { base: 'TOLL', quote: 'USDC', depth: 0.3, price: 1 },
  { base: 'WETH', quote: 'DAI', pairedWith: 'USDC', depth: 0.2, price: 1 },
];

const DEPLOYER = accountAddress(ROLES.deployer);

/** Deploys npm's factory and router without an order book. Its pools stay empty until `seedOtherExchange`. */
export const deployOtherExchange = async (builder: Builder, initCodeHash: Hex): Promise<OtherExchange> => {
  const artifact = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
  const routerArtifact = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
  const factory: Address = await createContract(builder, artifact, [DEPLOYER]);
  const router = await createContract(builder, routerArtifact, [factory, TOKENS.WMATIC.address]);
  await builder.mine();
  const pools = await createPools(builder, artifact, factory, initCodeHash, SECOND_POOLS);
  return { id: 'harbour', name: 'Harbour', factory, initCodeHash, router, pools };
};

/** Fills the pools at the default exchange's current prices. */
export const seedOtherExchange = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const { base, quote, pair } of deployment.exchanges.flatMap(({ pools }) => pools)) {
    const plan = SECOND_POOLS.find((pool) => pool.base === base && pool.quote === quote);
    const model = deployment.pools.find((pool) => pool.base === base && pool.quote === (plan?.pairedWith ?? quote));
    if (!plan || !model) throw new Error(`No plan for the second pool ${base}/${quote}`);
    const reserves = await readReserves(builder.node, model);
    const depth = wholeAmount(base, reserves.base) * plan.depth;
    await give(builder, pair, base, depth);
    await give(builder, pair, quote, depth * poolPrice(model, reserves) * plan.price);
    await builder.send(DEPLOYER, pair, encodeCall('pair', 'mint', [DEPLOYER]));
  }
  await builder.mine();
};
