import { expect, it } from 'vitest';
import { noFilter, filterOwn } from '#domain/history/ownFilter.ts';
import { ownTotals } from '#domain/history/ownTotals.ts';
import { orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { orderEntries } from '#pages/trade/history/ownEntries.ts';
import { alignedHistory, historyRow } from '#pages/trade/history/ownHistoryView.ts';
import { callsOf, countFunctionCalls } from '../../../support/functionCalls.ts';
import { E18, E6, maker, MYT, USDC } from '../mockMarket.ts';

const ORDERS = 10_000;
const tokens = new Map([MYT, USDC].map((token) => [token.address, token]));

/** Every third order fills. */
const events = Array.from({ length: ORDERS }, (_, index): PlacedEvent[] => {
  const sides = { soldToken: USDC.address, boughtToken: MYT.address };
  const at = (logIndex: number, event: BookEvent): PlacedEvent => ({
    ...sides,
    ...{ event, logIndex, blockNumber: index, timestamp: 1_700_000_000 + index * 60 },
    transactionHash: `0x${index.toString(16).padStart(64, '0')}`,
  });
  const order = { index: BigInt(index + 1), soldToken: USDC.address };
  const placed = at(0, { kind: 'AddOrder', maker: maker(1), ...order, from: 4_100n * E6, to: 10_000n * E18 });
  if (index % 3 > 0) return [placed];
  return [placed, at(1, { kind: 'UpdateOrderInfo', ...order, inNum: 1_025n * E6, outNum: 2_500n * E18 })];
}).flat();

countFunctionCalls();

const context = { here: undefined, nowSeconds: 1_700_000_000 + ORDERS * 60, offset: () => 0 };
const filter = { ...noFilter, side: 'BUY', period: 'month' } as const;

const shownOf = (entries: ReturnType<typeof orderEntries>) => {
  const { kept } = filterOwn(entries, filter, context);
  const totals = ownTotals(kept, () => undefined);
  return { totals, rows: alignedHistory(kept.slice(0, 50).flatMap(({ of }) => historyRow(of, tokens) ?? [])) };
};

it('10,000 orders have exact sums, and the texts of 50 rows', () => {
  const { totals, rows } = shownOf(orderEntries(orderStories(events), tokens, () => 'limit'));
  const fills = BigInt(Math.ceil(ORDERS / 3));
  expect(rows).toHaveLength(50);
  expect(totals.count).toBe(ORDERS);
  expect(totals.tokens.find(({ token }) => token === MYT.address)?.bought).toBe(fills * 2_500n * E18);
  expect(totals.tokens.find(({ token }) => token === USDC.address)?.sold).toBe(fills * 1_025n * E6);
});

it.each([
  [
    'a changed filter',
    (stories: ReturnType<typeof orderStories>) => {
      const entries = orderEntries(stories, tokens, () => 'limit');
      return () => shownOf(entries);
    },
  ],
  ['a new event', (stories: ReturnType<typeof orderStories>) => () => orderEntries(stories, tokens, () => 'limit')],
] as const)('%s takes work in proportion to the rows', async (_, prepare) => {
  const stories = orderStories(events);
  const work = (count: number): Promise<number> => callsOf(prepare(stories.slice(0, count)));
  const [few, many] = [await work(ORDERS / 8), await work(ORDERS)];
  expect(few).toBeGreaterThan(ORDERS / 8);
  // Work by pairs of rows would be 64 times as much.
  expect(many / few).toBeLessThan(9);
});
