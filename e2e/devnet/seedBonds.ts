import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import type { BondName, DeployedBonds, Deployment } from './deployment.ts';
import { poolPrice, readReserves, view } from './exchange.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { poolOf } from './staking.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

interface BondPlan {
  readonly name: BondName;
  readonly payout: TokenSymbol;
  readonly principal: TokenSymbol | readonly [TokenSymbol, TokenSymbol];
  /** Bond price relative to the market price. */
  readonly ofMarket: number;
  /** Maximum debt relative to the initial debt. */
  readonly capacity: number;
  /** In 1/1,000,000. */
  readonly fee?: number;
}

/** In the registry's order. The registry's second entry is no bond, to test that it is ignored. */
const PLANS: readonly BondPlan[] = [
  { name: 'discounted', payout: 'MYT', principal: 'USDC', ofMarket: 0.94, capacity: 3 },
  { name: 'poolTokens', payout: 'MYT', principal: ['MYT', 'WMATIC'], ofMarket: 0.91, capacity: 2.5 },
  { name: 'premium', payout: 'eMYT', principal: 'MYT', ofMarket: 1.12, capacity: 2, fee: 33_300 },
  { name: 'almostSoldOut', payout: 'MYT', principal: 'WMATIC', ofMarket: 0.97, capacity: 1.001 },
  { name: 'soldOut', payout: 'MYT', principal: 'WETH', ofMarket: 0.9, capacity: 0.1 },
  { name: 'transferFee', payout: 'MYT', principal: 'TOLL', ofMarket: 0.93, capacity: 2 },
  { name: 'halfVested', payout: 'MYT', principal: 'DAI', ofMarket: 0.95, capacity: 3 },
  { name: 'quick', payout: 'MYT', principal: 'TEL', ofMarket: 0.98, capacity: 3 },
];

/** Creates the registry, then each treasury with its bond, so that addresses never change. */
const CREATOR: Address = '0xb0d5000000000000000000000000000000000b0d';
const at = (nonce: number): Address => getCreateAddress({ from: CREATOR, nonce }) as Address;
export const BONDS = {
  registry: at(0),
  ...Object.fromEntries(PLANS.map(({ name }, i) => [name, { treasury: at(2 * i + 1), bond: at(2 * i + 2) }])),
} as DeployedBonds;

const DEPLOYER = accountAddress(ROLES.deployer);
const [ALICE] = ROLES.demo.map(accountAddress) as [Address];
/** Seven days of blocks, one every 2.2 seconds. */
const TERM = 274_909;
/** About half of the term has passed when the chain is ready. */
const ALICE_TERM = 4_400;
/** A term of four minutes, to see a bond vest completely at a constant price. */
const QUICK_TERM = 120;
/** Whole DAI, at 0.4. */
const ALICE_PAID = 600;
const ALICE_PRICE = 4_000_000n;
/** Whole payout tokens. */
const FIXED_CAPACITY = 500_000n;
/** In 1/100,000 of all tokens. */
const MAX_PAYOUT = 5;
/** A purchase of the usual size moves the price by 0.1 %. */
const CONTROL = 40_000n;
const TREASURY_TOKENS = 250_000;
const COIN = 10n ** 18n;
const NO_MAXIMUM = 10n ** 20n;

const principalOf = (deployment: Deployment, { principal }: BondPlan): Address =>
  typeof principal === 'string' ? TOKENS[principal].address : poolOf(deployment, ...principal).pair;

const create = (builder: Builder, name: string, args: readonly unknown[]): Promise<void> => {
  const { abi, bytecode } = ownArtifact(name);
  return builder.send(CREATOR, undefined, `${bytecode}${abi.encodeDeploy([...args]).slice(2)}` as Hex);
};

const order = (builder: Builder, to: Address, method: string, ...args: readonly unknown[]): Promise<void> =>
  builder.send(DEPLOYER, to, encodeCall('bond', method, args));

/** Runs before the history, so that half of it has vested by now. */
const buyForAlice = async (builder: Builder): Promise<void> => {
  const { bond } = BONDS.halfVested;
  const paid = rawAmount('DAI', ALICE_PAID);
  await order(builder, bond, 'initializeBond', 1n, ALICE_TERM, ALICE_PRICE, MAX_PAYOUT, FIXED_CAPACITY * COIN, 0n);
  await give(builder, ALICE, 'DAI', ALICE_PAID);
  await builder.send(ALICE, TOKENS.DAI.address, encodeCall('token', 'approve', [bond, paid]));
  await builder.send(ALICE, bond, encodeCall('bond', 'deposit', [paid, ALICE_PRICE, ALICE]));
};

