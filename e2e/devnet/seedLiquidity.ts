import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { pairAddress } from './deploy.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import { readBalance, readReserves } from './exchange.ts';
import {
  addCoinLiquidityCalls,
  addLiquidityCalls,
  removeLiquidityCalls,
  stakeCalls,
  type PlainCall,
} from './liquidity.ts';
import { rawAmount, wholeAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { FINISHED_POOL, poolOf, REWARDS_POOLS } from './staking.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

interface Step {
  /** Seconds after the start of the history. */
  readonly day: number;
  readonly account: number;
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  /** Whole base tokens to add (`coins`: native coins), or the percentage of the held pool tokens. */
  readonly act:
    | { readonly add: number; readonly coins?: true }
    | { readonly remove: number }
    | { readonly stake: number };
}

const DAY = 86_400;
const DEPLOYER = accountAddress(ROLES.deployer);
const [ALICE, BOB] = ROLES.demo;

const step = (day: number, account: number, base: TokenSymbol, quote: TokenSymbol, act: Step['act']): Step => ({
  day,
  account,
  base,
  quote,
  act,
});

/** Alice's are varied, Bob's simple, Carol has none. */
const STEPS: readonly Step[] = [
  step(2, ALICE, 'MYT', 'USDC', { add: 6_000 }),
  step(4, BOB, 'WETH', 'USDC', { add: 2 }),
  step(5, ALICE, 'DAI', 'USDC', { add: 40 }),
  step(6, BOB, 'WETH', 'USDC', { stake: 100 }),
  step(9, ALICE, 'MYT', 'USDC', { add: 4_000 }),
  step(11, BOB, 'MYT', 'WMATIC', { add: 3_000 }),
  step(12, BOB, 'MYT', 'WMATIC', { stake: 50 }),
  step(13, ALICE, 'WMATIC', 'USDC', { add: 400, coins: true }),
  step(16, ALICE, 'MYT', 'USDC', { add: 5_000 }),
  step(20, ALICE, 'MYT', 'USDC', { remove: 25 }),
  step(23, ALICE, 'MYT', 'USDC', { stake: 40 }),
];

/** Day after which one rewards pool pays nothing. */
const FINISH_DAY = 15;

/** Whole MYT that Alice supplies on the other exchange. */
const MYT_ELSEWHERE = 500;

/** Pools that were never opened: somebody sent a little of one token to the first, and nothing to the second. */
export const EMPTY_PAIRS = {
  dust: ['TEL', 'DAI'],
  bare: ['WBTC', 'DAI'],
} as const satisfies Record<string, readonly [TokenSymbol, TokenSymbol]>;

/** Raw TEL in the first of these pools. */
export const DUST = 1_000n;

const sendAll = async (builder: Builder, from: Address, calls: readonly PlainCall[]): Promise<void> => {
  for (const { to, data, value } of calls) await builder.send(from, to, data, value === undefined ? {} : { value });
};

/** Amounts at the last block's price, so that the pool takes both in full. */
const addAtPrice = async (
  builder: Builder,
  router: Address,
  pool: DeployedPool,
  account: Address,
  { add, coins }: { readonly add: number; readonly coins?: true },
): Promise<void> => {
  const reserves = await readReserves(builder.node, pool);
  const amount = rawAmount(pool.base, add);
  const other = (amount * reserves.quote) / reserves.base;
  await give(builder, account, pool.quote, Math.ceil(wholeAmount(pool.quote, other)));
  const quote = { token: TOKENS[pool.quote].address, amount: other };
  if (coins) return sendAll(builder, account, addCoinLiquidityCalls(router, account, quote, amount));
  await give(builder, account, pool.base, add);
  return sendAll(
    builder,
    account,
    addLiquidityCalls(router, account, { token: TOKENS[pool.base].address, amount }, quote),
  );
};

const take = async (builder: Builder, deployment: Deployment, { account: index, base, quote, act }: Step) => {
  const { router, lpStaking } = deployment;
  const account = accountAddress(index);
  const pool = poolOf(deployment, base, quote);
  if ('add' in act) return addAtPrice(builder, router, pool, account, act);
  const held = await readBalance(builder.node, pool.pair, account);
  if ('remove' in act) {
    const sides = { pair: pool.pair, tokenA: TOKENS[base].address, tokenB: TOKENS[quote].address };
    return sendAll(builder, account, removeLiquidityCalls(router, account, sides, (held * BigInt(act.remove)) / 100n));
  }
  const pid = REWARDS_POOLS.findIndex((entry) => entry.base === base && entry.quote === quote);
  return sendAll(builder, account, stakeCalls(lpStaking, pool.pair, BigInt(pid), (held * BigInt(act.stake)) / 100n));
};

/** @param fromTime unix seconds @returns a function that runs the due actions; call it first in each block */
export const liquidityHistory = (
  builder: Builder,
  deployment: Deployment,
  fromTime: number,
): ((at: number) => Promise<void>) => {
  const finish = encodeCall('staking', 'set', [FINISHED_POOL, 0, true]);
  const acts = [
    ...STEPS.map((entry) => ({ day: entry.day, run: () => take(builder, deployment, entry) })),
    { day: FINISH_DAY, run: () => builder.send(DEPLOYER, deployment.lpStaking, finish) },
  ].sort((a, b) => a.day - b.day);
  return async (at) => {
    while (acts[0] !== undefined && fromTime + acts[0].day * DAY <= at) await acts.shift()?.run();
  };
};

/** Also creates the other exchange's pairs without liquidity. */
export const seedLiquidityElsewhere = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const { factory, initCodeHash, router, pools } of deployment.exchanges) {
    const pool = pools.find(({ base, quote }) => base === 'MYT' && quote === 'WMATIC');
    if (pool !== undefined) await addAtPrice(builder, router, pool, accountAddress(ALICE), { add: MYT_ELSEWHERE });
    for (const [base, quote] of Object.values(EMPTY_PAIRS)) {
      const sides = [TOKENS[base].address, TOKENS[quote].address];
      await builder.send(DEPLOYER, factory, encodeCall('factory', 'createPair', sides));
    }
    const [token, other] = EMPTY_PAIRS.dust;
    const pair = pairAddress(factory, initCodeHash, token, other);
    await builder.send(DEPLOYER, TOKENS[token].address, encodeCall('token', 'mint', [pair, DUST]));
    await builder.send(DEPLOYER, pair, encodeCall('pair', 'sync', []));
  }
  await builder.mine();
};
