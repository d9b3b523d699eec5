import { id, Interface } from 'ethers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { createBookStore } from '#stores/bookStore.ts';
import { createSubscriberRegistry } from '#updaters/block/blockSubscribers.ts';
import { createBookSubscriber } from '#updaters/book/bookSubscriber.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
import { BOOK, EXT, order, setBook, tokens } from '../../support/fakeBook.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const { pair, token0, token1 } = tokens;
const events = new Interface([
  'event AddOrder(address indexed, address indexed, address, uint256, uint256, uint256 indexed)',
  'event UpdateOrderInfo(address indexed, address indexed, uint256 indexed, uint256, uint256)',
]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Selector of `getPageOrders`, which lists the orders of one side. */
const PAGE_SELECTOR = 'c2ffcaad';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const startReading = (firstPage?: number) => {
  const node = createFakeNode();
  const registry = createSubscriberRegistry();
  const books = createBookStore(() => pair);
  const now = () => performance.now();
  registry.register(createBookSubscriber({ store: books, orderBook: BOOK, ext: EXT, now, firstPage }));
  books.onWatched(registry.requestSameBlock);
  const logs: { block: number; log: object }[] = [];
  node.methods.set('eth_getLogs', ([filter]) => {
    const { fromBlock } = filter as { fromBlock: string };
    return logs.filter(({ block }) => block >= Number(fromBlock) && block <= node.block).map(({ log }) => log);
  });
  const engine = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, EXT),
    registry,
    blockTimeMs: 2000,
    debounceMs: 100,
    now,
    onBlock: () => undefined,
    onWorked: () => undefined,
    onFailed: () => undefined,
    onRewound: () => undefined,
  });
  const log = (block: number, name: string, values: readonly unknown[]): void => {
    const { topics, data } = events.encodeEventLog(name, values);
    const logIndex = `0x${logs.length.toString(16)}`;
    logs.push({
      block,
      log: { address: EXT, topics, data, blockNumber: `0x${block.toString(16)}`, blockHash: `0x${block}`, logIndex },
    });
  };
  const nextBlock = async (): Promise<void> => {
    node.block += 1;
    await pass(2000);
  };
  const reading = () => books.reading(pair);
  const book = () => valueOf(reading()?.book ?? { status: 'idle' });
  const indexes = (side: 'side0' | 'side1') => book()?.[side].orders.map((order) => Number(order.index));
  let leaveFirst = (): void => undefined;
  const start = async (): Promise<void> => {
    engine.start();
    onTestFinished(() => engine.stop());
    leaveFirst = books.watch(token0, token1);
    await pass(400);
  };
  const leave = (): void => leaveFirst();
  const aggregates = () => node.requests.filter(({ method }) => method === 'eth_call').length;
  return { node, books, leave, log, logs, nextBlock, reading, book, indexes, start, aggregates };
};

/** Comparisons that reach an order deep in `many(150)`. */
const PAGES = 150 / rules.book.checkSize;
const few: readonly RestingOrder[] = [order(1, 50), order(3, 60)];
const many = (count: number): readonly RestingOrder[] => Array.from({ length: count }, (_, i) => order(i + 1, 50 + i));

