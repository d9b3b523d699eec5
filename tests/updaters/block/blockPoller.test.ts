import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { Call } from '#domain/multicall/types.ts';
import { ok } from '#lib/result.ts';
import {
  createSubscriberRegistry,
  type BlockSubscriber,
  type BlockResponse,
  type PollPhase,
} from '#updaters/block/blockSubscribers.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
// Loads with the first failing chunk; with fake timers it would never arrive.
import '#updaters/block/suspects.ts';
import { createFakeNode, keyOf, word } from '../../support/fakeNode.ts';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
const call = (n: number): Call => ({ address: `0x${n.toString(16).padStart(40, '0')}`, callData: '0x12345678' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A subscriber that wants `wanted` of every new block, and `once` of the block shown. */
const createPart = (partCalls: readonly Call[]) => {
  const committed: { phase: PollPhase; answers: BlockResponse }[] = [];
  const failed: PollPhase[] = [];
  let once: readonly Call[] = [];
  const subscriber: BlockSubscriber = {
    request: (phase) => {
      if (phase.kind === 'newBlock') return { calls: partCalls };
      const calls = once;
      once = [];
      return { calls };
    },
    receive: (answers, phase) => committed.push({ phase, answers }),
    failed: (phase) => failed.push(phase),
  };
  const want = (calls: readonly Call[]): void => {
    once = calls;
  };
  return { subscriber, committed, failed, want };
};

const startEngine = (now = () => performance.now()) => {
  const node = createFakeNode();
  const registry = createSubscriberRegistry();
  const events: string[] = [];
  const engine = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, MULTICALL),
    registry,
    blockTimeMs: 2000,
    debounceMs: 100,
    now,
    onBlock: ({ blockNumber, blockTimestamp }) => events.push(`block ${blockNumber} at ${blockTimestamp}`),
    onWorked: () => undefined,
    onFailed: (error) => events.push(`failed: ${String(error)}`),
    onRewound: () => events.push('rewound'),
  });
  engine.start();
  onTestFinished(() => engine.stop());
  return { node, registry, events, engine };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the request of a block', () => {
  it('waits at the start for somebody to want something, and for 100 ms more', async () => {
    const { node, registry } = startEngine();
    await pass(300);
    expect(node.requests).toHaveLength(0);
    registry.register(createPart([call(1)]).subscriber);
    registry.requestSameBlock();
    await pass(90);
    expect(node.requests).toHaveLength(0);
    await pass(20);
    expect(node.requests).toHaveLength(1);
  });

  it('waits while more is about to be needed, the first one alone', async () => {
    const { node, registry } = startEngine();
    const release = registry.hold();
    registry.register(createPart([call(1)]).subscriber);
    registry.requestSameBlock();
    await pass(3000);
    expect(node.requests).toHaveLength(0);
    release();
    await pass(110);
    expect(node.requests).toHaveLength(1);
    registry.hold();
    node.block = 101;
    await pass(2100);
    expect(node.requests).toHaveLength(2);
  });

  it('goes on after a release, where a retry fell into the hold', async () => {
    const { node, registry, events } = startEngine();
    node.broken = true;
    await pass(1100);
    const release = registry.hold();
    await pass(60_000);
    node.broken = false;
    const held = node.requests.length;
    release();
    await pass(2500);
    expect(node.requests.length).toBeGreaterThan(held + 1);
    expect(events.at(-1)).toContain('block 100');
  });

  it('is made after a second even if nobody wants anything', async () => {
    const { events } = startEngine();
    await pass(1100);
    expect(events).toEqual(['block 100 at 1700000100']);
  });

  it('hands every subscriber the answers to its own calls and requests, before the block is reported', async () => {
    const { node, registry, events } = startEngine();
    node.contracts.set(keyOf(call(1)), word(11));
    node.contracts.set(keyOf(call(2)), 'revert');
    node.methods.set('eth_getLogs', (params) => ['logs', ...params]);
    node.methods.set('eth_fails', () => {
      throw new RpcResponseError(3, 'no', undefined);
    });
    const first = createPart([call(1), call(2)]);
    const second = createPart([call(3)]);
    registry.register(first.subscriber);
    registry.register({
      request: () => ({
        requests: [
          { method: 'eth_getLogs', params: [7] },
          { method: 'eth_fails', params: [] },
        ],
      }),
      receive: ({ responses }) => {
        events.push(`responses ${[...responses.values()].map(({ ok }) => String(ok)).join()}`);
      },
    });
    registry.register(second.subscriber);
    await pass(1100);
    expect(first.committed[0]?.answers.calls).toEqual([
      { status: 'success', data: word(11) },
      { status: 'reverted', data: '0x' },
    ]);
    expect(second.committed[0]?.answers).toMatchObject({ blockNumber: 100, calls: [{ status: 'unsupported' }] });
    expect(events.slice(0, 2)).toEqual(['responses true,false', 'block 100 at 1700000100']);
  });

  it('each finds the responses by its own requests, however many the others send', async () => {
    const { node, registry } = startEngine();
    node.methods.set('eth_getLogs', (params) => params);
    const found: unknown[] = [];
    for (const ids of [[1, 2], [], [3]]) {
      const requests = ids.map((id) => ({ method: 'eth_getLogs', params: [id] }));
      const receive = ({ responses }: BlockResponse) =>
        void found.push(requests.map((request) => responses.get(request)));
      registry.register({ request: () => ({ requests }), receive });
    }
    await pass(1100);
    expect(found.slice(0, 3)).toEqual([[ok([1]), ok([2])], [], [ok([3])]]);
  });

  it('comes once per block', async () => {
    const { node, events } = startEngine();
    await pass(1100);
    for (let i = 0; i < 20; i += 1) {
      node.block += 1;
      await pass(2000);
    }
    expect(events).toHaveLength(21);
    expect(node.requests.length).toBeLessThanOrEqual(25);
  });

  it('comes with the first timer of a page that was frozen for an hour, for its newest block', async () => {
    let frozenMs = 0;
    const { node, registry, events } = startEngine(() => performance.now() + frozenMs);
    registry.register(createPart([call(1)]).subscriber);
    registry.requestSameBlock();
    await pass(5000);
    const before = node.requests.length;
    frozenMs = 3_600_000;
    node.block += 1800;
    await pass(2000);
    expect(events.at(-1)).toMatch(new RegExp(`^block ${node.block} at `));
    expect(node.requests.length - before).toBeLessThanOrEqual(2);
  });

  it('that brought no new block leaves everything as it is, and notifies the parts', async () => {
    const { registry, events } = startEngine();
    const { subscriber, committed, failed } = createPart([call(1)]);
    registry.register(subscriber);
    await pass(1100);
    await pass(2000);
    expect(committed).toHaveLength(1);
    expect(failed).toEqual([{ kind: 'newBlock', lastBlock: 100 }]);
    expect(events).toHaveLength(1);
  });

  it('a subscriber that throws takes neither the other parts nor the blocks that follow with it', async () => {
    const { node, registry, events } = startEngine();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const fail = (): never => {
      throw new Error('a mistake');
    };
    registry.register({ request: fail, receive: fail });
    registry.register({ ...createPart([call(1)]).subscriber, receive: fail });
    const { subscriber, committed } = createPart([call(2)]);
    node.contracts.set(keyOf(call(2)), word(2));
    registry.register(subscriber);
    await pass(1100);
    node.block = 101;
    await pass(2000);
    expect(events).toEqual(['block 100 at 1700000100', 'block 101 at 1700000101']);
    expect(committed.map(({ answers }) => answers.calls)).toEqual([
      [{ status: 'success', data: word(2) }],
      [{ status: 'success', data: word(2) }],
    ]);
    expect(node.requests).toHaveLength(2);
    expect(logged).toHaveBeenCalled();
  });

  it('nothing is read while the tab is hidden, and a block at once when it is shown again', async () => {
    const { node, engine } = startEngine();
    await pass(1100);
    engine.stop();
    const before = node.requests.length;
    await pass(60_000);
    expect(node.requests).toHaveLength(before);
    engine.start();
    await pass(1);
    expect(node.requests).toHaveLength(before + 1);
  });
});

