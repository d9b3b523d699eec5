import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLogChain,
  FIRST_BLOCK,
  openLogPage,
  OVERLAP,
  RETRY_BLOCKS,
  type LogHabits,
} from '../../support/logWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const some = (block: number, fork: number): boolean => (block * 7 + fork * 3) % 11 < 4;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const plain: LogHabits = { verifies: false, asks: false };
const kinds: readonly LogHabits[] = [plain, { verifies: false, asks: true }, { verifies: true, asks: true }];

/** A page that has read everything. */
const openRead = async (habits = plain, hasLog = some) => {
  const chain = createLogChain(500, hasLog);
  const page = openLogPage(chain, habits);
  page.tick();
  await pass(100);
  const block = (isMissed = false): readonly number[] => {
    chain.grow(1);
    return page.tick(isMissed);
  };
  expect(page.kept().statuses).toEqual(['reading', 'complete']);
  return { chain, page, block };
};

describe.each(kinds)('a log follower (verifies: $verifies, asks: $asks)', (habits) => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('block' as const), blocks: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant('lagging' as const), blocks: fc.integer({ min: 1, max: OVERLAP }) }),
    fc.record({ kind: fc.constant('missed' as const), blocks: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('replaced' as const), blocks: fc.integer({ min: 1, max: OVERLAP }) }),
    fc.record({ kind: fc.constant('rewound' as const), blocks: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constantFrom('left', 'back', 'broken', 'whole', 'wait'), blocks: fc.nat({ max: 3000 }) }),
  );

  it('has every log once, newest first and without a gap, whatever node and chain do', async () => {
    const world = fc.record({
      head: fc.integer({ min: FIRST_BLOCK, max: 3000 }),
      limit: fc.integer({ min: 100, max: 4000 }),
      delayMs: fc.integer({ min: 0, max: 40 }),
      steps: fc.array(step, { maxLength: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ head, limit, delayMs, steps }) => {
        const chain = createLogChain(head, some);
        Object.assign(chain.node, { limit, delayMs });
        const page = openLogPage(chain, habits);
        for (const { kind, blocks } of steps) {
          const isIdle = page.kept().statuses.at(-1) === 'complete' && page.watched.size > 0;
          if (kind === 'left') page.watched.clear();
          else if (kind === 'back') page.watched.add('logs');
          else if (kind === 'broken' || kind === 'whole') chain.node.isBroken = kind === 'broken';
          else if (kind === 'wait') await pass(blocks);
          else {
            // Blocks replaced during a read, or deeper than the overlap, are detected by the block's hashes.
            if (kind === 'rewound' || (kind === 'replaced' && !isIdle)) page.rewind();
            if (kind === 'rewound' || kind === 'replaced') chain.replace(Math.min(blocks, chain.head()));
            chain.grow(kind === 'block' ? blocks : 1);
            chain.node.lag = kind === 'lagging' ? blocks : 0;
            page.tick(kind === 'missed');
            chain.node.lag = 0;
          }
          await pass(5);
        }
        chain.node.isBroken = false;
        page.watched.add('logs');
        for (let i = 0; i < RETRY_BLOCKS + 3; i += 1) {
          chain.grow(1);
          page.tick();
          await pass(120_000);
        }
        expect(page.kept().faults).toEqual([]);
        expect(page.kept().ids()).toEqual(chain.ids());
        expect(page.kept().coverage()).toEqual({ fromBlock: FIRST_BLOCK, toBlock: chain.head() });
        expect(page.kept().statuses.at(-1)).toBe('complete');
      }),
      { numRuns: 40 },
    );
  });

  it('asks for no range over the limit that the node named in the same reading', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1999 }), async (limit) => {
        const chain = createLogChain(6000, some);
        chain.node.limit = limit;
        const page = openLogPage(chain, habits);
        page.tick();
        await pass(600_000);
        expect(page.kept().statuses.at(-1)).toBe('complete');
        expect(chain.node.refused).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });

  it('reads nothing while nobody watches, and afterwards only what came since or what was not kept', async () => {
    const { chain, page, block } = await openRead(habits);
    page.watched.clear();
    const { sent } = chain.node;
    expect([block(), block()]).toEqual([[], []]);
    await pass(600_000);
    expect(chain.node.sent).toBe(sent);
    page.watched.add('logs');
    block();
    await pass(200);
    expect(page.kept().ids()).toEqual(chain.ids());
    const readings = habits.verifies ? 2 : 1;
    expect(page.kept().statuses.filter((status) => status === 'reading')).toHaveLength(readings);
  });

  it('stops in the middle of a reading when nobody watches any more', async () => {
    const chain = createLogChain(6000, some);
    chain.node.limit = 10;
    const page = openLogPage(chain, habits);
    page.tick();
    await pass(50);
    page.watched.clear();
    page.tick();
    await pass(1);
    const { sent } = chain.node;
    await pass(600_000);
    expect(chain.node.sent).toBe(sent);
    expect(page.kept().statuses).toEqual(['reading']);
  });

  it('once all is read, a block costs one request within its own', async () => {
    const { chain, block } = await openRead(habits);
    const { sent } = chain.node;
    for (let i = 0; i < 3; i += 1) {
      expect(block()).toEqual([chain.head() - OVERLAP]);
      await pass(1000);
    }
    expect(chain.node.sent).toBe(sent);
  });
});