describe('reading a book', () => {
  it('begins with the heads, then reads the lists of the same block', async () => {
    const { node, start, reading, book, indexes, aggregates } = startReading();
    setBook(node, { side0: few, side1: [order(2, 40)] });
    await start();
    expect(aggregates()).toBe(2);
    expect(reading()).toMatchObject({ state: 'EXISTS', book: { status: 'ready' } });
    expect([indexes('side0'), indexes('side1')]).toEqual([[1, 3], [2]]);
    expect(book()).toMatchObject({ blockNumber: 100, reserve0: 1000n, reserve1: 2000n });
    expect([book()?.side0.complete, book()?.side1.complete]).toEqual([true, true]);
  });

  it('a subscriber that leaves a pair and comes back within a block sees its book at once, without a reading of it', async () => {
    const { node, start, books, leave, reading, aggregates, nextBlock } = startReading();
    setBook(node, { side0: few, side1: [order(2, 40)] });
    await start();
    await nextBlock();
    const before = aggregates();
    leave();
    expect(reading()).toBeUndefined();
    books.watch(token0, token1);
    await pass(150);
    expect(reading()?.book.status).toBe('ready');
    expect(aggregates()).toBe(before);
  });

  it('an empty book of a pool needs no lists', async () => {
    const { node, start, reading, aggregates } = startReading();
    setBook(node, { side0: [], side1: [] });
    await start();
    expect([aggregates(), reading()?.book.status]).toEqual([1, 'ready']);
  });

  it('a contract without getPageOrderDetails is queried by index, in a third request', async () => {
    const { node, start, indexes, book, aggregates } = startReading();
    setBook(node, { side0: few, side1: [order(2, 40)], details: false });
    await start();
    expect(aggregates()).toBe(3);
    expect([indexes('side0'), indexes('side1')]).toEqual([[1, 3], [2]]);
    expect(book()?.side0.complete).toBe(true);
  });

  it('the pair state is NOT_EXISTS without a pool, until there is one', async () => {
    const { node, start, reading, nextBlock } = startReading();
    await start();
    expect(reading()).toEqual({ state: 'NOT_EXISTS', book: { status: 'failed', error: { code: 'noPair' } } });
    setBook(node, { side0: few, side1: [] });
    await nextBlock();
    expect(reading()?.state).toBe('EXISTS');
  });

  it.each([
    ['in four round trips', true, 4],
    ['from a contract without getPageOrderDetails in twice as many, and one for the block between', false, 9],
  ])('the first scan has 100 orders, then come larger pages: 1,000 orders %s', async (_, details, max) => {
    const { node, start, book, nextBlock, aggregates } = startReading();
    setBook(node, { side0: many(1000), side1: [order(2001, 40)], details });
    await start();
    if (book()?.side0.complete === false) await nextBlock();
    expect(book()?.side0).toMatchObject({ complete: true, orders: many(1000) });
    expect(aggregates()).toBeLessThanOrEqual(max);
  });

  it('a phone reads 25 orders of each side first, and the other 75 of the first scan and all others after them', async () => {
    const { node, start, book, nextBlock, books } = startReading(rules.book.phonePageSize);
    setBook(node, { side0: many(1000), side1: [order(2001, 40)] });
    const depths: number[] = [];
    books.subscribe(() => depths.push(book()?.side0.orders.length ?? 0));
    await start();
    if (book()?.side0.complete === false) await nextBlock();
    expect([...new Set(depths)].slice(0, 4)).toEqual([0, 25, 124, 623]);
    expect(book()?.side0).toMatchObject({ complete: true, orders: many(1000) });
  });

  it('orders behind the first page never come with a block, whose numbers would wait for them', async () => {
    const { node, start, nextBlock, indexes } = startReading(rules.book.phonePageSize);
    setBook(node, { side0: many(3000), side1: [] });
    await start();
    const known = indexes('side0')?.length ?? 0;
    expect(known).toBeLessThan(3000);
    node.requests.length = 0;
    await nextBlock();
    expect(indexes('side0')?.length).toBeGreaterThan(known);
    const [block, ...later] = node.requests.filter(({ method }) => method === 'eth_call');
    expect(JSON.stringify(block)).not.toContain(PAGE_SELECTOR);
    expect(JSON.stringify(later)).toContain(PAGE_SELECTOR);
  });
});

