import type { Interface } from 'ethers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import { createRandom, type Random } from '../../e2e/devnet/random.ts';
import { router as routerAbi } from '#chain/abis/router.ts';
import { asLogs } from '#chain/logs/logs.ts';
import type { Reader } from '#chain/sending/send.ts';
import { receiptFacts } from '#chain/sending/receiptFacts.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { arrivingRemoval, minRemoved, removalOf } from '#domain/liquidity/quoteRemoval.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { isOrderOutcome, type CallOutcome } from '#domain/transactions/callOutcome.ts';
import { decodeCalls } from '#domain/transactions/decodeCalls.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { arrivesAfter } from '#domain/tokens/transferFees.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { quoteOnRouter, type RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { settleRemoval } from '#writes/liquidity/removeLiquidity.ts';
import { settleRouterSwap } from '#writes/orders/swapOnRouter.ts';
import { quantity, type Receipt } from './support/contractClient.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const POOLS = 40;
const SEED = 20_261_121;
const WHOLE = 2n ** 256n - 1n;
const GAS = '0x5f5e100';
const FEE_TOKEN = ownArtifact('FeeOnTransferToken');
const times = { deadlineSeconds: 60, shownTime: 0 };
const taker = person('taker');
const friend = person('m1');

let stage: Stage;
let router: Address;
let reader: Reader;

beforeAll(async () => {
  stage = await createStage();
  reader = { send: (method, params) => stage.node.rpc(method, ...params) };
}, 240_000);

afterAll(() => stage.stop());

beforeEach(async () => {
  await stage.reset();
  const artifact = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
  router = await stage.create(person('deployer'), artifact, [stage.factory, stage.weth]);
});

const tokenAt = (address: Address): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  decimals: 18,
  symbol: 'T',
  name: 'T',
});

const act = (from: Address, abi: Interface, to: Address, method: string, args: readonly unknown[]) =>
  stage.executeAll([{ from, abi, to, method, args }]);

/** A pool with these reserves, as the app would read it, and the taker's allowance for the router. */
const openPool = async (sold: Address, bought: Address, reserves: readonly [bigint, bigint]): Promise<RouterMarket> => {
  const pair = await stage.pairOf(sold, bought);
  await act(taker, ABIS.token, sold, 'transfer', [pair, reserves[0]]);
  await act(taker, ABIS.token, bought, 'transfer', [pair, reserves[1]]);
  await act(taker, ABIS.pair, pair, 'sync', []);
  await act(taker, ABIS.token, sold, 'approve', [router, WHOLE]);
  const [kept] = await stage.callAll([{ abi: ABIS.pair, to: pair, method: 'getReserves', args: [] }]);
  const [first, second] = [kept?.[0] as bigint, kept?.[1] as bigint];
  const [reserveSold, reserveBought] = sortsBefore(sold, bought) ? [first, second] : [second, first];
  const exchange = { id: 'other', name: 'Other', router, pair, feeFactor: 997, usable: true };
  return { ...exchange, reserveSold, reserveBought };
};

const balanceOf = async (token: Address | 'coin', owner: Address): Promise<bigint> => {
  if (token === 'coin') return BigInt(await stage.node.rpc<Hex>('eth_getBalance', owner, 'latest'));
  const [answer] = await stage.callAll([{ abi: ABIS.token, to: token, method: 'balanceOf', args: [owner] }]);
  return answer?.[0] as bigint;
};

interface Trade {
  readonly outputFeeBps?: number;
  readonly market: RouterMarket;
  readonly intent: TradeIntent;
  /** The side that is the native coin. */
  readonly coin?: 'input' | 'output';
}

/** Quotes, simulates, sends: results of each step, and the amount that reached the recipient. */
/** The receipt as the application decodes it. */
const viewOf = (receipt: Receipt) => ({
  ...receiptFacts(asLogs(receipt.logs), taker, { wrappedNative: stage.weth, orderBookExt: stage.book }),
  allowanceOf: () => undefined,
  isPartial: false,
});

