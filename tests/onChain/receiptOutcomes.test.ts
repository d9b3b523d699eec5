import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { AIRDROPS } from '../../e2e/devnet/airdrops.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { readBalance } from '../../e2e/devnet/exchange.ts';
import { rawAmount } from '../../e2e/devnet/market.ts';
import { REWARD_DISTRIBUTION } from '../../e2e/devnet/seedDistribution.ts';
import { TOKENS, type TokenSymbol } from '../../e2e/devnet/tokens.ts';
import type { PlainTransaction } from '../../e2e/fixtures/chain.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { farm as farmAbi } from '#chain/abis/farm.ts';
import { wrappedNativeAbi } from '#chain/abis/wrappedNative.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';
import { ok, type Result } from '#lib/result.ts';
import { planRedeem } from '#writes/rewards/bonds.ts';
import { planBurnClaim } from '#writes/rewards/burn.ts';
import { planCancelIntoDeposit } from '#writes/orders/cancelOrder.ts';
import { planAirdropClaim } from '#writes/rewards/claimAirdrop.ts';
import { planDistributionClaim } from '#writes/rewards/claimDistribution.ts';
import { planDeposit, planWithdraw } from '#writes/orders/deposits.ts';
import { planFarm } from '#writes/rewards/farm.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { planOrderClaim } from '#writes/rewards/orderMining.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { ResultDiffers } from '#writes/plan/plan.ts';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import { planRouterSwap } from '#writes/orders/swapOnRouter.ts';
import { planClaimTrades } from '#writes/rewards/tradeMining.ts';
import {
  account,
  COIN,
  createOutcomeStage,
  fact,
  MAX,
  OTHER,
  TESTER,
  type OutcomeStage,
} from './support/outcomeStage.ts';

const PLANNED = '49999999';
const LATE = 4_000_000_000n;

let stage: OutcomeStage;

beforeAll(async () => {
  stage = await createOutcomeStage();
}, 300_000);
beforeEach(() => stage.reset());
afterAll(() => stage.stop());

const text = (amount: bigint): string => amount.toString();

interface Pool {
  readonly a: CurrencyFact;
  readonly b: CurrencyFact;
  readonly names: readonly [TokenSymbol, TokenSymbol];
}

const MYT_USDC: Pool = { a: fact('MYT'), b: fact('USDC'), names: ['MYT', 'USDC'] };
const COIN_USDC: Pool = { a: COIN, b: fact('USDC'), names: ['WMATIC', 'USDC'] };
/** Every transfer of the first one costs a per cent. */
const FEE_TOKEN_USDC: Pool = { a: fact('TOLL'), b: fact('USDC'), names: ['TOLL', 'USDC'] };

const liquidity = (kind: 'addLiquidity' | 'removeLiquidity', { a, b }: Pool, pair: Address): TransactionInfo => ({
  kind,
  currencyA: a,
  currencyB: b,
  amountA: PLANNED,
  amountB: PLANNED,
  pair,
  exchange: 'MYT',
});

const [first, second] = [
  (symbol: TokenSymbol) => rawAmount(symbol, 100),
  (symbol: TokenSymbol) => rawAmount(symbol, 90),
];

const addCall = ({ a, names: [nameA, nameB] }: Pool): PlainTransaction => {
  const { router } = stage.deployment;
  const [amountA, amountB] = [first(nameA), second(nameB)];
  const [tokenA, tokenB] = [TOKENS[nameA].address, TOKENS[nameB].address];
  return a.address === undefined
    ? {
        to: router,
        value: amountA,
        data: liquidityRouter.addLiquidityETH.encode(tokenB, amountB, 0n, 0n, account, LATE),
      }
    : {
        to: router,
        data: liquidityRouter.addLiquidity.encode(tokenA, tokenB, amountA, amountB, 0n, 0n, account, LATE),
      };
};

