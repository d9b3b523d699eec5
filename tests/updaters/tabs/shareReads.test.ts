import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '#domain/multicall/types.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
import { createSubscriberRegistry, type BlockRequest, type BlockResponse } from '#updaters/block/blockSubscribers.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { openSharedLine, type SharedLine } from '#updaters/tabs/shareReads.ts';
import { createFakeNode, keyOf, word, type FakeNode } from '../../support/fakeNode.ts';
import { createFakeLocks, stubChannels } from '../../support/fakeTabs.ts';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
const BLOCK_MS = 2000;
const call = (n: number): Call => ({ address: `0x${n.toString(16).padStart(40, '0')}`, callData: '0x12345678' });

beforeEach(() => {
  vi.useFakeTimers();
  stubChannels();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const startChain = () => {
  const node = createFakeNode();
  for (let n = 1; n <= 6; n += 1) node.contracts.set(keyOf(call(n)), () => word(1000 * n + node.block));
  const blocks = setInterval(() => (node.block += 1), BLOCK_MS);
  onTestFinished(() => clearInterval(blocks));
  return { node, locks: createFakeLocks() };
};

type Chain = ReturnType<typeof startChain>;

interface TabOptions {
  readonly node?: FakeNode;
  readonly name?: string;
  readonly request?: BlockRequest;
  readonly stride?: () => number;
}

/** A page that reads call `n` of each block. */
const openTab = async ({ node: shared, locks }: Chain, n: number, options: TabOptions = {}) => {
  const { node = shared, name = 'reads', request = { calls: [call(n)] }, stride = () => 1 } = options;
  const registry = createSubscriberRegistry();
  const shown: BlockResponse[] = [];
  let failures = 0;
  registry.register({
    request: ({ kind }) => (kind === 'newBlock' ? request : {}),
    receive: (answer) => shown.push(answer),
  });
  const poller = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, MULTICALL),
    registry,
    blockTimeMs: BLOCK_MS,
    debounceMs: 100,
    now: () => performance.now(),
    stride,
    onBlock: () => undefined,
    onWorked: () => undefined,
    onFailed: () => (failures += 1),
    onRewound: () => undefined,
  });
  const timing = { silenceMs: (blocks: number) => (blocks + 0.75) * BLOCK_MS, stride, now: () => performance.now() };
  let line: SharedLine | undefined = openSharedLine({ poller, locks: locks.locks, name, ...timing });
  registry.readBy((read) => (query) => (line ? line.read(read, query) : read(query)));
  poller.start();
  const close = (): void => {
    poller.stop();
    line?.close();
    line = undefined;
  };
  onTestFinished(close);
  await pass(300);
  const strideChanged = () => line?.strideChanged();
  return { poller, shown, close, strideChanged, failures: () => failures, newest: () => shown.at(-1) };
};

const requestsOver = async ({ node }: Chain, blocks: number): Promise<number> => {
  const before = node.requests.length;
  await pass(blocks * BLOCK_MS);
  return node.requests.length - before;
};

const showAll = ({ node }: Chain, tabs: readonly Awaited<ReturnType<typeof openTab>>[]): void => {
  tabs.forEach(({ newest }, i) => {
    const block = newest()?.blockNumber ?? 0;
    expect(block).toBeGreaterThanOrEqual(node.block - 1);
    expect(newest()?.calls).toEqual([{ status: 'success', data: word(1000 * (i + 1) + block) }]);
  });
};