const orderIn = (call: CallOutcome | null | undefined) => (isOrderOutcome(call) ? call : undefined);

const perform = async ({ market, intent, coin, outputFeeBps }: Trade) => {
  const { input: inputToken, output: outputToken, direction, field } = intent;
  const quote = quoteOnRouter(intent, market);
  if (!quote.ok) throw new Error(quote.error.code);
  const { from, to } = quote.value.order;
  const plan = await settleRouterSwap(
    reader,
    {
      exchange: market,
      feePerThousand: 3,
      account: taker,
      recipient: friend,
      input: coin === 'input' ? nativeCurrency : inputToken,
      output: coin === 'output' ? nativeCurrency : outputToken,
      ...{ inputToken, outputToken, direction, field, from, to, outputFeeBps },
      shown: field === 'INPUT' ? quote.value.filled.received : quote.value.filled.spent,
    },
    times,
  );
  const request = {
    from: taker,
    to: plan.contract,
    data: plan.callData,
    value: quantity(plan.value),
    gas: GAS,
    gasPrice: '0x0',
  };
  const simulated = await stage.node.rpc<Hex>('eth_call', request, 'latest');
  const before = await balanceOf(coin === 'output' ? 'coin' : outputToken.address, friend);
  const hash = await stage.node.rpc<Hex>('eth_sendTransaction', request);
  await stage.mine();
  const receipt = await stage.node.rpc<Receipt>('eth_getTransactionReceipt', hash);
  const paidOut = (await balanceOf(coin === 'output' ? 'coin' : outputToken.address, friend)) - before;
  return {
    quote: quote.value,
    plan,
    simulated,
    receipt,
    outcome: orderIn(decodeCalls({ info: plan.info }, viewOf(receipt)).at(-1)),
    paidOut,
  };
};

const upTo = (random: Random, digits: number): bigint =>
  BigInt(Math.floor(random.between(1, 10) * 10 ** random.between(3, digits)));

it(`quote equals simulation equals receipt, to the unit, on ${POOLS} random pools`, async () => {
  const random = createRandom(SEED);
  let traded = 0;
  for (let i = 0; i < POOLS; i += 1) {
    const coin = random.pick(['input', 'output', 'neither'] as const);
    const token = stage.tokenOf(random.pick(['T6a', 'T18a', 'T8b']));
    const other = coin === 'neither' ? stage.tokenOf('T6b') : stage.weth;
    const [sold, bought] = coin === 'input' ? [other, token] : [token, other];
    await stage.reset();
    router = await stage.create(person('deployer'), npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json'), [
      stage.factory,
      stage.weth,
    ]);
    const market = await openPool(sold, bought, [upTo(random, 25), upTo(random, 25)]);
    const field = random.pick(['INPUT', 'OUTPUT'] as const);
    const max = field === 'INPUT' ? market.reserveSold : market.reserveBought;
    const intent: TradeIntent = {
      input: tokenAt(sold),
      output: tokenAt(bought),
      direction: random.pick(['BUY', 'SELL'] as const),
      orderType: 'MARKET',
      field,
      amount: (max * BigInt(Math.floor(random.between(1, 900)))) / 1000n,
      slippageBps: random.pick([0, 50, 300]),
    };
    if (!quoteOnRouter(intent, market).ok) continue;
    traded += 1;
    const { quote, simulated, receipt, outcome, paidOut } = await perform({
      market,
      intent,
      ...(coin !== 'neither' && { coin }),
    });
    const { spent, received } = quote.filled;
    expect(receipt.status).toBe('0x1');
    expect(routerAbi.swapExactTokensForTokens.decode(simulated)).toEqual({ ok: true, value: [spent, received] });
    expect(outcome).toMatchObject({ spent: String(spent), received: String(received), rests: '0' });
    expect(paidOut).toBe(received);
  }
  expect(traded).toBeGreaterThan(POOLS / 2);
});