it.each([
  ['two tokens', MYT_USDC],
  ['the coin and a token', COIN_USDC],
  ['a token with a transfer fee', FEE_TOKEN_USDC],
] as const)('adds and removes %s after the price moved, with the amounts of the balances', async (_, pool) => {
  const [nameA, nameB] = pool.names;
  const { router } = stage.deployment;
  for (const symbol of pool.names) await stage.approve(TOKENS[symbol].address, router);
  const opened = await stage.chain.pairOf(nameA, nameB);
  if (!opened) await stage.chain.addLiquidity(OTHER, nameA, nameB, rawAmount(nameA, 5), rawAmount(nameB, 5));
  const pair = await stage.pairOf(nameA, nameB);
  await stage.movePrice(pair, nameB, 4n);
  const added = await stage.perform(liquidity('addLiquidity', pool, pair), addCall(pool));
  expect(added.call).toEqual({
    amountA: text(-added.change(pool.a)),
    amountB: text(-added.change(pool.b)),
    poolTokens: text(added.pool),
  });
  expect(added.pool).toBeGreaterThan(0n);

  await stage.approve(pair, router);
  await stage.movePrice(pair, nameB, 4n);
  const share = added.pool / 2n;
  const [tokenA, tokenB] = [TOKENS[nameA].address, TOKENS[nameB].address];
  const data =
    pool.a.address === undefined
      ? liquidityRouter.removeLiquidityETH.encode(tokenB, share, 0n, 0n, account, LATE)
      : liquidityRouter.removeLiquidity.encode(tokenA, tokenB, share, 0n, 0n, account, LATE);
  const removed = await stage.perform(liquidity('removeLiquidity', pool, pair), { to: router, data });
  expect(removed.call).toEqual({
    amountA: text(removed.change(pool.a)),
    amountB: text(removed.change(pool.b)),
    poolTokens: text(-removed.pool),
  });
  expect(removed.change(pool.a)).toBeGreaterThan(0n);
});

it('wraps and unwraps what the wallet signed, which its owner may have edited', async () => {
  const wrapper = fact('WMATIC');
  const [wrapped, unwrapped] = [7n * 10n ** 18n, 2n * 10n ** 18n];
  const info = { kind: 'wrap', input: COIN, output: wrapper, amount: PLANNED } as const;
  const wrap = await stage.perform(info, {
    to: wrapper.address,
    value: wrapped,
    data: wrappedNativeAbi.deposit.encode(),
  });
  expect(wrap.call).toEqual({ amount: text(wrap.change(wrapper)) });
  expect(wrap.change(COIN)).toBe(-wrapped);
  const back = { kind: 'unwrap', input: wrapper, output: COIN, amount: PLANNED } as const;
  const data = wrappedNativeAbi.withdraw.encode(unwrapped);
  const unwrap = await stage.perform(back, { to: wrapper.address, data });
  expect(unwrap.call).toEqual({ amount: text(unwrap.change(COIN)) });
  expect(unwrap.change(wrapper)).toBe(-unwrapped);
});

it('reads the allowance that a revocation with an edited cap leaves', async () => {
  const token = fact('USDC');
  const spender = stage.deployment.orderBook;
  const info = { kind: 'resetApproval', token, spender, amount: '0' } as const;
  const data = encodeCall('token', 'approve', [spender, 5_000_000n]);
  expect((await stage.perform(info, { to: token.address, data })).call).toEqual({ allowance: '5000000' });
  const revoked = encodeCall('token', 'approve', [spender, 0n]);
  expect((await stage.perform(info, { to: token.address, data: revoked })).call).toEqual({ allowance: '0' });
});

it('gives back of an order what the book paid after a partial fill', async () => {
  const [usdc, myt] = [fact('USDC'), fact('MYT')];
  const from = rawAmount('USDC', 400);
  // Better than the market by far, so that the next sale is filled from it first.
  const [best] = (await stage.chain.openOrders('USDC', 'MYT')).toSorted((a, b) =>
    Number(b.from * a.to - a.from * b.to),
  );
  if (!best) throw new Error('There is no order');
  await stage.chain.approve(TESTER, 'USDC');
  const to = (from * best.to * 999n) / (best.from * 1000n);
  await stage.chain.placeOrder(TESTER, { sold: 'USDC', bought: 'MYT', from, to });
  const order = (await stage.chain.openOrders('USDC', 'MYT', TESTER)).at(-1);
  if (!order) throw new Error('The order does not rest');
  await stage.chain.approve(OTHER, 'MYT');
  await stage.chain.placeOrder(OTHER, { sold: 'MYT', bought: 'USDC', from: to / 4n, to: 1n });
  const rest = await stage.chain.readOrder('USDC', 'MYT', order.index);
  expect(rest.remain).toBeLessThan(order.remain);
  const info = {
    kind: 'cancelOrder',
    orderIndex: text(order.index),
    input: usdc,
    output: myt,
    amount: text(order.remain),
  } as const;
  const args = [usdc.address, myt.address, order.index, rest.remain];
  const cancel = await stage.perform(info, {
    to: stage.deployment.orderBook,
    data: encodeCall('book', 'cancelOrderForNum', args),
  });
  expect(cancel.call).toEqual({ amount: text(cancel.change(usdc)) });
  expect(cancel.change(usdc)).toBe(rest.remain);
});

