import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { createTestChain, type TestChain } from '../../e2e/fixtures/chain.ts';
import { sellMuch, usdc, myt } from '../../e2e/pages/alertPages.ts';
import { openCheckBox } from '#chain/background/checkBox.ts';
import { runChecks } from '#chain/background/runChecks.ts';
import {
  PRICE_PLACE,
  type CheckedTransaction,
  type CheckNews,
  type CheckPlan,
} from '#domain/alerts/backgroundCheck.ts';
import { poolPrice } from '#domain/markets/marketSides.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Hex } from '#domain/multicall/types.ts';

const NO_NODE = 'http://127.0.0.1:9';
const MAKER = 15;

let local: LocalChain;
let chain: TestChain;

beforeAll(async () => {
  local = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  chain = createTestChain(local.node, local);
}, 300_000);

afterAll(() => local.stop());

const priceNow = async () => {
  const { base, quote } = await chain.reserves('MYT', 'USDC');
  const price = poolPrice({ reserve0: base, reserve1: quote }, { baseIsToken0: true });
  if (!price) throw new Error('The pool is empty');
  return price;
};

/** A fall to 1 % below the present price. */
const fallingPlan = async (transactions: readonly CheckedTransaction[] = []): Promise<CheckPlan> => {
  const pool = chain.deployment.pools.find(({ base, quote }) => base === 'MYT' && quote === 'USDC');
  const { numerator, denominator } = await priceNow();
  if (!pool) throw new Error('There is no pool');
  return {
    chainId: 137,
    nodes: [NO_NODE, chain.url],
    separators: { thousands: '', point: '.' },
    transactions,
    prices: [
      {
        id: 'fall',
        pool: pool.pair,
        baseIsToken0: sortsBefore(TOKENS.MYT.address, TOKENS.USDC.address),
        side: 'below',
        price: { numerator: numerator * 99n, denominator: denominator * 100n },
        decimals: { base: 18, quote: 6 },
        title: 'Alert',
        body: PRICE_PLACE,
        path: '/trade',
        url: 'https://exchange.example/trade',
        block: await chain.blockNumber(),
        isAnnounced: false,
      },
    ],
  };
};

const sentAs = (hash: Hex, id = hash, account = MAKER): CheckedTransaction => ({
  ...{ id, hash, from: chain.account(account), addedTime: Date.now() },
  confirmed: { title: 'Placed', body: 'Confirmed' },
  reverted: { title: 'Failed', body: 'Reverted' },
  path: '/account/history',
  url: 'https://exchange.example/account/history',
});

let boxes = 0;
const start = async (plan: CheckPlan | undefined) => {
  const box = await openCheckBox(`background ${(boxes += 1)}`);
  await box.setPlan(plan);
  const shown: CheckNews[] = [];
  const requests: string[] = [];
  const setBadge = vi.fn(() => Promise.resolve());
  const check = (permitted = true, nowMs = Date.now()) =>
    runChecks({
      box,
      fetch: (url, init) => {
        requests.push(url);
        return fetch(url, init);
      },
      nowMs: () => nowMs,
      show: (news) => (permitted ? Promise.resolve(void shown.push(news)) : Promise.reject(new TypeError('No'))),
      setBadge,
    });
  return { box, shown, requests, setBadge, check };
};

it('nothing is requested if nothing is due', async () => {
  const plan = await fallingPlan();
  for (const idle of [undefined, { ...plan, prices: [] }]) {
    const { check, requests, shown } = await start(idle);
    await check();
    expect([requests, shown]).toEqual([[], []]);
  }
});

it('announces a crossed price and a receipt once, with one request to the first node that answers', async () => {
  const { transactionHash } = await chain
    .approve(MAKER, 'USDC')
    .then(() => chain.placeOrder(MAKER, { sold: 'USDC', bought: 'MYT', from: usdc('10'), to: myt('1000') }));
  const unknown: Hex = `0x${'9'.repeat(64)}`;
  const other = sentAs(transactionHash, `0x${'8'.repeat(64)}`, MAKER + 1);
  const plan = await fallingPlan([sentAs(transactionHash), sentAs(unknown), other]);
  const { box, check, requests, setBadge, shown } = await start({ ...plan, transactions: [sentAs(unknown)] });
  await check();
  expect(requests).toEqual([NO_NODE, chain.url]);
  expect([shown, setBadge.mock.calls]).toEqual([[], []]);

  await box.setPlan(plan);
  await sellMuch(chain);
  const { numerator, denominator } = await priceNow();
  await check();
  expect(shown.map(({ title }) => title)).toEqual(['Alert', 'Placed']);
  expect(Number(shown[0]?.body)).toBeCloseTo((Number(numerator) * 1e12) / Number(denominator), 5);
  expect(setBadge).toHaveBeenCalledExactlyOnceWith(2);
  const { states } = await box.read();
  expect([...states.keys()].toSorted()).toEqual([transactionHash, 'fall'].toSorted());
  await check();
  expect(shown).toHaveLength(2);
});

it('a refused notification is left to the page; a node that is behind, or of another chain, reports nothing', async () => {
  const { prices, ...plan } = await fallingPlan();
  const risen = prices.map((price) => ({ ...price, side: 'above' as const, block: 1 }));
  const { box, check, shown, setBadge } = await start({ ...plan, prices: risen });
  await check(true, Date.now() + 3_600_000);
  await box.setPlan({ ...plan, prices: risen, chainId: 1 });
  await check();
  await box.setPlan({ ...plan, prices: risen });
  await check(false);
  expect([shown, (await box.read()).states.size, setBadge.mock.calls.length]).toEqual([[], 0, 0]);
  await check();
  expect(shown).toHaveLength(1);
});
