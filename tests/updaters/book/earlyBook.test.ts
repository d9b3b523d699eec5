import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueOf } from '#lib/loadable.ts';
import { createBookStore } from '#stores/bookStore.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
import { createSubscriberRegistry } from '#updaters/block/blockSubscribers.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { readEarlyBook } from '#updaters/book/earlyBook.ts';
import { leaveEarlyBook, takeEarlyBook } from '#updaters/book/earlySlot.ts';
import { pairOfAddress } from '#updaters/book/pairOfAddress.ts';
import { BOOK, EXT, order, setBook, tokens } from '../../support/fakeBook.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const { pair, token0, token1 } = tokens;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () => {
  const node = createFakeNode();
  node.methods.set('eth_getLogs', () => []);
  setBook(node, { side0: [order(1, 200), order(2, 300)], side1: [order(3, 150)] });
  const books = createBookStore(() => pair);
  const readCalls = createCallReader(node, EXT);
  const now = () => performance.now();
  const read = () =>
    readEarlyBook(tokens, {
      store: books,
      orderBook: BOOK,
      ext: EXT,
      now,
      rpc: node,
      readCalls,
      deviceMs: () => 7_000,
    });
  const bookOf = () => {
    const reading = books.reading(pair);
    return reading && valueOf(reading.book);
  };
  return { node, books, readCalls, now, read, bookOf };
};

/** Selector of `getPageOrders`, which lists the orders of one side. */
const PAGE_SELECTOR = 'c2ffcaad';

/** The node answers, each time after a moment. */
const answered = async ({ done }: { readonly done: Promise<void> }): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1000);
  await done;
};

describe('the book that is requested before the application has loaded', () => {
  it('is read whole in two rounds at one block', async () => {
    const { node, books, read, bookOf } = start();
    const early = read();
    await answered(early);
    expect(early.seen()).toMatchObject({ blockNumber: node.block, seenAtMs: 7_000 });
    expect(bookOf()).toMatchObject({ blockNumber: node.block });
    expect(books.reading(pair)?.book.status).toBe('ready');
    expect(node.tags()).toHaveLength(2);
    expect([bookOf()?.side0.orders.length, bookOf()?.side1.orders.length]).toEqual([2, 1]);
  });

  it('is its first page alone: what lies behind it is read by the application', async () => {
    const { node, read, bookOf } = start();
    setBook(node, { side0: Array.from({ length: 150 }, (_, i) => order(i + 1, 200 + i)), side1: [order(500, 150)] });
    await answered(read());
    expect(node.tags()).toHaveLength(2);
    expect(bookOf()?.side0).toMatchObject({ complete: false });
    expect(bookOf()?.side0.orders).toHaveLength(100);
    expect(bookOf()?.side1).toMatchObject({ complete: true });
  });

  it('is followed by the application, whose blocks bring its events: no order is read again', async () => {
    const { node, books, readCalls, now, read, bookOf } = start();
    const early = read();
    await answered(early);
    const registry = createSubscriberRegistry();
    registry.register(early.subscriber);
    const nothing = () => undefined;
    const poller = createBlockPoller({
      rpc: node,
      readCalls,
      registry,
      now,
      blockTimeMs: 2000,
      debounceMs: 50,
      onBlock: nothing,
      onWorked: nothing,
      onFailed: nothing,
      onRewound: nothing,
    });
    books.watch(token0, token1);
    const before = node.requests.length;
    node.block += 3;
    poller.start();
    await vi.advanceTimersByTimeAsync(1100);
    expect(bookOf()?.blockNumber).toBe(node.block);
    node.block += 1;
    await vi.advanceTimersByTimeAsync(2500);
    expect(bookOf()?.blockNumber).toBe(node.block);
    const later = JSON.stringify(node.requests.slice(before));
    expect(later).toContain('eth_getLogs');
    expect(later).not.toContain(PAGE_SELECTOR);
    expect(JSON.stringify(node.requests.slice(0, before))).toContain(PAGE_SELECTOR);
    poller.stop();
  });

  it('a node that does not answer is not waited for longer than five seconds, and what it says later counts for nothing', async () => {
    const { node, read, bookOf } = start();
    node.delayMs = 60_000;
    let isDone = false;
    void read().done.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(4999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    node.delayMs = 0;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(bookOf()).toBeUndefined();
  });

  it('a node that fails leaves the book to the application', async () => {
    const { node, books, read } = start();
    node.broken = true;
    const early = read();
    await answered(early);
    expect(early.seen()).toBeUndefined();
    expect(books.reading(pair)?.book.status).toBe('loading');
  });

  it('ceases to be watched if no page needs it', async () => {
    const { books, read } = start();
    await answered(read());
    expect(books.watched()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(books.watched()).toHaveLength(0);
  });

  it('is taken once', async () => {
    const { read } = start();
    const book = read();
    leaveEarlyBook(Promise.resolve(book));
    expect(await takeEarlyBook()).toBe(book);
    expect(takeEarlyBook()).toBeUndefined();
    await answered(book);
  });

  it('is none where its script did not arrive', async () => {
    leaveEarlyBook(Promise.reject(new Error('Failed to fetch dynamically imported module')));
    expect(await takeEarlyBook()).toBeUndefined();
  });
});

describe('the market that an address leads to', () => {
  const [wrappedNative, usdc, dai] = [token0, token1, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'] as const;
  const requests = (address: string, stored?: unknown) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return pairOfAddress({ pathname, search }, stored, { wrappedNative, output: usdc });
  };
  const last = { INPUT: { currencyId: dai }, OUTPUT: { currencyId: 'ETH' } };

  it.each([
    ['the default one', '/trade', undefined, [wrappedNative, usdc]],
    ['the one of the path', `/trade/${dai}/ETH`, undefined, [dai, wrappedNative]],
    ['in lower case', `/trade/eth/${dai.toLowerCase()}`, last, [wrappedNative, dai]],
    ['the one of the query', `/trade?inputCurrency=${dai}&outputCurrency=${usdc}`, last, [dai, usdc]],
    ['the full-screen chart', `/chart/${dai}/${usdc}`, undefined, [dai, usdc]],
    ['the one of the last visit', '/trade?theme=light', last, [dai, wrappedNative]],
    [
      'one that was stored by somebody else',
      '/trade',
      { INPUT: 1, OUTPUT: { currencyId: 'x' } },
      [wrappedNative, usdc],
    ],
  ])('is found in the case "%s"', (_, address, stored, pairOfTokens) => {
    expect(requests(address, stored)).toEqual(pairOfTokens);
  });

  it.each([
    '/',
    '/home',
    '/pool',
    '/market',
    `/trade/${dai}/${dai}`,
    `/trade/ETH/${wrappedNative}`,
    `/trade/${dai}`,
    '/trade/0x12/ETH',
  ])('there is none: %s', (address) => {
    expect(requests(address)).toBeUndefined();
  });
});