describe('logs that a block’s request did not bring', () => {
  it('two blocks in a row are made up for by the next request, three by a reading in ranges', async () => {
    const { chain, page, block } = await openRead();
    const { sent } = chain.node;
    block(true);
    block(true);
    block();
    expect(page.kept().ids()).toEqual(chain.ids());
    for (let i = 0; i < 3; i += 1) block(true);
    await pass(100);
    expect(chain.node.sent).toBe(sent + 1);
    expect(page.kept().ids()).toEqual(chain.ids());
  });

  it('that reading also yields blocks that were replaced before it', async () => {
    const { chain, page, block } = await openRead();
    chain.replace(OVERLAP);
    for (let i = 0; i < 3; i += 1) block(true);
    await pass(100);
    expect(page.kept().ids()).toEqual(chain.ids());
  });

  it('a poll without a new block lets what is watched since begin', async () => {
    const { chain, page } = await openRead();
    page.watched.clear();
    page.tick();
    const before = page.kept();
    page.watched.add('logs');
    page.subscriber.failed?.({ kind: 'newBlock', lastBlock: chain.head() });
    await pass(100);
    expect(page.kept()).not.toBe(before);
    expect(page.kept().statuses).toEqual(['reading', 'complete']);
  });

  it('an answer that lacks something known is believed the second time', async () => {
    const { chain, page, block } = await openRead();
    const before = page.kept().ids();
    chain.replace(OVERLAP);
    block();
    expect(page.kept().ids()).toEqual(before);
    block();
    expect(page.kept().ids()).toEqual(chain.ids());
  });
});

describe('the answer to a block’s request', () => {
  it('waits for its block if it is of blocks after the one shown', async () => {
    const { chain, page } = await openRead();
    chain.grow(11);
    for (let ahead = 10; ahead >= 0; ahead -= 1) {
      page.tick(false, ahead);
      expect(page.kept().coverage()?.toBlock).toBe(chain.head() - ahead);
      expect(page.kept().faults).toEqual([]);
    }
    expect(page.kept().ids()).toEqual(chain.ids());
  });

  it('can be requested again further down', async () => {
    const { page, block } = await openRead();
    page.kept().mood.heldTo = 480;
    block();
    expect(block()).toEqual([481 - OVERLAP]);
  });

  it('is not requested while the last one is still being decoded, and forgotten when nobody watches any more', async () => {
    const { chain, page, block } = await openRead(kinds[1]);
    const before = page.kept().ids();
    chain.grow(10);
    expect([block().length, block().length]).toEqual([1, 0]);
    page.watched.clear();
    page.subscriber.update();
    await pass(1000);
    expect(page.kept().ids()).toEqual(before);
    expect(chain.ids()).not.toEqual(before);
  });

  it('shows that blocks were replaced deeper than it reaches: what lies below is verified', async () => {
    const isQuietLater = (at: number, fork: number): boolean => at % 3 === 0 && (fork === 0 || at < 490);
    const { chain, page, block } = await openRead(kinds[2], isQuietLater);
    chain.replace(10 * OVERLAP);
    for (let i = 0; i < 2; i += 1) {
      block();
      await pass(100);
    }
    expect(page.kept().ids()).toEqual(chain.ids());
  });
});

describe('a reading that failed', () => {
  const openBroken = async () => {
    const chain = createLogChain(500, some);
    chain.node.isBroken = true;
    const page = openLogPage(chain, plain);
    page.tick();
    await pass(600_000);
    expect(page.kept().statuses).toEqual(['reading', 'failed']);
    chain.node.isBroken = false;
    return { chain, page };
  };

  it('is tried again after some blocks, not before', async () => {
    const { chain, page } = await openBroken();
    chain.grow(RETRY_BLOCKS - 1);
    page.tick();
    await pass(100);
    expect(page.kept().statuses.at(-1)).toBe('failed');
    chain.grow(1);
    page.tick();
    await pass(100);
    expect(page.kept().statuses.at(-1)).toBe('complete');
  });

  it('is tried again with the next block when someone asks for it', async () => {
    const { chain, page } = await openBroken();
    page.kept().mood.needsRetry = true;
    chain.grow(1);
    page.tick();
    await pass(100);
    expect(page.kept().ids()).toEqual(chain.ids());
  });
});