export const createBonds = async (builder: Builder, deployment: Deployment): Promise<void> => {
  await builder.node.rpc('anvil_impersonateAccount', CREATOR);
  await create(builder, 'BondRegistry', [DEPLOYER]);
  for (const [i, plan] of PLANS.entries()) {
    const { bond, treasury } = BONDS[plan.name];
    const [payout, principal] = [TOKENS[plan.payout].address, principalOf(deployment, plan)];
    const [ceilings, fees] = plan.fee === undefined ? [[], []] : [[NO_MAXIMUM * COIN], [plan.fee]];
    await create(builder, 'CustomTreasury', [payout, DEPLOYER]);
    await create(builder, 'CustomBond', [treasury, payout, principal, DEPLOYER, DEPLOYER, ceilings, fees]);
    await builder.send(DEPLOYER, treasury, encodeCall('bondTreasury', 'toggleBondContract', [bond]));
    await give(builder, treasury, plan.payout, TREASURY_TOKENS);
    const push = (contract: Address, paidWith: Address): Promise<void> => {
      const entry = [payout, paidWith, treasury, contract, DEPLOYER, ceilings, fees];
      return builder.send(DEPLOYER, BONDS.registry, encodeCall('bondRegistry', 'pushBond', entry));
    };
    await push(bond, principal);
    if (i === 0) await push(TOKENS.WETH.address, TOKENS.USDT.address);
  }
  await buyForAlice(builder);
  await builder.mine();
};

const supplyOf = async (builder: Builder, token: Address): Promise<bigint> =>
  (await view(builder.node, 'pair', token, 'totalSupply', []))[0] as bigint;

/** Through its pool with USDC or with a token that has a price. */
const dollarsOf = async (builder: Builder, deployment: Deployment, symbol: TokenSymbol): Promise<number> => {
  if (symbol === 'USDC') return 1;
  const quote: TokenSymbol = symbol === 'eMYT' ? 'MYT' : 'USDC';
  const pool = poolOf(deployment, symbol, quote);
  const price = poolPrice(pool, await readReserves(builder.node, pool));
  return price * (quote === 'USDC' ? 1 : await dollarsOf(builder, deployment, quote));
};

/** Both sides of a pool have the same value. */
const principalDollars = async (builder: Builder, deployment: Deployment, plan: BondPlan): Promise<number> => {
  if (typeof plan.principal === 'string') return dollarsOf(builder, deployment, plan.principal);
  const pool = poolOf(deployment, ...plan.principal);
  const { base } = await readReserves(builder.node, pool);
  const dollars = await dollarsOf(builder, deployment, pool.base);
  return (2 * Number(base) * dollars) / Number(await supplyOf(builder, pool.pair));
};

/** Runs after everything that moves the market. The price of Alice's bond stays until the next purchase. */
export const seedBonds = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const plan of PLANS) {
    if (plan.name === 'halfVested') continue;
    const payout = await dollarsOf(builder, deployment, plan.payout);
    const market = payout / (await principalDollars(builder, deployment, plan));
    const price = BigInt(Math.round(market * plan.ofMarket * 1e7));
    if (plan.name === 'quick') {
      const terms = [1n, QUICK_TERM, price, MAX_PAYOUT, FIXED_CAPACITY * COIN, 0n];
      await order(builder, BONDS.quick.bond, 'initializeBond', ...terms);
      continue;
    }
    const ratio = (price * 10n ** 13n) / CONTROL;
    const debt = (ratio * (await supplyOf(builder, TOKENS[plan.payout].address))) / COIN;
    const most = (debt * BigInt(Math.round(plan.capacity * 1000))) / 1000n;
    await order(builder, BONDS[plan.name].bond, 'initializeBond', CONTROL, TERM, 0n, MAX_PAYOUT, most, debt);
  }
  await order(builder, BONDS.halfVested.bond, 'setBondTerms', 0, TERM);
  await builder.mine();
};
