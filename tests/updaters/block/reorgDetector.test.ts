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
  const committed: PollPhase[] = [];
  registry.register({ request: () => ({}), receive: (_, phase) => committed.push(phase) });
  registry.register(createReorgDetector(MULTICALL));
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
  return { node, chain, events, committed, engine, mine };
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