describe('the bounds that were confirmed', () => {
  const [paid, bought] = ['T18a', 'T18b'] as const;
  const intentOf = (field: 'INPUT' | 'OUTPUT', slippageBps: number): TradeIntent => ({
    input: tokenAt(stage.tokenOf(paid)),
    output: tokenAt(stage.tokenOf(bought)),
    direction: 'SELL',
    orderType: 'MARKET',
    field,
    amount: 10n ** 20n,
    slippageBps,
  });
  const moveBy = async (market: RouterMarket, permille: bigint): Promise<void> => {
    await act(taker, ABIS.token, stage.tokenOf(paid), 'transfer', [
      market.pair,
      (market.reserveSold * permille) / 1000n,
    ]);
    await act(taker, ABIS.pair, market.pair, 'sync', []);
  };
  const open = () => openPool(stage.tokenOf(paid), stage.tokenOf(bought), [10n ** 24n, 10n ** 24n]);

  it.each(['INPUT', 'OUTPUT'] as const)('hold on chain when the price moves within them: %s', async (field) => {
    const market = await open();
    await moveBy(market, 4n);
    const { receipt, quote, outcome } = await perform({ market, intent: intentOf(field, 50) });
    expect(receipt.status).toBe('0x1');
    if (field === 'INPUT') expect(BigInt(outcome?.received ?? 0)).toBeLessThan(quote.filled.received);
    else expect(BigInt(outcome?.spent ?? 0)).toBeGreaterThan(quote.filled.spent);
    expect(BigInt(outcome?.received ?? 0)).toBeGreaterThanOrEqual(quote.order.to);
    expect(BigInt(outcome?.spent ?? 0)).toBeLessThanOrEqual(quote.order.from);
  });

  it.each([
    ['INPUT', /INSUFFICIENT_OUTPUT_AMOUNT/],
    ['OUTPUT', /EXCESSIVE_INPUT_AMOUNT/],
  ] as const)('they refuse a swap when the price moves beyond them: %s', async (field, reason) => {
    const market = await open();
    await moveBy(market, 6n);
    await expect(perform({ market, intent: intentOf(field, 50) })).rejects.toThrow(reason);
  });
});

it('a token that takes a transfer fee is sold through the function that tolerates it', async () => {
  const from = person('deployer');
  const feeToken = await stage.create(from, FEE_TOKEN);
  const other = stage.tokenOf('T18a');
  await act(from, FEE_TOKEN.abi, feeToken, 'initialize', ['Toll', 'TOLL', 18, from]);
  await act(from, FEE_TOKEN.abi, feeToken, 'mint', [taker, 10n ** 26n]);
  await act(from, ABIS.factory, stage.factory, 'createPair', [feeToken, other]);
  const market = await openPool(feeToken, other, [10n ** 24n, 10n ** 24n]);
  const intent: TradeIntent = {
    input: tokenAt(feeToken),
    output: tokenAt(other),
    direction: 'SELL',
    orderType: 'MARKET',
    field: 'INPUT',
    amount: 10n ** 20n,
    slippageBps: 200,
  };
  const { receipt, plan, paidOut, quote, outcome } = await perform({ market, intent });
  expect(receipt.status).toBe('0x1');
  expect(plan.method).toBe('swapExactTokensForTokensSupportingFeeOnTransferTokens');
  expect(outcome?.spent).toBe(String(intent.amount));
  expect(paidOut).toBeGreaterThanOrEqual(quote.order.to);
  expect(paidOut).toBeLessThan(quote.filled.received);
});

