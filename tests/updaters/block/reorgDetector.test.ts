import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { createSubscriberRegistry, type PollPhase } from '#updaters/block/blockSubscribers.ts';
import { createReorgDetector } from '#updaters/block/reorgDetector.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
import { createFakeNode, keyOf, word } from '../../support/fakeNode.ts';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A chain whose blocks from `forkedFrom` on belong to another fork; hashes are reported as by the EVM. */
const start = () => {
  const node = createFakeNode();
  const chain = { forkedFrom: Infinity, hasHashes: true };
  const hashOf = (block: number) => (): `0x${string}` => {
    if (!chain.hasHashes) return '0x';
    const isKnown = block < node.block && block >= node.block - 256;
    return word(isKnown ? block + (block >= chain.forkedFrom ? 1_000_000 : 0) : 0);
  };
  for (let block = 0; block < 1000; block += 1) {
    node.contracts.set(keyOf(multicall3.getBlockHash.call(MULTICALL, BigInt(block))), hashOf(block));
  }
  node.contracts.set(keyOf(multicall3.getLastBlockHash.call(MULTICALL)), () => hashOf(node.block - 1)());
  const registry = createSubscriberRegistry();
  const events: string[] = [];
  const hashesRead: number[] = [];
  const committed: PollPhase[] = [];
  registry.register({ request: () => ({}), receive: (_, phase) => committed.push(phase) });
  const detector = createReorgDetector(MULTICALL);
  registry.register({
    ...detector,
    request(phase) {
      const request = detector.request(phase);
      if (phase.kind === 'newBlock') hashesRead.push(request.calls?.length ?? 0);
      return request;
    },
  });
  const engine = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, MULTICALL),
    registry,
    blockTimeMs: 2000,
    debounceMs: 100,
    now: () => performance.now(),
    onBlock: ({ blockNumber }) => events.push(`block ${blockNumber}`),
    onWorked: () => undefined,
    onFailed: (error) => events.push(`failed ${String(error)}`),
    onRewound: () => events.push('rewound'),
  });
  engine.start();
  onTestFinished(() => engine.stop());
  const mine = async (blocks: number): Promise<void> => {
    for (let i = 0; i < blocks; i += 1) {
      node.block += 1;
      await vi.advanceTimersByTimeAsync(2000);
    }
  };
  return { node, chain, events, committed, hashesRead, engine, mine };
};