describe('several tabs of one browser', () => {
  it('send one request per block, and each shows its own calls', async () => {
    const chain = startChain();
    const tabs = [];
    for (let n = 1; n <= 6; n += 1) tabs.push(await openTab(chain, n));
    await pass(3 * BLOCK_MS);
    expect(await requestsOver(chain, 20)).toBeLessThanOrEqual(22);
    showAll(chain, tabs);
  });

  it('share a request whenever the leader reads, although only one of them saves battery yet', async () => {
    const chain = startChain();
    let saving: number | undefined;
    const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
    for (let n = 1; n <= 3; n += 1) tabs.push(await openTab(chain, n, { stride: () => (saving === n ? 2 : 1) }));
    await pass(3 * BLOCK_MS);
    const counts: number[] = [];
    for (saving = 1; saving <= 3; saving += 1) {
      for (const tab of tabs) tab.strideChanged();
      await pass(2 * BLOCK_MS);
      counts.push(await requestsOver(chain, 20));
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(22);
    expect(Math.min(...counts)).toBeLessThanOrEqual(12);
  });

  it('come back to one request per block after a tab read a block alone', async () => {
    const chain = startChain();
    const tabs = [await openTab(chain, 1), await openTab(chain, 2), await openTab(chain, 3)];
    await pass(3 * BLOCK_MS);
    const alone = tabs[2]?.poller;
    alone?.stop();
    void alone?.readOnce();
    await pass(100);
    alone?.start();
    await pass(2 * BLOCK_MS);
    expect(await requestsOver(chain, 20)).toBeLessThanOrEqual(22);
    showAll(chain, tabs);
  });

  it('hold no lock while there is only one', async () => {
    const chain = startChain();
    const first = await openTab(chain, 1);
    await pass(3 * BLOCK_MS);
    expect(chain.locks.isHeld()).toBe(false);
    const second = await openTab(chain, 2);
    await pass(3 * BLOCK_MS);
    expect(chain.locks.isHeld()).toBe(true);
    second.close();
    await pass(3 * BLOCK_MS);
    expect(chain.locks.isHeld()).toBe(false);
    showAll(chain, [first]);
  });

  it('go on within a block after the leader is closed', async () => {
    const chain = startChain();
    const [leader, ...others] = [await openTab(chain, 3), await openTab(chain, 1), await openTab(chain, 2)];
    await pass(4 * BLOCK_MS);
    leader.close();
    for (let block = 0; block < 4; block += 1) {
      await pass(BLOCK_MS);
      showAll(chain, others);
    }
    expect(await requestsOver(chain, 10)).toBeLessThanOrEqual(11);
  });

  it('read at once if the leader is closed in the middle of its read', async () => {
    const chain = startChain();
    const own = createFakeNode();
    own.contracts.set(keyOf(call(3)), word(1));
    const blocks = setInterval(() => (own.block = chain.node.block), 10);
    onTestFinished(() => clearInterval(blocks));
    const leader = await openTab(chain, 3, { node: own });
    const others = [await openTab(chain, 1), await openTab(chain, 2)];
    await pass(4 * BLOCK_MS);
    own.delayMs = 10 * BLOCK_MS;
    const sent = own.requests.length;
    while (own.requests.length === sent) await pass(10);
    leader.close();
    await pass(100);
    for (const { newest } of others) expect(newest()?.blockNumber).toBe(chain.node.block);
  });

  it('take over within two blocks from a leader that does not react', async () => {
    const chain = startChain();
    const stuck = createFakeNode();
    stuck.block = chain.node.block;
    stuck.contracts.set(keyOf(call(3)), word(1));
    const blocks = setInterval(() => (stuck.block += 1), BLOCK_MS);
    onTestFinished(() => clearInterval(blocks));
    const leader = await openTab(chain, 3, { node: stuck });
    const others = [await openTab(chain, 1), await openTab(chain, 2)];
    await pass(4 * BLOCK_MS);
    // A frozen page keeps its lock and its channel.
    leader.poller.stop();
    await pass(2 * BLOCK_MS);
    showAll(chain, others);
    await pass(3 * BLOCK_MS);
    expect(await requestsOver(chain, 10)).toBeLessThanOrEqual(13);
    showAll(chain, others);
  });

  it('read alone and report failures while the node fails, and share again afterwards', async () => {
    const chain = startChain();
    const tabs = [await openTab(chain, 1), await openTab(chain, 2), await openTab(chain, 3)];
    await pass(4 * BLOCK_MS);
    chain.node.broken = true;
    await pass(3 * BLOCK_MS);
    for (const { failures } of tabs) expect(failures()).toBeGreaterThan(0);
    chain.node.broken = false;
    await pass(10 * BLOCK_MS);
    showAll(chain, tabs);
    expect(await requestsOver(chain, 10)).toBeLessThanOrEqual(11);
  });

  it('share nothing with another build or other nodes', async () => {
    const chain = startChain();
    const tabs = [await openTab(chain, 1, { name: 'reads a' }), await openTab(chain, 2, { name: 'reads b' })];
    await pass(4 * BLOCK_MS);
    expect(await requestsOver(chain, 10)).toBeGreaterThanOrEqual(19);
    showAll(chain, tabs);
  });

  it('repeat a request that failed at the leader, and receive its error themselves', async () => {
    const chain = startChain();
    const request = { method: 'eth_getLogs', params: [{ fromBlock: '0x1' }] };
    const leader = await openTab(chain, 1);
    chain.node.methods.set('eth_getLogs', () => {
      throw new RangeError('too many logs');
    });
    const follower = await openTab(chain, 2, { request: { calls: [call(2)], requests: [request] } });
    await pass(4 * BLOCK_MS);
    showAll(chain, [leader, follower]);
    expect(follower.newest()?.responses.get(request)).toEqual({ ok: false, error: new RangeError('too many logs') });
    chain.node.methods.set('eth_getLogs', () => ['a log']);
    await pass(2 * BLOCK_MS);
    expect(follower.newest()?.responses.get(request)).toEqual({ ok: true, value: ['a log'] });
  });
});
