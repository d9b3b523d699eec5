import { expect, it } from 'vitest';
import {
  adoptChecks,
  dueChecks,
  PRICE_PLACE,
  replacedStates,
  stepChecks,
  type CheckedPrice,
  type CheckedTransaction,
  type CheckPlan,
  type CheckReading,
  type CheckStates,
} from '#domain/alerts/backgroundCheck.ts';
import { noStates } from '#domain/alerts/stepAlerts.ts';
import type { Alert } from '#domain/alerts/types.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const POOL = '0x00000000000000000000000000000000000000AA';
const hash = `0x${'3'.repeat(64)}` as const;

/** Raw USDC (6) per raw MYT (18). */
const usdcPerMyt = (cents: bigint) => ({ numerator: cents * 10n ** 4n, denominator: 10n ** 18n });

const price: CheckedPrice = {
  id: 'a',
  pool: POOL,
  baseIsToken0: true,
  side: 'below',
  price: usdcPerMyt(40n),
  decimals: { base: 18, quote: 6 },
  title: 'Alert: MYT/USDC',
  body: `Crossed 0.4 USDC, now ${PRICE_PLACE} USDC`,
  path: '/trade',
  url: 'https://exchange.example/trade',
  block: 100,
  isAnnounced: false,
};

const sent: CheckedTransaction = {
  id: hash,
  hash,
  from: ALICE,
  addedTime: 1_000,
  confirmed: { title: 'Buy MYT', body: 'Confirmed' },
  reverted: { title: 'Failed: Buy MYT', body: 'Reverted' },
  path: '/account/history',
  url: 'https://exchange.example/account/history',
};

const plan: CheckPlan = {
  chainId: 137,
  nodes: ['https://node.example'],
  separators: { thousands: ',', point: '.' },
  prices: [price],
  transactions: [],
};

/** The pool has 1,000 MYT. */
const at = (block: number, cents: bigint): CheckReading => ({
  block,
  reserves: new Map([['a', { reserve0: 1_000n * 10n ** 18n, reserve1: cents * 10n * 10n ** 6n }]]),
  receipts: new Map(),
});

const none: CheckStates = new Map();

it('one reading across the threshold is news, with the price that was read, and is news once', () => {
  const first = stepChecks(plan, none, at(20_000, 38n));
  expect(first.news).toEqual([
    {
      id: 'a',
      tag: 'alert a 20000',
      title: 'Alert: MYT/USDC',
      body: 'Crossed 0.4 USDC, now 0.38000 USDC',
      path: '/trade',
      url: 'https://exchange.example/trade',
    },
  ]);
  expect(first.states).toEqual(new Map([['a', { block: 20_000, isAnnounced: true }]]));
  expect(stepChecks(plan, first.states, at(40_000, 30n))).toEqual({ states: first.states, news: [] });
});

it('an announced alert is armed again only by a price clearly back, and fires at the check after that', () => {
  const announced: CheckStates = new Map([['a', { block: 20_000, isAnnounced: true }]]);
  // 0.5 % above the threshold is 0.402.
  const nearly = { ...at(30_000, 40n), reserves: new Map([['a', { reserve0: 10n ** 21n, reserve1: 401_000_000n }]]) };
  expect(stepChecks(plan, announced, nearly).states).toBe(announced);
  const back = stepChecks(plan, announced, at(30_000, 41n));
  expect(back).toEqual({ states: new Map([['a', { block: 30_000, isAnnounced: false }]]), news: [] });
  expect(stepChecks(plan, back.states, at(40_000, 40n)).news).toHaveLength(1);
});

it('a price on the same side, an empty pool, a missing answer and an older block change nothing', () => {
  const empty: CheckReading = { ...at(200, 0n), reserves: new Map([['a', { reserve0: 0n, reserve1: 0n }]]) };
  for (const reading of [at(200, 41n), empty, { ...empty, reserves: new Map() }, at(100, 38n), at(99, 38n)])
    expect(stepChecks(plan, none, reading)).toEqual({ states: none, news: [] });
});

it('an announcement by the page after the last check counts', () => {
  const earlier: CheckStates = new Map([['a', { block: 90, isAnnounced: false }]]);
  const announced = { ...plan, prices: [{ ...price, isAnnounced: true }] };
  expect(stepChecks(announced, earlier, at(20_000, 38n)).news).toEqual([]);
  expect(stepChecks(announced, earlier, at(20_000, 42n)).states.get('a')?.isAnnounced).toBe(false);
});

it('receipts report the outcome once; one of a bundler is left to the page', () => {
  const pending = { ...plan, prices: [], transactions: [sent] };
  const found = (receipt: { readonly status?: number; readonly from: typeof ALICE | typeof USDC }): CheckReading => ({
    block: 200,
    reserves: new Map(),
    receipts: new Map([[hash, receipt]]),
  });
  const titles = (receipt: Parameters<typeof found>[0]) =>
    stepChecks(pending, none, found(receipt)).news.map(({ tag, title }) => [tag, title]);
  expect(titles({ status: 1, from: ALICE })).toEqual([[hash, 'Buy MYT']]);
  expect(titles({ from: ALICE })).toEqual([[hash, 'Buy MYT']]);
  expect(titles({ status: 0, from: ALICE })).toEqual([[hash, 'Failed: Buy MYT']]);
  expect(titles({ status: 1, from: USDC })).toEqual([]);
  const { states } = stepChecks(pending, none, found({ status: 1, from: ALICE }));
  expect(dueChecks(pending, states, 2_000).transactions).toEqual([]);
});

it('a transaction is due for a week', () => {
  const pending = { ...plan, transactions: [sent] };
  expect(dueChecks(pending, none, 6 * 86_400_000).transactions).toEqual([sent]);
  expect(dueChecks(pending, none, 8 * 86_400_000).transactions).toEqual([]);
});

it("a new plan replaces states that the page has adopted, and keeps those that it hasn't", () => {
  const states: CheckStates = new Map([
    ['a', { block: 200, isAnnounced: true }],
    [hash, { block: 200, isAnnounced: true }],
    ['removed', { block: 200, isAnnounced: true }],
  ]);
  expect(replacedStates({ ...plan, transactions: [sent] }, states)).toEqual(['removed']);
  expect(replacedStates({ ...plan, prices: [{ ...price, block: 200 }] }, states)).toEqual(['a', hash, 'removed']);
});

it('the page adopts a later announcement only', () => {
  const alert: Alert = {
    id: 'a',
    sinceBlock: 100,
    rule: { kind: 'price', base: MYT, quote: USDC, side: 'below', price: price.price },
  };
  const checked: CheckStates = new Map([
    ['a', { block: 200, isAnnounced: true }],
    ['other', { block: 200, isAnnounced: true }],
  ]);
  const adopted = adoptChecks([alert], noStates, checked);
  expect(adopted.crossings).toEqual({ a: { at: 200, since: undefined, isAnnounced: true } });
  expect(adoptChecks([alert], adopted, checked)).toBe(adopted);
  const later = { ...noStates, crossings: { a: { at: 201, since: undefined, isAnnounced: false } } };
  expect(adoptChecks([alert], later, checked)).toBe(later);
});