describe('the reads between two blocks', () => {
  it('a newly needed call is read after 100 ms at the block shown', async () => {
    const { node, registry } = startEngine();
    const { subscriber, committed, want } = createPart([]);
    registry.register(subscriber);
    await pass(1100);
    node.block = 101;
    want([call(5)]);
    registry.requestSameBlock();
    await pass(130);
    expect(node.tags().at(-1)).toBe('0x64');
    expect(committed.at(-1)).toMatchObject({
      phase: { kind: 'sameBlock', blockNumber: 100 },
      answers: { blockNumber: 100 },
    });
  });

  it("a subscriber's calls after its answers follow at once, at the same block", async () => {
    const { node, registry } = startEngine();
    const { subscriber, want } = createPart([]);
    registry.register(subscriber);
    want([call(6)]);
    await pass(1050);
    expect(node.tags()).toEqual(['latest', '0x64']);
  });
});

describe('when the chain cannot be read', () => {
  it('says so, waits longer each time, and goes on where it was', async () => {
    const { node, events } = startEngine();
    await pass(1100);
    node.broken = true;
    node.block = 101;
    await pass(16_000);
    const failures = events.filter((event) => event.startsWith('failed'));
    expect(failures.length).toBeGreaterThanOrEqual(3);
    expect(failures.length).toBeLessThanOrEqual(5);
    expect(failures[0]).toContain('Failed to send batch call');
    node.broken = false;
    await pass(15_000);
    expect(events).toContain('block 101 at 1700000101');
  });

  it('a call that burns all gas is queried alone from then on, and the others are read again', async () => {
    const { node, registry } = startEngine();
    node.contracts.set(keyOf(call(1)), word(1));
    node.contracts.set(keyOf(call(666)), 'burnsAllGas');
    const { subscriber, committed } = createPart([call(1), call(666)]);
    registry.register(subscriber);
    await pass(2200);
    expect(committed[0]?.answers.calls).toEqual([{ status: 'success', data: word(1) }, { status: 'unread' }]);
  });

  it('a node that has not the shown block yet says nothing against the calls: they stay in one aggregate', async () => {
    const { node, registry } = startEngine();
    const { subscriber, want } = createPart([]);
    registry.register(subscriber);
    await pass(1100);
    node.methods.set('eth_call', () => {
      throw new RpcResponseError(-32000, 'header not found', undefined);
    });
    want([call(1), call(2), call(3)]);
    registry.requestSameBlock();
    await pass(300);
    node.methods.delete('eth_call');
    const before = node.requests.length;
    want([call(1), call(2), call(3)]);
    registry.requestSameBlock();
    await pass(300);
    expect(node.requests).toHaveLength(before + 1);
  });

  it('an answer that is no hexadecimal text is a failed read, not a crash', async () => {
    const { node, events } = startEngine();
    node.methods.set('eth_call', () => `0x${'zz'.repeat(400)}`);
    await pass(1100);
    expect(events).toEqual([expect.stringContaining('failed: DecodeError')]);
  });

  it('a node that lags behind is not believed, a chain that went back is after three answers', async () => {
    const { node, events } = startEngine();
    await pass(1100);
    node.block = 50;
    await pass(3500);
    expect(events).toHaveLength(1);
    await pass(15_000);
    expect(events.slice(1)).toEqual(['rewound', 'block 50 at 1700000050']);
  });

  it('reads one block while it is stopped, for each time that is needed, and goes on when it is started', async () => {
    const { node, events, engine } = startEngine();
    await pass(1100);
    engine.stop();
    await pass(60_000);
    expect(events).toHaveLength(1);
    node.block += 15;
    void engine.readOnce();
    await pass(500);
    expect(events).toHaveLength(2);
    await pass(60_000);
    expect(events).toHaveLength(2);
    node.block += 1;
    engine.start();
    await pass(100);
    expect(events).toHaveLength(3);
    const before = node.requests.length;
    void engine.readOnce();
    await pass(10);
    expect(node.requests).toHaveLength(before);
  });
});
