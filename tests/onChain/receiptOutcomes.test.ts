import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain } from '../../e2e/devnet/chain.ts';
import type { LocalChain } from '../../e2e/devnet/chain.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { readBalance } from '../../e2e/devnet/exchange.ts';
import { rawAmount } from '../../e2e/devnet/market.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import type { TokenSymbol } from '../../e2e/devnet/tokens.ts';
import { createTestChain } from '../../e2e/fixtures/chain.ts';
import type { PlainTransaction, TestChain } from '../../e2e/fixtures/chain.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { wrappedNativeAbi } from '#chain/abis/wrappedNative.ts';
import { allowancesAt } from '#chain/reading/allowanceAt.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { asLogs } from '#chain/logs/logs.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { receiptFacts } from '#chain/sending/receiptFacts.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { decodeCalls } from '#domain/transactions/decodeCalls.ts';
import { movementsOf } from '#domain/transactions/receiptFacts.ts';
import type { CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';

const TESTER = ROLES.tests[0];
const OTHER = ROLES.tests[1];
const account = accountAddress(TESTER);
const MAX = (1n << 256n) - 1n;
const PLANNED = '49999999';
const LATE = 4_000_000_000n;

let local: LocalChain;
let chain: TestChain;
let snapshot: unknown;

beforeAll(async () => {
  local = await startChain({ port: ANY_PORT, blockSeconds: 60, quiet: true });
  chain = createTestChain(local.node, local);
}, 300_000);
beforeEach(async () => {
  if (snapshot !== undefined) await local.node.rpc('evm_revert', snapshot);
  snapshot = await local.node.rpc('evm_snapshot');
});
afterAll(() => local.stop());

const fact = (symbol: TokenSymbol): CurrencyFact & { readonly address: Address } => ({
  address: TOKENS[symbol].address,
  symbol,
  decimals: TOKENS[symbol].decimals,
});
const COIN: CurrencyFact = { symbol: 'MATIC', decimals: 18 };

const approve = (token: Address, spender: Address): Promise<unknown> =>
  chain.sendAs(TESTER, { to: token, data: encodeCall('token', 'approve', [spender, MAX]) });

const pairOf = async (a: TokenSymbol, b: TokenSymbol): Promise<Address> => {
  const pair = await chain.pairOf(a, b);
  if (!pair) throw new Error(`There is no pool of ${a} and ${b}`);
  return pair;
};

/** Somebody moves the price of a pool by a part of a per cent after the plan was made. */
const movePrice = async (pair: Address, symbol: TokenSymbol, perThousand: bigint): Promise<void> => {
  const held = await readBalance(local.node, TOKENS[symbol].address, pair);
  const gift = (held * perThousand) / 1000n;
  await chain.sendAs(OTHER, { to: TOKENS[symbol].address, data: encodeCall('token', 'transfer', [pair, gift]) });
  await chain.sendAs(OTHER, { to: pair, data: encodeCall('pair', 'sync', []) });
};

const tokensOf = (info: TransactionInfo): readonly Address[] =>
  Object.values(info).flatMap((value) =>
    typeof value === 'object' && 'address' in value && value.address ? [value.address] : [],
  );

/** Sends a call as the account that planned `info`; its outcome, and the change of every balance it can concern. */
const perform = async (info: TransactionInfo, transaction: PlainTransaction) => {
  const tokens = new Set<Address>([...tokensOf(info), ...('pair' in info ? [info.pair] : [])]);
  const balances = async () => ({
    coin: await chain.nativeBalance(TESTER),
    tokens: await Promise.all([...tokens].map((token) => readBalance(local.node, token, account))),
  });
  const before = await balances();
  const { transactionHash } = await chain.sendAs(TESTER, transaction);
  const after = await balances();
  const read = readReceipt(await local.node.rpc('eth_getTransactionReceipt', transactionHash));
  if (!read) throw new Error('There is no receipt');
  const { wrappedNative, orderBookExt } = local.deployment;
  const facts = receiptFacts(asLogs(read.logs), account, { wrappedNative, orderBookExt });
  const reader = createRpcClient({ urls: [local.url], chainId: 137, batchWaitMs: 0 });
  const approvals =
    'spender' in info && info.token.address ? [{ token: info.token.address, spender: info.spender }] : [];
  const allowances = await allowancesAt(
    reader,
    approvals.map((one) => ({ ...one, owner: account })),
    read.receipt.blockNumber,
  );
  const [call] = decodeCalls({ info }, { ...facts, isPartial: false, allowanceOf: () => allowances[0] });
  const changes = new Map(
    [...tokens].map((token, at) => [token, (after.tokens[at] ?? 0n) - (before.tokens[at] ?? 0n)]),
  );
  const fee = BigInt(read.receipt.networkFee ?? '0');
  expect(fee).toBeGreaterThan(0n);
  const coin = after.coin - before.coin + fee;
  // All movements of the receipt are those of the balances.
  const moved = new Map(movementsOf(facts).map(({ token, sent, received }) => [token, received - sent]));
  for (const [token, change] of changes) {
    // The wrapper's own mint and burn leave no transfer.
    if (token.toLowerCase() !== wrappedNative.toLowerCase()) expect(moved.get(token) ?? 0n).toBe(change);
  }
  const change = ({ address }: CurrencyFact): bigint => (address ? (changes.get(address) ?? 0n) : coin);
  return { call, change, pool: 'pair' in info ? (changes.get(info.pair) ?? 0n) : 0n };
};

const text = (amount: bigint): string => amount.toString();

interface Pool {
  readonly a: CurrencyFact;
  readonly b: CurrencyFact;
  readonly names: readonly [TokenSymbol, TokenSymbol];
}

const MYT_USDC: Pool = { a: fact('MYT'), b: fact('USDC'), names: ['MYT', 'USDC'] };
const COIN_USDC: Pool = { a: COIN, b: fact('USDC'), names: ['WMATIC', 'USDC'] };
/** Every transfer of the first one costs a per cent. */
const TOLL_USDC: Pool = { a: fact('TOLL'), b: fact('USDC'), names: ['TOLL', 'USDC'] };

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
  const { router } = local.deployment;
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
  ['a token with a transfer fee', TOLL_USDC],
] as const)('adds and removes %s after the price moved, told as the balances have it', async (_, pool) => {
  const [nameA, nameB] = pool.names;
  const { router } = local.deployment;
  for (const symbol of pool.names) await approve(TOKENS[symbol].address, router);
  const opened = await chain.pairOf(nameA, nameB);
  if (!opened) await chain.addLiquidity(OTHER, nameA, nameB, rawAmount(nameA, 5), rawAmount(nameB, 5));
  const pair = await pairOf(nameA, nameB);
  await movePrice(pair, nameB, 4n);
  const added = await perform(liquidity('addLiquidity', pool, pair), addCall(pool));
  expect(added.call).toEqual({
    amountA: text(-added.change(pool.a)),
    amountB: text(-added.change(pool.b)),
    poolTokens: text(added.pool),
  });
  expect(added.pool).toBeGreaterThan(0n);

  await approve(pair, router);
  await movePrice(pair, nameB, 4n);
  const share = added.pool / 2n;
  const [tokenA, tokenB] = [TOKENS[nameA].address, TOKENS[nameB].address];
  const data =
    pool.a.address === undefined
      ? liquidityRouter.removeLiquidityETH.encode(tokenB, share, 0n, 0n, account, LATE)
      : liquidityRouter.removeLiquidity.encode(tokenA, tokenB, share, 0n, 0n, account, LATE);
  const removed = await perform(liquidity('removeLiquidity', pool, pair), { to: router, data });
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
  const wrap = await perform(info, { to: wrapper.address, value: wrapped, data: wrappedNativeAbi.deposit.encode() });
  expect(wrap.call).toEqual({ amount: text(wrap.change(wrapper)) });
  expect(wrap.change(COIN)).toBe(-wrapped);
  const back = { kind: 'unwrap', input: wrapper, output: COIN, amount: PLANNED } as const;
  const data = wrappedNativeAbi.withdraw.encode(unwrapped);
  const unwrap = await perform(back, { to: wrapper.address, data });
  expect(unwrap.call).toEqual({ amount: text(unwrap.change(COIN)) });
  expect(unwrap.change(wrapper)).toBe(-unwrapped);
});