it('names what programmes and bonds moved, whatever was planned', async () => {
  const { deployment } = stage;
  const [myt, usdc, burned] = [fact('MYT'), fact('USDC'), fact('eMYT')];
  const [faucet] = deployment.faucets;
  if (!faucet) throw new Error('There is no faucet');
  const drip = await stage.perform(
    { kind: 'drip', token: myt, amount: PLANNED },
    { to: faucet, data: encodeCall('faucet', 'drip', []) },
  );
  expect(drip.call).toEqual({ amount: text(drip.change(myt)) });

  const spend = async (info: TransactionInfo, token: CurrencyFact, to: Address, data: Hex): Promise<void> => {
    if (token.address) await stage.approve(token.address, to);
    const { call, change } = await stage.perform(info, { to, data });
    expect(change(token)).toBeLessThan(0n);
    expect(call).toMatchObject({ amount: text(-change(token)) });
  };
  const burn = encodeCall('burnEarn', 'burn', [rawAmount('eMYT', 3)]);
  await spend({ kind: 'burn', token: burned, amount: PLANNED }, burned, deployment.burnEarn, burn);
  const lock = encodeCall('lockStaking', 'deposit', [rawAmount('MYT', 1000), 1n]);
  await spend({ kind: 'lockTokens', token: myt, amount: PLANNED }, myt, deployment.lockStaking, lock);
  const bond = deployment.bonds.discounted.bond;
  const amount = rawAmount('USDC', 50);
  const purchase = encodeCall('bond', 'deposit', [amount, MAX, account]);
  const bought: TransactionInfo = { kind: 'buyBond', token: usdc, amount: PLANNED, payoutToken: myt, payout: PLANNED };
  await stage.approve(usdc.address, bond);
  const sale = await stage.perform(bought, { to: bond, data: purchase });
  const bondInfo = await stage.node.rpc<Hex>(
    'eth_call',
    { to: bond, data: encodeCall('bond', 'bondInfo', [account]) },
    'latest',
  );
  expect(sale.call).toEqual({ amount: text(-sale.change(usdc)), payout: text(BigInt(bondInfo.slice(0, 66))) });
});

it('distinguishes stakes from the rewards that come with them in the same token', async () => {
  const [staking] = stage.deployment.singleStaking;
  const myt = fact('MYT');
  await stage.approve(myt.address, staking);
  const move = (amount: bigint, isDeposit: boolean): PlainTransaction => ({
    to: staking,
    data: encodeCall('singleStaking', 'transact', [amount, isDeposit]),
  });
  const info = (kind: 'stake' | 'unstake', amount: bigint): TransactionInfo => ({
    kind,
    programme: 'single',
    poolToken: myt,
    pool: 'MYT',
    amount: text(amount),
    reward: myt,
  });
  const staked = rawAmount('MYT', 100);
  const stake = await stage.perform(info('stake', 1n), move(staked, true));
  expect(stake.call).toEqual({ amount: text(staked) });
  expect(stake.change(myt)).toBe(-staked);
  const back = await stage.perform(info('unstake', staked), move(staked, false));
  expect(back.call).toEqual({ amount: text(staked) });
  expect(back.change(myt)).toBeGreaterThan(staked);
});

const token = (symbol: TokenSymbol): Token => ({ kind: 'token', chainId: 137, name: symbol, ...fact(symbol) });
const nativeCoin: Currency = { kind: 'native', chainId: 137, symbol: 'MATIC', decimals: 18, name: 'Matic' };
const poolToken = (address: Address): Token => ({ ...token('MYT'), address, symbol: 'MYT/USDC LP' });

const poolTokens = async (): Promise<Address> => {
  const pair = await stage.pairOf('MYT', 'USDC');
  await stage.chain.addLiquidity(TESTER, 'MYT', 'USDC', rawAmount('MYT', 100), rawAmount('USDC', 100));
  return pair;
};

