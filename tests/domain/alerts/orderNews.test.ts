import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNews, type NewsState } from '#domain/alerts/orderNews.ts';
import { orderEvents } from '#domain/alerts/types.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const at = (blockNumber: number, event: BookEvent, hash: `0x${string}` = `0x${blockNumber}`): PlacedEvent => ({
  event,
  soldToken: MYT,
  boughtToken: USDC,
  blockNumber,
  logIndex: 1,
  timestamp: undefined,
  transactionHash: hash,
});
const place = at(10, { kind: 'AddOrder', maker: ALICE, soldToken: MYT, from: 100n, to: 50n, index: 1n });
const fill = (block: number, inNum: bigint, hash?: `0x${string}`) =>
  at(block, { kind: 'UpdateOrderInfo', soldToken: MYT, index: 1n, inNum, outNum: inNum / 2n }, hash);
const cancel = (block: number, num: bigint) =>
  at(block, { kind: 'CancelOrderWithNum', soldToken: MYT, index: 1n, num });

const readAt = (head: number, events: readonly PlacedEvent[]) => ({ head, readTo: head, events });

const fresh: NewsState = { to: 20, announced: [] };

/** Reads block after block. @returns the announced news, with their blocks. */
const follow = (
  eventsAt: (head: number) => readonly PlacedEvent[],
  heads: readonly number[],
  before = fresh,
  readTo = (head: number) => head,
) => {
  let state = before;
  return heads.flatMap((head) => {
    const step = orderNews(state, { head, readTo: readTo(head), events: eventsAt(head) }, orderEvents);
    state = step.state;
    return step.news.map(({ event, sold }) => `${head} ${event} ${sold}`);
  });
};
const to = (from: number, end: number) => Array.from({ length: end - from + 1 }, (_, i) => from + i);
/** A node that knows what is in the blocks up to `lag` below its head. */
const upTo =
  (events: readonly PlacedEvent[], lag = 0) =>
  (head: number) =>
    events.filter(({ blockNumber }) => blockNumber <= head - lag);

describe('the news of orders', () => {
  it('a part, the rest and a cancellation are reported once each, three blocks after them', () => {
    expect(follow(upTo([place, fill(25, 40n), fill(30, 60n)]), to(21, 120))).toEqual(['28 partly 40', '33 filled 60']);
    expect(follow(upTo([place, fill(25, 40n), cancel(27, 60n)]), to(21, 120))).toEqual([
      '28 partly 40',
      '30 cancelled 60',
    ]);
  });

  it('events before the alert was set are not reported, and events while no page was open are', () => {
    expect(follow(upTo([place, fill(20, 40n)]), to(21, 60))).toEqual([]);
    expect(follow(upTo([place, fill(25, 40n), fill(30, 60n)]), [500])).toEqual(['500 filled 100']);
  });

  it('a fill that a reorg takes back within three blocks is not reported, one that comes back in another block once', () => {
    expect(follow((head) => (head < 27 ? [place, fill(25, 40n, '0xa')] : [place]), to(21, 60))).toEqual([]);
    const moved = (head: number) => (head < 29 ? [place, fill(25, 40n, '0xa')] : [place, fill(29, 40n, '0xa')]);
    expect(follow(moved, to(21, 60))).toEqual(['28 partly 40']);
  });

  it('an order is filled by what is three blocks old, so once', () => {
    expect(follow(upTo([place, fill(25, 40n), fill(27, 60n)]), to(21, 120))).toEqual(['28 partly 40', '30 filled 60']);
    expect(follow(upTo([place, fill(25, 100n, '0xa')]), to(21, 28))).toEqual(['28 filled 100']);
  });

  it('events above the blocks read are reported once they are read, however late, and by the tab that has read them', () => {
    const events = [place, fill(80, 40n)];
    // The logs are read up to block 60 until block 400.
    const readTo = (head: number) => (head < 400 ? Math.min(head, 60) : head);
    const known = (head: number) => events.filter(({ blockNumber }) => blockNumber <= readTo(head));
    expect(follow(known, to(21, 500), fresh, readTo)).toEqual(['400 partly 40']);
    const ahead = orderNews(fresh, readAt(500, events), orderEvents).state;
    const behind = { head: 501, readTo: 60, events: [place] };
    expect(orderNews(ahead, behind, orderEvents).state).toBe(ahead);
  });

  it('hundreds of fills at once are reported once, and forgotten when their blocks are done with', () => {
    const big = at(10, { kind: 'AddOrder', maker: ALICE, soldToken: MYT, from: 1000n, to: 500n, index: 1n });
    const many = to(1, 300).map((i): PlacedEvent => ({ ...fill(25, 2n, `0xf${i}`), logIndex: i }));
    expect(follow(upTo([big, ...many]), to(21, 80))).toEqual(['28 partly 600']);
    const first = orderNews(fresh, readAt(30, [big, ...many]), orderEvents).state;
    expect(first.announced).toHaveLength(300);
    expect(orderNews(first, readAt(90, [big, ...many]), orderEvents).state).toEqual({ to: 58, announced: [] });
    expect(orderNews(first, readAt(90, [big]), orderEvents).state.announced).toHaveLength(200);
  });

  it('announces only the requested kinds', () => {
    const { news } = orderNews(fresh, readAt(60, [place, fill(25, 40n), cancel(27, 60n)]), ['filled', 'cancelled']);
    expect(news.map(({ event }) => event)).toEqual(['cancelled']);
  });

  it('is announced once, however late up to 32 blocks a node reports it, and in whichever of two tabs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(25), fc.nat(25)), { minLength: 100, maxLength: 100 }), (lags) => {
        let state = fresh;
        const announced = lags.flatMap((tabs, i) =>
          tabs.flatMap((lag, tab) => {
            const head = 21 + i - (tab === 0 ? lag : 0);
            const events = upTo([place, fill(25, 40n), fill(40, 60n)], tab === 1 ? lag : 0)(head);
            const step = orderNews(state, readAt(head, events), orderEvents);
            state = step.state;
            return step.news.map(({ sold }) => sold);
          }),
        );
        expect(announced.reduce((sum, sold) => sum + sold, 0n)).toBe(100n);
      }),
    );
  });

  it('a block without news changes nothing that would have to be stored', () => {
    const { state } = orderNews(fresh, readAt(60, [place]), orderEvents);
    expect(state).toBe(fresh);
  });

  it('is not silenced by a node that once claimed a block far above the chain', () => {
    const { state } = orderNews(fresh, readAt(9_000_000, [place]), orderEvents);
    expect(follow(upTo([place, fill(25, 40n)]), [30], state)).toEqual(['30 partly 40']);
  });
});
