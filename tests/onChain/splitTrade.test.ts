import { HDNodeWallet, parseUnits, type JsonRpcProvider } from 'ethers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { router as routerAbi } from '#chain/abis/router.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { batchCallData, simulateBatch } from '#chain/simulation/simulateBatch.ts';
import { rules } from '#config/rules.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOnRouter, type RouterMarket } from '#domain/trade/routerQuote.ts';
import { splitGas } from '#domain/trade/splitGas.ts';
import { splitTrade, sumOfSplit, type TradeSplit } from '#domain/trade/splitTrade.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { checkReturned } from '#writes/checks/planRules.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRouterSwap } from '#writes/orders/swapOnRouter.ts';
import { accountAddress, MNEMONIC, ROLES } from '../../e2e/devnet/accounts.ts';
import { sendAsBatch } from '../../e2e/devnet/batchAccount.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { readBalance, readReserves } from '../../e2e/devnet/exchange.ts';
import { FEE_CAP } from '../../e2e/devnet/feeCap.ts';
import { localNode } from '../../e2e/devnet/localNode.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { createBookReader } from './support/bookReader.ts';

const [INDEX, OTHER] = ROLES.tests;
const trader = accountAddress(INDEX);
const FAR_FUTURE = 10n ** 10n;
const AMOUNT = parseUnits('20000', 6);

let chain: LocalChain;
let node: JsonRpcProvider;
let snapshot: string;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  node = localNode(chain.url);
  snapshot = await chain.node.rpc<string>('evm_snapshot');
}, 300_000);

afterAll(async () => {
  node.destroy();
  await chain.stop();
});

beforeEach(async () => {
  await chain.node.rpc('evm_revert', snapshot);
  snapshot = await chain.node.rpc<string>('evm_snapshot');
});

const tokenOf = (symbol: 'USDC' | 'WBTC', decimals: number): Token => ({
  ...{ kind: 'token', chainId: 137, address: TOKENS[symbol].address, symbol, name: symbol, decimals },
});
const usdc = tokenOf('USDC', 6);
const wbtc = tokenOf('WBTC', 8);

const rpc = () => createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 0 });

const readBook = async (): Promise<PairBook> => {
  const { orderBook: book, orderBookExt: ext, multicall } = chain.deployment;
  const pair = chain.deployment.pools.find(({ base, quote }) => base === 'WBTC' && quote === 'USDC')?.pair;
  if (!pair) throw new Error('There is no pool');
  const [token0, token1] = sortsBefore(usdc.address, wbtc.address)
    ? [usdc.address, wbtc.address]
    : [wbtc.address, usdc.address];
  const found = await createBookReader(rpc(), { book, ext, multicall }, { pair, token0, token1 })();
  if (!found) throw new Error('There is no book');
  return found;
};

const readHarbour = async (): Promise<RouterMarket> => {
  const [exchange] = chain.deployment.exchanges;
  const pool = exchange?.pools.find(({ base, quote }) => base === 'WBTC' && quote === 'USDC');
  if (!exchange || !pool) throw new Error('There is no second exchange');
  const { base, quote } = await readReserves(chain.node, pool);
  const { id, name, router } = exchange;
  const known = { id, name, router, pair: pool.pair, feeFactor: 997, usable: true, blockNumber: 1 };
  return { ...known, reserveSold: quote, reserveBought: base };
};

const intentOf = (amount: bigint): TradeIntent => ({
  ...{ input: usdc, output: wbtc, direction: 'BUY', orderType: 'MARKET', field: 'INPUT', amount, slippageBps: 50 },
});

const splitNow = async (amount: bigint): Promise<TradeSplit> => {
  const [book, other] = [await readBook(), await readHarbour()];
  const split = splitTrade({ intent: intentOf(amount), market: { book }, other });
  if (!split) throw new Error('There is no split');
  return split;
};

const orderPlan = ({ book }: TradeSplit): TransactionPlan => {
  const { from, to, target } = book.order;
  return planOrder(
    {
      ...{ maker: trader, input: usdc, output: wbtc, direction: 'BUY', orderType: 'MARKET', from, to },
      ...{ targetIndex: target, expectedRest: 0n, restTolerance: 0n, pool: chain.deployment.orderBook, takes: [] },
      ...{ received: book.filled.received, minReceived: book.minReceived },
    },
    chain.deployment.orderBook,
  );
};

const swapPlan = ({ other, market }: TradeSplit, account: Address = trader): TransactionPlan => {
  const { from, to } = other.order;
  const terms = { input: usdc, output: wbtc, inputToken: usdc, outputToken: wbtc, direction: 'BUY', from, to } as const;
  return planRouterSwap(
    {
      ...{ exchange: market, feePerThousand: 3, account, recipient: account },
      ...terms,
      ...{ field: 'INPUT', shown: other.filled.received },
    },
    { deadline: FAR_FUTURE, hasTransferFee: false },
  );
};

const approvals = (split: TradeSplit): readonly TransactionPlan[] => [
  planApproval({ token: usdc, spender: split.market.router }, split.other.order.from),
  planApproval({ token: usdc, spender: chain.deployment.orderBook }, split.book.order.from),
];

const batchOf = (split: TradeSplit): readonly TransactionPlan[] => [
  ...approvals(split),
  swapPlan(split),
  orderPlan(split),
];