it.each(['one reward in the staked token', 'two rewards for pool tokens'] as const)(
  'holds what a farm with %s moved against the balances',
  async (name) => {
    const { single, dual } = stage.deployment.farms;
    const isSingle = name === 'one reward in the staked token';
    const [farm, stakingToken] = isSingle ? [single, token('MYT')] : [dual.running, poolToken(await poolTokens())];
    const rewards = isSingle ? ([token('MYT')] as const) : ([token('MYT'), token('WMATIC')] as const);
    const order = { farm, stakingToken, name: 'MYT', rewards, earned: [] };
    const staked = 1_000_000_000n;
    await stage.approve(stakingToken.address, farm);
    // The wallet's owner edited the amount.
    const more = planFarm({ ...order, act: 'stake', amount: staked - 1n });
    const stake = await stage.performPlan({ ...more, callData: farmAbi.stake.encode(staked) });
    expect(stake.call).toEqual({ amount: text(staked) });
    expect(stake.change(stakingToken)).toBe(-staked);

    await stage.pass(3600);
    const claim = await stage.performPlan(planFarm({ ...order, act: 'claim', amount: 0n }));
    expect([claim.call, claim.held]).toEqual([{}, ok(undefined)]);
    expect(claim.change(token('MYT'))).toBeGreaterThan(0n);
    expect(claim.claimed?.reward).toBe(text(claim.change(token('MYT'))));
    if (!isSingle) expect(claim.claimed?.secondReward).toBe(text(claim.change(token('WMATIC'))));

    const part = await stage.performPlan(planFarm({ ...order, act: 'withdraw', amount: staked / 4n }));
    expect(part.call).toEqual({ amount: text(part.change(stakingToken)) });
    await stage.pass(3600);
    const exit = await stage.performPlan(planFarm({ ...order, act: 'exit', amount: (staked * 3n) / 4n }));
    expect([exit.call, exit.held]).toEqual([{ amount: text((staked * 3n) / 4n) }, ok(undefined)]);
    const paid = exit.change(token('MYT')) - (isSingle ? (staked * 3n) / 4n : 0n);
    expect(paid).toBeGreaterThan(0n);
    expect(exit.claimed?.reward).toBe(text(paid));
  },
);