it('reads the allowance that a revocation with an edited cap leaves', async () => {
  const token = fact('USDC');
  const spender = local.deployment.orderBook;
  const info = { kind: 'resetApproval', token, spender, amount: '0' } as const;
  const data = encodeCall('token', 'approve', [spender, 5_000_000n]);
  expect((await perform(info, { to: token.address, data })).call).toEqual({ allowance: '5000000' });
  const revoked = encodeCall('token', 'approve', [spender, 0n]);
  expect((await perform(info, { to: token.address, data: revoked })).call).toEqual({ allowance: '0' });
});

it('gives back of an order what the book paid after a partial fill', async () => {
  const [usdc, myt] = [fact('USDC'), fact('MYT')];
  const from = rawAmount('USDC', 400);
  // Better than the market by far, so that the next sale is filled from it first.
  const [best] = (await chain.openOrders('USDC', 'MYT')).toSorted((a, b) => Number(b.from * a.to - a.from * b.to));
  if (!best) throw new Error('There is no order');
  await chain.approve(TESTER, 'USDC');
  const to = (from * best.to * 999n) / (best.from * 1000n);
  await chain.placeOrder(TESTER, { sold: 'USDC', wanted: 'MYT', from, to });
  const order = (await chain.openOrders('USDC', 'MYT', TESTER)).at(-1);
  if (!order) throw new Error('The order does not rest');
  await chain.approve(OTHER, 'MYT');
  await chain.placeOrder(OTHER, { sold: 'MYT', wanted: 'USDC', from: to / 4n, to: 1n });
  const rest = await chain.readOrder('USDC', 'MYT', order.index);
  expect(rest.remain).toBeLessThan(order.remain);
  const info = {
    kind: 'cancelOrder',
    orderIndex: text(order.index),
    input: usdc,
    output: myt,
    amount: text(order.remain),
  } as const;
  const args = [usdc.address, myt.address, order.index, rest.remain];
  const cancel = await perform(info, {
    to: local.deployment.orderBook,
    data: encodeCall('book', 'cancelOrderForNum', args),
  });
  expect(cancel.call).toEqual({ amount: text(cancel.change(usdc)) });
  expect(cancel.change(usdc)).toBe(rest.remain);
});