describe('a chain that went back and grew past the shown block between two polls', () => {
  it('is noticed by the hash of an earlier block: nothing of it is shown as going on, everything is read again', async () => {
    const { node, chain, events, committed, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    expect(events.at(-1)).toBe('block 106');
    const before = committed.length;
    chain.forkedFrom = 102;
    node.block = 107;
    await vi.advanceTimersByTimeAsync(6000);
    expect(events.slice(events.indexOf('block 106') + 1)).toEqual(['rewound', 'block 107']);
    expect(committed[before]).toEqual({ kind: 'newBlock', lastBlock: undefined });
  });

  it('blocks whose events are compared anyway may be replaced', async () => {
    const { chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    chain.forkedFrom = 105;
    await mine(6);
    expect(events).not.toContain('rewound');
  });

  it('reads two hashes with each block, and all that it knows with the request after a different one', async () => {
    const { node, chain, events, hashesRead, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    expect(events.at(-1)).toBe('block 106');
    expect(hashesRead.splice(0)).toEqual([1, 2, 2, 2, 2, 2, 2]);
    // The block before the shown one is replaced too.
    chain.forkedFrom = 105;
    node.block = 107;
    await vi.advanceTimersByTimeAsync(3500);
    expect(hashesRead.splice(0)).toEqual([2, 9]);
    expect(events.at(-1)).toBe('block 107');
    await mine(5);
    expect(new Set(hashesRead)).toEqual(new Set([2]));
    expect(events.slice(events.indexOf('block 106') + 1)).toEqual(
      [107, 108, 109, 110, 111, 112].map((n) => `block ${n}`),
    );
  });

  it.each([
    [106, 'is no rewind', []],
    [105, 'is no rewind', []],
    [104, 'is a rewind', ['rewound']],
    [100, 'is a rewind', ['rewound']],
  ])('a reorg from block %i on, seen at 106, %s', async (forkedFrom, _, expected) => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    chain.forkedFrom = forkedFrom;
    node.block = 107;
    await mine(8);
    expect(events.filter((event) => event === 'rewound')).toEqual(expected);
    expect(events.at(-1)).toBe(`block ${node.block}`);
  });

  it('a reorg inside a gap that the page did not see is noticed once its blocks were shown', async () => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    chain.forkedFrom = 104;
    node.block = 150;
    await vi.advanceTimersByTimeAsync(6000);
    expect(events.slice(events.indexOf('block 106') + 1)).toEqual(['rewound', 'block 150']);
  });

  it('two nodes that differ about recent blocks in turn hold no block back', async () => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    for (let i = 0; i < 12; i += 1) {
      chain.forkedFrom = i % 2 === 0 ? node.block : Infinity;
      await mine(1);
    }
    expect(events).not.toContain('rewound');
    await vi.advanceTimersByTimeAsync(3000);
    expect(events.at(-1)).toBe(`block ${node.block}`);
  });

  it('is noticed by the block before the shown one where blocks between were never shown', async () => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    // The page sees 106 and then 110; what 107 to 109 brought is known from the logs.
    node.block = 110;
    await vi.advanceTimersByTimeAsync(2500);
    expect(events.at(-1)).toBe('block 110');
    chain.forkedFrom = 107;
    node.block = 111;
    await vi.advanceTimersByTimeAsync(4000);
    expect(events.slice(events.indexOf('block 110') + 1)).toEqual(['rewound', 'block 111']);
  });

  it('is noticed where it came block after block, as from a node that catches up', async () => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    node.block = 111;
    await mine(1);
    expect(events.at(-1)).toBe('block 112');
    chain.forkedFrom = 107;
    node.block = 106;
    for (let i = 0; i < 12; i += 1) {
      node.block += 1;
      await vi.advanceTimersByTimeAsync(2500);
    }
    expect(events.filter((event) => event === 'rewound')).toHaveLength(1);
  });

  it('one request per block, and after the rewind the new chain is the one that counts', async () => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    chain.forkedFrom = 101;
    await mine(20);
    expect(events.filter((event) => event === 'rewound')).toHaveLength(1);
    expect(node.requests.length).toBeLessThanOrEqual(35);
  });

  it('a node that lags behind and catches up takes nothing back', async () => {
    const { node, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(12);
    node.block -= 9;
    for (let i = 0; i < 12; i += 1) {
      await vi.advanceTimersByTimeAsync(2500);
      node.block += 1;
    }
    expect(events).not.toContain('rewound');
    await vi.advanceTimersByTimeAsync(5000);
    expect(events.at(-1)).toBe(`block ${node.block}`);
  });

  it('a chain that went back is believed at once when it has other blocks, after three answers when it has none', async () => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(12);
    node.block = 104;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(events.at(-1)).toBe('block 104');
    await mine(12);
    const before = events.length;
    chain.forkedFrom = 105;
    node.block = 109;
    await vi.advanceTimersByTimeAsync(6000);
    expect(events.slice(before)).toEqual(['rewound', 'block 109']);
  });

  it.each([
    ['a contract that tells no hashes', { hasHashes: false, jump: 1 }],
    ['a pause longer than the contract remembers', { hasHashes: true, jump: 400 }],
  ])('%s proves nothing', async (_, { hasHashes, jump }) => {
    const { node, chain, events, mine } = start();
    await vi.advanceTimersByTimeAsync(1100);
    await mine(6);
    chain.hasHashes = hasHashes;
    node.block += jump;
    await mine(5);
    expect(events).not.toContain('rewound');
    expect(events.at(-1)).toBe(`block ${node.block}`);
  });
});