describe('following a book', () => {
  const started = async () => {
    const reading = startReading();
    setBook(reading.node, { side0: few, side1: [order(2, 40)] });
    await reading.start();
    return reading;
  };

  it('its events change it, in one request per block', async () => {
    const { node, log, nextBlock, indexes, book, aggregates } = await started();
    const before = aggregates();
    log(101, 'AddOrder', [few[0]?.maker, token0, token1, 100n, 45n, 4n]);
    log(101, 'UpdateOrderInfo', [token0, token1, 3n, 5n, 30n]);
    setBook(node, { side0: [order(4, 45), ...few], side1: [order(2, 40)], reserves: [900n, 2300n] });
    await nextBlock();
    expect(indexes('side0')).toEqual([4, 1, 3]);
    expect(book()).toMatchObject({ blockNumber: 101, reserve0: 900n, reserve1: 2300n });
    expect(book()?.side0.orders[2]?.remain).toBe(70n);
    await nextBlock();
    expect(book()?.side0.orders[2]?.remain).toBe(70n);
    expect(aggregates() - before).toBe(2);
  });

  it('logs above the block of the reads are dropped and come again next time', async () => {
    const { node, log, nextBlock, book } = await started();
    log(102, 'UpdateOrderInfo', [token0, token1, 3n, 5n, 30n]);
    const answerLogs = node.methods.get('eth_getLogs');
    node.methods.set('eth_getLogs', (params) => {
      node.block += 1;
      const answer = answerLogs?.(params);
      node.block -= 1;
      return answer;
    });
    await nextBlock();
    expect(book()?.side0.orders[1]?.remain).toBe(100n);
    await nextBlock();
    expect(book()?.side0.orders[1]?.remain).toBe(70n);
  });

  it('lists are read again if the events do not lead to the heads', async () => {
    const { node, nextBlock, indexes, reading, aggregates } = await started();
    const before = aggregates();
    setBook(node, { side0: [order(9, 30), ...few], side1: [order(2, 40)] });
    await nextBlock();
    expect(indexes('side0')).toEqual([9, 1, 3]);
    expect(reading()?.book.status).toBe('ready');
    expect(aggregates() - before).toBe(2);
  });

  it.each([
    ['a log that comes late', (_logs: object[], late: () => void) => late()],
    ['a block that was replaced', (logs: object[]) => logs.splice(0)],
  ])('%s: the lists are read again', async (_, change) => {
    const { node, log, logs, nextBlock, book, aggregates } = await started();
    log(101, 'UpdateOrderInfo', [token0, token1, 3n, 5n, 30n]);
    await nextBlock();
    const before = aggregates();
    change(logs, () => log(101, 'UpdateOrderInfo', [token0, token1, 1n, 5n, 30n]));
    setBook(node, { side0: [{ ...order(1, 50), remain: 11n }], side1: [order(2, 40)] });
    await nextBlock();
    expect(book()?.side0.orders.map(({ remain }) => remain)).toEqual([11n]);
    expect(aggregates() - before).toBe(2);
  });

  it('the block the lists were read at, replaced by one without an order deep in them: they are read again', async () => {
    const reading = startReading();
    const { node, log, logs, start, nextBlock, indexes } = reading;
    log(100, 'AddOrder', [few[0]?.maker, token0, token1, 100n, 60n, 3n]);
    setBook(node, { side0: few, side1: [order(2, 40)] });
    await start();
    expect(indexes('side0')).toEqual([1, 3]);
    logs.splice(0);
    setBook(node, { side0: few.slice(0, 1), side1: [order(2, 40)] });
    await nextBlock();
    expect(indexes('side0')).toEqual([1]);
  });

  it('events of the block the lists were read at are part of them', async () => {
    const { node, log, start, nextBlock, book, aggregates } = startReading();
    log(100, 'UpdateOrderInfo', [token0, token1, 3n, 5n, 30n]);
    const lists = { side0: [order(1, 50), { ...order(3, 60), remain: 70n }], side1: [order(2, 40)] };
    setBook(node, lists);
    await start();
    const before = aggregates();
    await nextBlock();
    await nextBlock();
    expect(book()?.side0.orders).toEqual(lists.side0);
    expect(aggregates() - before).toBe(2);
  });

  it('the lists are read with every block if a node does not give logs', async () => {
    const { node, nextBlock, indexes, reading } = await started();
    node.methods.set('eth_getLogs', () => {
      throw new Error('eth_getLogs is not available');
    });
    setBook(node, { side0: [...few, order(7, 70)], side1: [order(2, 40)] });
    await nextBlock();
    expect(indexes('side0')).toEqual([1, 3, 7]);
    expect(reading()?.book.status).toBe('ready');
  });

  it.each([true, false])(
    'no full re-read follows the first load while events are whole (details of pages: %s)',
    async (details) => {
      const { node, start, nextBlock, book, aggregates } = startReading();
      setBook(node, { side0: many(150), side1: [], details });
      await start();
      const [before, list] = [aggregates(), book()?.side0.orders];
      for (let i = 0; i <= 2 * rules.book.checkBlocks; i += 1) await nextBlock();
      expect(book()?.blockNumber).toBe(node.block);
      expect(new Set(node.tags().slice(before))).toEqual(new Set(['latest']));
      expect(book()?.side0.orders).toBe(list);
    },
  );

  it.each([
    ['a wrong rest', true, (list: readonly RestingOrder[]) => list.with(120, { ...order(121, 170), remain: 9n })],
    ['an order too many', true, (list: readonly RestingOrder[]) => list.toSpliced(120, 1)],
    ['an order too few', false, (list: readonly RestingOrder[]) => list.toSpliced(120, 0, order(999, 169))],
  ])('%s deep in a list, of which no event reported, is found page by page', async (_, details, change) => {
    const { node, start, nextBlock, book } = startReading();
    setBook(node, { side0: many(150), side1: [], details });
    await start();
    const changed = change(many(150));
    setBook(node, { side0: changed, side1: [], details });
    for (let i = 0; i <= PAGES * rules.book.checkBlocks; i += 1) await nextBlock();
    expect(book()?.side0.orders).toEqual(changed);
  });

  it('while it is read again the last book stays readable', async () => {
    const { node, nextBlock, reading, book } = await started();
    node.contracts.clear();
    setBook(node, { side0: [order(9, 30)], side1: [] });
    for (const key of node.contracts.keys()) {
      if (key.includes(id('getPageOrders(address,address,uint256,uint256)').slice(0, 10)))
        node.contracts.set(key, 'revert');
    }
    await nextBlock();
    expect(reading()?.book.status).toBe('failed');
    expect(book()?.blockNumber).toBe(100);
  });
});