it('tells what programmes and bonds moved, whatever was planned', async () => {
  const { deployment } = local;
  const [myt, usdc, burned] = [fact('MYT'), fact('USDC'), fact('eMYT')];
  const [faucet] = deployment.faucets;
  if (!faucet) throw new Error('There is no faucet');
  const drip = await perform(
    { kind: 'drip', token: myt, amount: PLANNED },
    { to: faucet, data: encodeCall('faucet', 'drip', []) },
  );
  expect(drip.call).toEqual({ amount: text(drip.change(myt)) });

  const spend = async (info: TransactionInfo, token: CurrencyFact, to: Address, data: Hex): Promise<void> => {
    if (token.address) await approve(token.address, to);
    const { call, change } = await perform(info, { to, data });
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
  await approve(usdc.address, bond);
  const sale = await perform(bought, { to: bond, data: purchase });
  const bondInfo = await local.node.rpc<Hex>(
    'eth_call',
    { to: bond, data: encodeCall('bond', 'bondInfo', [account]) },
    'latest',
  );
  expect(sale.call).toEqual({ amount: text(-sale.change(usdc)), payout: text(BigInt(bondInfo.slice(0, 66))) });
});

it('tells stakes apart from the rewards that come with them in the same token', async () => {
  const [staking] = local.deployment.singleStaking;
  const myt = fact('MYT');
  await approve(myt.address, staking);
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
  const stake = await perform(info('stake', 1n), move(staked, true));
  expect(stake.call).toEqual({ amount: text(staked) });
  expect(stake.change(myt)).toBe(-staked);
  const back = await perform(info('unstake', staked), move(staked, false));
  expect(back.call).toEqual({ amount: text(staked) });
  expect(back.change(myt)).toBeGreaterThan(staked);
});