describe('a token with a transfer fee of 1 %', () => {
  const FEE_BPS = 100;
  const createFeeToken = async (): Promise<Address> => {
    const from = person('deployer');
    const token = await stage.create(from, FEE_TOKEN);
    await act(from, FEE_TOKEN.abi, token, 'initialize', ['Fee', 'FEE', 18, from]);
    await act(from, FEE_TOKEN.abi, token, 'mint', [taker, 10n ** 26n]);
    return token;
  };
  const createPair = (a: Address, b: Address) =>
    act(person('deployer'), ABIS.factory, stage.factory, 'createPair', [a, b]);

  it.each(['INPUT', 'OUTPUT'] as const)('arrives with at least the minimum that is shown: %s', async (field) => {
    const [fee, other] = [await createFeeToken(), stage.tokenOf('T18a')];
    await createPair(fee, other);
    const market = await openPool(other, fee, [10n ** 24n, 10n ** 24n]);
    const intent: TradeIntent = {
      input: tokenAt(other),
      output: tokenAt(fee),
      direction: 'BUY',
      orderType: 'MARKET',
      field,
      amount: 10n ** 20n,
      slippageBps: 50,
    };
    const { receipt, paidOut, quote } = await perform({ market, intent, outputFeeBps: FEE_BPS });
    expect(receipt.status).toBe('0x1');
    const shown = arrivesAfter(quote.minReceived, FEE_BPS, 1);
    expect(paidOut).toBeGreaterThanOrEqual(shown);
    expect(paidOut).toBeLessThan(quote.filled.received);
  });

  it.each([true, false])(
    'comes out of a pool with at least the minimum that is shown; native coin: %s',
    async (paysCoin) => {
      const fee = await createFeeToken();
      const other = paysCoin ? stage.weth : stage.tokenOf('T18a');
      await createPair(fee, other);
      const market = await openPool(other, fee, [10n ** 22n, 10n ** 22n]);
      const poolTokens = 10n ** 18n;
      for (const token of [fee, other]) await act(taker, ABIS.token, token, 'transfer', [market.pair, 10n ** 22n]);
      await act(taker, ABIS.pair, market.pair, 'mint', [taker]);
      await act(taker, ABIS.token, market.pair, 'approve', [router, WHOLE]);
      const [[reserve0 = 0n, reserve1 = 0n] = [], [totalSupply = 0n] = []] = (await stage.callAll([
        { abi: ABIS.pair, to: market.pair, method: 'getReserves', args: [] },
        { abi: ABIS.pair, to: market.pair, method: 'totalSupply', args: [] },
      ])) as readonly (readonly bigint[])[];
      const isFee0 = sortsBefore(fee, other);
      const [token0, token1] = isFee0 ? [fee, other] : [other, fee];
      const growth = { kLast: 0n, feeRate: undefined };
      const pool: PoolState = { pair: market.pair, token0, token1, reserve0, reserve1, totalSupply, ...growth };
      const removal = removalOf(pool, isFee0, poolTokens);
      const min = minRemoved(removal, 50);
      const terms = {
        exchange: { name: 'Other', router },
        pair: market.pair,
        account: taker,
        currencyA: tokenAt(fee),
        currencyB: paysCoin ? nativeCurrency : tokenAt(other),
        removal,
        ...min,
        permit: undefined,
      };
      const plan = await settleRemoval(reader, terms, times);
      const paid = { token: fee, coin: paysCoin ? ('coin' as const) : other };
      const before = [await balanceOf(paid.token, taker), await balanceOf(paid.coin, taker)] as const;
      const request = { from: taker, to: plan.contract, data: plan.callData, value: '0x0', gas: GAS, gasPrice: '0x0' };
      const hash = await stage.node.rpc<Hex>('eth_sendTransaction', request);
      await stage.mine();
      expect((await stage.node.rpc<Receipt>('eth_getTransactionReceipt', hash)).status).toBe('0x1');
      const received = [
        (await balanceOf(paid.token, taker)) - before[0],
        (await balanceOf(paid.coin, taker)) - before[1],
      ];
      const shown = arrivingRemoval(
        { amountA: min.amountAMin, amountB: min.amountBMin },
        { feeA: FEE_BPS, feeB: 0, paysCoin },
      );
      const whole = arrivingRemoval(removal, { feeA: FEE_BPS, feeB: 0, paysCoin });
      expect(received[0]).toBeGreaterThanOrEqual(shown.amountA);
      expect(received[1]).toBeGreaterThanOrEqual(shown.amountB);
      expect((received[0] ?? 0n) - whole.amountA).toBeLessThanOrEqual(2n);
    },
  );
});
