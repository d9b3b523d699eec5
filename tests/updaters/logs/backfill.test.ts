import { describe, expect, it } from 'vitest';
import type { BlockRange } from '#domain/history/types.ts';
import { createMutex } from '#lib/createMutex.ts';
import { backfill, isEmpty, type LogProgress } from '#updaters/logs/backfill.ts';
import type { LogSource, Received } from '#updaters/logs/logSource.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const HEAD = 1000;
const FIRST = 11;

const setUp = (changes: Partial<LogSource<BlockRange>> = {}, coverage?: BlockRange) => {
  const node = createFakeNode();
  node.delayMs = 0;
  const requests: BlockRange[] = [];
  node.methods.set('eth_getLogs', ([filter]) => {
    const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
    requests.push({ fromBlock: Number(fromBlock), toBlock: Number(toBlock) });
    return [];
  });
  const received: (Received & { readonly steps: number })[] = [];
  const source: LogSource<BlockRange> = {
    rpc: node,
    firstBlock: FIRST,
    overlapBlocks: 16,
    retry: { ms: 1000 },
    filters: () => [{ topics: [] }],
    decode: (_, range) => range,
    receive: (found, of) => void received.push({ ...of, steps: found.length }),
    onStatus: () => undefined,
    ...changes,
  };
  const progress: LogProgress = { coverage, isCaughtUp: false };
  const controller = new AbortController();
  const read = (head = HEAD): Promise<void> => backfill(source, progress, head, controller.signal);
  return { node, requests, received, progress, controller, read };
};

/** The blocks of all received ranges from the head down, each once. */
const lowestOf = (received: readonly Received[], top: number): number =>
  received.reduce((above, { range }) => {
    expect(range.toBlock).toBe(above - 1);
    return range.fromBlock;
  }, top + 1);

describe('nothing is known', () => {
  it('everything is read from the head down to the first block, and each step counts', async () => {
    const { received, progress, read } = setUp();
    await read();
    expect(new Set(received.map(({ kind }) => kind))).toEqual(new Set(['older']));
    expect(received.length).toBeGreaterThan(1);
    expect(lowestOf(received, HEAD)).toBe(FIRST);
    expect(progress).toEqual({ coverage: { fromBlock: FIRST, toBlock: HEAD }, isCaughtUp: true });
  });

  it('a chain that is younger than the first block has nothing to read', async () => {
    const { requests, progress, read } = setUp();
    await read(5);
    expect(requests).toEqual([]);
    expect(progress.coverage && isEmpty(progress.coverage)).toBe(true);
  });

  it('a node that breaks off leaves what was read without a gap', async () => {
    let steps = 0;
    const { received, progress, read } = setUp({
      decode: (_, range) => {
        steps += 1;
        if (steps === 3) throw new Error('another shape');
        return range;
      },
    });
    await expect(read()).rejects.toThrow('another shape');
    expect(received).toHaveLength(2);
    expect(progress.coverage).toEqual({ fromBlock: lowestOf(received, HEAD), toBlock: HEAD });
    const known = received.length;
    const { fromBlock } = progress.coverage ?? { fromBlock: 0 };
    await read();
    const [newer, ...older] = received.slice(known);
    expect(newer?.kind).toBe('newer');
    expect(lowestOf(older, fromBlock - 1)).toBe(FIRST);
    expect(progress.coverage?.fromBlock).toBe(FIRST);
  });
});

describe('some blocks are known', () => {
  const known = { fromBlock: 500, toBlock: 700 };

  it('newer blocks are read with an overlap and count in one piece, then come the older ones', async () => {
    const { received, read } = setUp({}, known);
    await read();
    const [newer, ...older] = received;
    expect(newer).toMatchObject({
      kind: 'newer',
      range: { fromBlock: 685, toBlock: HEAD },
      coverage: { fromBlock: 500, toBlock: HEAD },
    });
    expect(newer?.steps).toBeGreaterThan(1);
    expect(lowestOf(older, 499)).toBe(FIRST);
  });

  it('a source that compares hashes needs no overlap', async () => {
    const { received, read } = setUp({ verifies: true }, known);
    await read();
    expect(received[0]?.range.fromBlock).toBe(701);
  });

  it('a node that is behind what is known takes nothing of it back', async () => {
    const { received, progress, read } = setUp({}, known);
    await read(690);
    expect(received[0]?.range).toEqual({ fromBlock: 685, toBlock: 700 });
    expect(progress.coverage?.toBlock).toBe(700);
  });

  it('half of what came since is worth nothing: it is read again', async () => {
    let isBroken = true;
    const { received, progress, read } = setUp(
      {
        decode: (_, range) => {
          if (isBroken && range.toBlock < HEAD) throw new Error('busy');
          return range;
        },
      },
      known,
    );
    await expect(read()).rejects.toThrow('busy');
    expect([received, progress.coverage, progress.isCaughtUp]).toEqual([[], known, false]);
    isBroken = false;
    await read();
    expect(received[0]?.range).toEqual({ fromBlock: 685, toBlock: HEAD });
  });

  it('an earlier visit may know them, of another head', async () => {
    const { received, read } = setUp({ prepare: () => Promise.resolve({ coverage: known, head: 900 }) });
    await read();
    expect(received[0]?.coverage).toEqual({ fromBlock: 500, toBlock: 900 });
  });
});

describe('a reading that is not needed any more', () => {
  it('takes nothing that comes afterwards', async () => {
    const world = setUp({
      decode: (_, range) => {
        world.controller.abort(new Error('left'));
        return range;
      },
    });
    await expect(world.read()).rejects.toThrow('left');
    expect(world.received).toEqual([]);
  });

  it('asks nothing where it ended before its turn', async () => {
    const mutex = createMutex();
    const endTurn = await mutex.acquire();
    const { requests, controller, read } = setUp({ mutex });
    const reading = read();
    controller.abort(new Error('left'));
    endTurn();
    await expect(reading).rejects.toThrow('left');
    expect(requests).toEqual([]);
  });
});

describe('others have their turn', () => {
  it.each<[string, Partial<LogSource<BlockRange>>]>([
    ['was read', {}],
    ['failed', { decode: () => Promise.reject(new Error('busy')) }],
    ['could not begin', { prepare: () => Promise.reject(new Error('busy')) }],
    ['is not wanted further back', { whenOlderNeeded: () => Promise.reject(new Error('left')) }],
  ])('the mutex is free after everything %s', async (_, changes) => {
    const mutex = createMutex();
    const { read } = setUp({ mutex, ...changes });
    await read().catch(() => undefined);
    await expect(mutex.acquire()).resolves.toBeDefined();
  });

  it('while older blocks are waited for', async () => {
    const mutex = createMutex();
    let want = (): void => undefined;
    const whenNeeded = new Promise<void>((resolve) => {
      want = resolve;
    });
    const { requests, progress, read } = setUp({ mutex, whenOlderNeeded: () => whenNeeded });
    const reading = read();
    const endTurn = await mutex.acquire();
    expect(requests).toEqual([]);
    endTurn();
    want();
    await reading;
    expect(progress.coverage?.fromBlock).toBe(FIRST);
  });
});