const callsOf = (plans: readonly TransactionPlan[]) =>
  plans.map(({ contract: to, callData: data, value }) => ({ to, data, value }));

const wallet = (index: number) => HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${index}`).connect(node);

const send = async ({ contract: to, callData: data }: TransactionPlan, index: number = INDEX) => {
  const sent = await wallet(index).sendTransaction({ to, data, gasLimit: 5_000_000n, ...FEE_CAP });
  return sent.wait(1, 30_000).catch(() => null);
};

const holdings = async () => ({
  usdc: await readBalance(chain.node, usdc.address, trader),
  wbtc: await readBalance(chain.node, wbtc.address, trader),
});

/** Another trader buys on the second exchange. */
const moveHarbour = async (split: TradeSplit, amount: bigint): Promise<void> => {
  const account = accountAddress(OTHER);
  await send(planApproval({ token: usdc, spender: split.market.router }, amount), OTHER);
  const bought = routerAbi.swapExactTokensForTokens;
  const callData = bought.encode(amount, 0n, [usdc.address, wbtc.address], account, FAR_FUTURE);
  const receipt = await send({ ...swapPlan(split), callData }, OTHER);
  expect(receipt?.status).toBe(1);
};

describe('a market order in two parts', () => {
  it('pays and receives in one transaction what both quotes say, and so does its simulation', async () => {
    const split = await splitNow(AMOUNT);
    const sum = sumOfSplit(intentOf(AMOUNT), split);
    const plans = batchOf(split);
    const simulated = await simulateBatch(rpc(), trader, callsOf(plans));
    if (!simulated.ok) throw new Error('not simulated', { cause: simulated.error });
    expect(plans.map((plan, at) => checkReturned(plan, simulated.value[at] ?? '0x'))).toEqual([
      { ok: true, value: undefined },
      ...plans.slice(2).map(() => ({ ok: true, value: undefined })),
      { ok: true, value: undefined },
    ]);
    const before = await holdings();
    const hash = await sendAsBatch({ wallet: wallet(INDEX), node, chainId: 137 }, callsOf(plans));
    const receipt = await node.waitForTransaction(hash);
    expect(receipt?.status).toBe(1);
    // The network fee that is shown with missing approvals, and kept of the coin, suffices.
    const byRule = splitGas(split, rules.gas) + 2n * rules.gas.approve;
    expect(receipt?.gasUsed).toBeLessThan(byRule);
    expect(receipt?.gasUsed).toBeGreaterThan(byRule / 3n);
    const after = await holdings();
    expect(before.usdc - after.usdc).toBe(AMOUNT);
    expect(after.wbtc - before.wbtc).toBe(sum.filled.received);
  }, 120_000);

  it('pays and receives in two transactions what each quote says', async () => {
    const split = await splitNow(AMOUNT);
    for (const plan of approvals(split)) expect((await send(plan))?.status).toBe(1);
    const before = await holdings();
    expect((await send(orderPlan(split)))?.status).toBe(1);
    const between = await holdings();
    expect(before.usdc - between.usdc).toBe(split.book.filled.spent);
    expect(between.wbtc - before.wbtc).toBe(split.book.filled.received);
    // The first part leaves the other exchange's price as it was.
    const again = quoteOnRouter(intentOf(split.other.order.from), await readHarbour());
    expect(again).toMatchObject({ ok: true, value: { order: split.other.order, filled: split.other.filled } });
    expect((await send(swapPlan(split)))?.status).toBe(1);
    const after = await holdings();
    expect(between.usdc - after.usdc).toBe(split.other.filled.spent);
    expect(after.wbtc - between.wbtc).toBe(split.other.filled.received);
  }, 120_000);

  it('reverts as a whole if the price on the other exchange moves beyond its limit', async () => {
    const split = await splitNow(AMOUNT);
    await moveHarbour(split, parseUnits('5000', 6));
    const plans = batchOf(split);
    expect(await simulateBatch(rpc(), trader, callsOf(plans))).toMatchObject({
      ok: false,
      error: { kind: 'refused', index: 2, problem: { code: 'reverted' } },
    });
    const before = await holdings();
    const sender = wallet(INDEX);
    // The account becomes one that batches.
    const delegated = await sendAsBatch({ wallet: sender, node, chainId: 137 }, callsOf(approvals(split)));
    await node.waitForTransaction(delegated);
    const data = batchCallData(callsOf(plans));
    const { hash } = await sender.sendTransaction({ to: trader, data, gasLimit: 5_000_000n });
    expect((await node.waitForTransaction(hash))?.status).toBe(0);
    expect(await holdings()).toEqual(before);
  }, 120_000);

  it('yields more than the best exchange alone for $10,000 to $100,000', async () => {
    const [book, other] = [await readBook(), await readHarbour()];
    for (const dollars of [10_000n, 40_000n, 100_000n]) {
      const intent = intentOf(dollars * 10n ** 6n);
      const split = splitTrade({ intent, market: { book }, other });
      if (!split) throw new Error(`There is no split of $${dollars}`);
      const { received } = sumOfSplit(intent, split).filled;
      for (const alone of [quoteTrade(intent, { book }), quoteOnRouter(intent, other)]) {
        if (!alone.ok) throw new Error(alone.error.code);
        expect(received).toBeGreaterThan(alone.value.filled.received);
      }
    }
  }, 120_000);
});