it('holds what liquidity mining moved against the balances', async () => {
  const pair = await poolTokens();
  const { lpStaking: staking } = stage.deployment;
  const [lp, reward] = [poolToken(pair), token('MYT')];
  const order = {
    staking,
    pid: 0n,
    poolToken: lp,
    pool: 'MYT/USDC',
    reward,
    secondReward: undefined,
    pending: undefined,
  };
  const staked = 1_000_000_000_000n;
  await stage.approve(pair, staking);
  const act = (kind: 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards', amount: bigint) =>
    stage.performPlan(planMining({ ...order, act: kind, amount }));
  const stake = await act('stake', staked);
  expect(stake.call).toEqual({ amount: text(-stake.change(lp)) });
  await stage.pass(60);
  const claim = await act('claimRewards', 0n);
  expect(claim.change(reward)).toBeGreaterThan(0n);
  expect([claim.call, claim.claimed]).toEqual([{}, { reward: text(claim.change(reward)) }]);
  await stage.pass(60);
  const part = await act('unstake', staked / 4n);
  expect([part.call, part.held]).toEqual([{ amount: text(part.change(lp)) }, ok(undefined)]);
  expect(part.claimed).toEqual({ reward: text(part.change(reward)) });
  const rest = await act('leaveRewards', staked);
  expect(rest.call).toEqual({ amount: text(rest.change(lp)) });
  expect(rest.change(lp)).toBe(staked - staked / 4n);
});

it('leaves a stake in the reward token planned whose amount was edited, and its reward unknown', async () => {
  const [staking] = stage.deployment.singleStaking;
  const [myt, staked] = [token('MYT'), rawAmount('MYT', 100)];
  await stage.approve(myt.address, staking);
  const order = { staking, token: myt, name: 'MYT', reward: myt, pending: undefined };
  await stage.performPlan(planSingle({ ...order, act: 'stake', amount: staked }));
  await stage.pass(60);
  const plan = planSingle({ ...order, act: 'unstake', amount: staked });
  const edited = planSingle({ ...order, act: 'unstake', amount: staked / 2n });
  const back = await stage.performPlan({ ...plan, callData: edited.callData });
  expect(back.change(myt)).toBeGreaterThan(staked / 2n);
  expect([back.call, back.claimed]).toEqual([null, undefined]);
});

/** The amounts that stop a plan. */
const differenceOf = (held: Result<void, ResultDiffers>) => {
  if (held.ok) throw new Error('Nothing differs');
  return held.error;
};

it('holds every claim against the balance that it paid', async () => {
  const { deployment, chain } = stage;
  const [myt, [alice, bob]] = [token('MYT'), ROLES.demo];
  await chain.placeOrder(TESTER, { sold: 'USDC', bought: 'MYT', from: rawAmount('USDC', 50), to: 1n });
  await stage.pass(60);
  const shown = 10n ** 30n;
  const claims = [
    [planClaimTrades(deployment.swapMining, myt, [], shown), TESTER],
    [planOrderClaim(deployment.orderMining.rewards, myt, 1n, shown), alice],
    [planDistributionClaim(REWARD_DISTRIBUTION, myt, shown), bob],
    [planDistributionClaim(REWARD_DISTRIBUTION, token('USDC'), shown), alice],
    [planBurnClaim(deployment.burnEarn, myt, shown), alice],
    [planRedeem(deployment.bonds.halfVested.bond, myt, accountAddress(alice), shown), alice],
  ] as const;
  for (const [plan, sender] of claims) {
    const { call, claimed, change, held } = await stage.performPlan(plan, sender);
    const reward = 'reward' in plan.info ? plan.info.reward : myt;
    expect(change(reward)).toBeGreaterThan(0n);
    expect([call, claimed]).toEqual([{}, { reward: text(change(reward)) }]);
    // Far less is simulated than was shown.
    const { simulated } = differenceOf(held);
    expect(simulated).toBeGreaterThan(0n);
    expect(simulated).toBeLessThanOrEqual(change(reward));
  }
});

it('holds an airdrop against the balance of its recipient, whoever claims it', async () => {
  const [, bob, carol] = ROLES.demo;
  for (const [airdrop, recipient, sender] of [
    [AIRDROPS[0], bob, TESTER],
    [AIRDROPS[1], carol, carol],
  ] as const) {
    const entry = airdrop?.entries.find((item) => item.account === accountAddress(recipient));
    if (!airdrop || !entry) throw new Error('There is no entry');
    const balance = () => readBalance(stage.node, airdrop.token, entry.account);
    const before = await balance();
    const plan = planAirdropClaim(airdrop.distributor, entry, token(airdrop.symbol));
    const { call, held } = await stage.performPlan(plan, sender);
    expect([call, held]).toEqual([{ amount: text((await balance()) - before) }, ok(undefined)]);
    expect(await balance()).toBeGreaterThan(before);
  }
});

const currencyOf = (name: TokenSymbol | 'coin'): Currency => (name === 'coin' ? nativeCoin : token(name));
const symbolOf = (name: TokenSymbol | 'coin'): TokenSymbol => (name === 'coin' ? 'WMATIC' : name);

it.each([
  ['MYT', 'USDC'],
  ['coin', 'USDC'],
  ['USDC', 'coin'],
] as const)('holds an order of %s for %s against the balances after the price moved', async (sold, bought) => {
  const [input, output] = [currencyOf(sold), currencyOf(bought)];
  const pool = await stage.pairOf(symbolOf(sold), symbolOf(bought));
  const { orderBook } = stage.deployment;
  if (input.kind === 'token') await stage.approve(input.address, orderBook);
  await stage.movePrice(pool, symbolOf(bought), 1n);
  const terms = { maker: account, input, output, direction: 'SELL', orderType: 'LIMIT', targetIndex: 0n } as const;
  const open = { pool, takes: [], expectedRest: 0n, restTolerance: MAX, received: 0n, minReceived: 0n } as const;
  const from = rawAmount(symbolOf(sold), 40);
  const plan = planOrder({ ...terms, ...open, from, to: 1n }, orderBook);
  const { call, change, held } = await stage.performPlan(plan);
  if (!call || !('spent' in call)) throw new Error('The order is not decoded');
  expect(BigInt(call.spent) + BigInt(call.rests)).toBe(-change(input));
  expect(BigInt(call.received)).toBe(change(output));
  expect(change(output)).toBeGreaterThan(0n);
  // It was shown as one that rests.
  expect(differenceOf(held)).toMatchObject({ symbol: output.symbol, shown: 0n, simulated: change(output) });
  await stage.reset();
  if (input.kind === 'token') await stage.approve(input.address, orderBook);
  await stage.movePrice(pool, symbolOf(bought), 1n);
  const received = change(output);
  const shown = planOrder({ ...terms, ...open, from, to: 1n, received, minReceived: received }, orderBook);
  expect((await stage.performPlan(shown)).held).toEqual(ok(undefined));
});

it('holds a cancel into the deposit and its withdrawal against the book and the balance', async () => {
  const { chain, deployment } = stage;
  const { orderBook: book } = deployment;
  const [usdc, myt] = [token('USDC'), token('MYT')];
  const from = rawAmount('USDC', 40);
  await chain.placeOrder(TESTER, { sold: 'USDC', bought: 'MYT', from, to: rawAmount('MYT', 1_000_000) });
  const order = (await chain.openOrders('USDC', 'MYT', TESTER)).at(-1);
  if (!order) throw new Error('The order does not rest');
  const deposit = async (): Promise<bigint> => {
    const to = { to: book, data: bookDeposits.userDiposit.encode(account, usdc.address) };
    return BigInt(await stage.node.rpc<Hex>('eth_call', to, 'latest'));
  };
  const terms = { soldToken: usdc, boughtToken: myt, paidBack: usdc, index: order.index, amount: order.remain };
  const edited = planCancelIntoDeposit({ ...terms, amount: order.remain / 2n }, book);
  const plan = planCancelIntoDeposit(terms, book);
  const cancel = await stage.performPlan({ ...plan, callData: edited.callData });
  const kept = await deposit();
  expect(cancel.call).toEqual({ amount: text(kept) });
  expect(kept).toBe(order.remain / 2n);
  expect(differenceOf(cancel.held)).toMatchObject({ shown: order.remain, simulated: kept });
  // More than was planned, and less.
  for (const [planned, taken] of [
    [1n, kept / 4n],
    [kept, kept / 4n],
    [kept / 4n, kept / 4n],
  ] as const) {
    const withdrawal = planWithdraw(usdc, planned, book);
    const callData = bookDeposits.withdraw.encode(usdc.address, taken);
    const withdrawn = await stage.performPlan({ ...withdrawal, callData });
    expect(withdrawn.call).toEqual({ amount: text(withdrawn.change(usdc)) });
    expect(withdrawn.change(usdc)).toBe(taken);
    expect(withdrawn.held.ok).toBe(planned === taken);
  }
  await stage.approve(usdc.address, book);
  const before = await deposit();
  // Another amount was signed than was planned.
  const deposited = await stage.performPlan({
    ...planDeposit(usdc, 5n, book),
    callData: bookDeposits.deposit.encode(usdc.address, 3n),
  });
  expect(deposited.call).toEqual({ amount: '3' });
  expect([deposited.change(usdc), (await deposit()) - before]).toEqual([-3n, 3n]);
});

it.each([
  ['WBTC', 'USDC', 'INPUT'],
  ['WBTC', 'USDC', 'OUTPUT'],
  ['coin', 'MYT', 'INPUT'],
  ['coin', 'MYT', 'OUTPUT'],
  ['MYT', 'coin', 'INPUT'],
  ['TOLL', 'USDC', 'INPUT'],
  ['USDC', 'TOLL', 'INPUT'],
] as const)(
  'holds a swap of %s for %s on another router against the balances (exact %s)',
  async (sold, bought, field) => {
    const [exchange] = stage.deployment.exchanges;
    if (!exchange) throw new Error('There is no other exchange');
    const [inputToken, outputToken] = [token(symbolOf(sold)), token(symbolOf(bought))];
    const [input, output] = [currencyOf(sold), currencyOf(bought)];
    const pair = await stage.chain.pairOf(inputToken.address, outputToken.address, { exchange: exchange.id });
    if (!pair) throw new Error('There is no pool');
    await stage.approve(inputToken.address, exchange.router);
    await stage.movePrice(pair, symbolOf(bought), 4n);
    const from = rawAmount(symbolOf(sold), 0.1);
    const to = field === 'INPUT' ? 1n : rawAmount(symbolOf(bought), 1) / 10n;
    const plan = planRouterSwap(
      {
        exchange: { name: exchange.name, router: exchange.router, pair },
        feePerThousand: 3,
        account,
        recipient: account,
        ...{ input, output, inputToken, outputToken, field, from, to },
        direction: 'SELL',
        shown: 1n,
      },
      { deadline: LATE, hasTransferFee: [sold, bought].includes('TOLL') },
    );
    const { call, change, returned } = await stage.performPlan(plan);
    if (!call || !('spent' in call)) throw new Error('The swap is not decoded');
    const isReturned = input.kind === 'native' && field === 'OUTPUT';
    if (isReturned) expect(from + change(input)).toBeGreaterThan(0n);
    expect(returned).toBe(isReturned ? text(from + change(input)) : undefined);
    expect(change(output)).toBeGreaterThan(0n);
    expect([BigInt(call.spent), BigInt(call.received)]).toEqual([-change(input), change(output)]);
  },
);
