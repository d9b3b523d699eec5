import { setTimeout as sleep } from 'node:timers/promises';
import { Interface } from 'ethers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { openArchive } from '#lib/archive.ts';
import { createHistoryStore } from '#stores/historyStore.ts';
import { createDataService } from '#services/dataService/createDataService.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { HistoryArchive } from '#updaters/history/pairArchive.ts';
import { createHistorySubscriber } from '#updaters/history/historySubscriber.ts';
import { createServiceHistory } from '#updaters/history/serviceHistory.ts';
import { EXT, tokens } from '../../support/fakeBook.ts';
import { createFakeNode } from '../../support/fakeNode.ts';
import { meta, startSubgraph, type SubgraphAnswer, type SubgraphQuestion } from '../../support/subgraph.ts';

const HEAD = 30_000;
const events = new Interface(['event Swap(address indexed, uint256, uint256, uint256, uint256, address indexed)']);
const hex = (value: number): Hex => `0x${value.toString(16)}`;
const hashOf = (block: number): Hex => `0x${block.toString(16).padStart(64, '0')}`;
const timeOf = (block: number): number => 1_700_000_000 + block;

const encoded = new Map<number, { readonly topics: readonly unknown[]; readonly data: string }>();
const encode = (block: number) => {
  const known = encoded.get(block) ?? events.encodeEventLog('Swap', [EXT, 1000, 0, 0, block, EXT]);
  encoded.set(block, known);
  return known;
};

/** A swap of 1000 units of token0 for as many of token1 as the block's number, in each of these blocks. */
const startChain = (swapBlocks: readonly number[]) => {
  const node = createFakeNode();
  node.block = HEAD;
  node.delayMs = 0;
  node.methods.set('eth_getLogs', ([filter]) => {
    const { fromBlock, toBlock, address } = filter as { fromBlock: string; toBlock: string; address: string };
    if (address !== tokens.pair) return [];
    const inRange = swapBlocks.filter((block) => block >= Number(fromBlock) && block <= Number(toBlock));
    return inRange.map((block) => {
      const { topics, data } = encode(block);
      const place = { blockNumber: hex(block), blockHash: `0xb${block}`, logIndex: '0x1' };
      return { address: tokens.pair, topics, data, ...place, transactionHash: hashOf(block) };
    });
  });
  node.methods.set('eth_getBlockByNumber', ([tag]) => {
    const block = tag === 'latest' ? node.block : Number(tag);
    return { number: hex(block), hash: `0xb${block}`, timestamp: hex(timeOf(block)) };
  });
  return node;
};

/** Answer of a subgraph with these swaps; tokens have no decimals, so whole amounts are raw ones. */
const reported =
  (swapBlocks: readonly number[], head = HEAD) =>
  ({ variables }: SubgraphQuestion): SubgraphAnswer => {
    const { from, to, first } = variables;
    if (from === undefined) return meta(head);
    const swaps = swapBlocks
      .filter((block) => block >= Number(from) && block <= Number(to))
      .toSorted((a, b) => b - a)
      .slice(0, Number(first))
      .map((block) => ({
        ...{ timestamp: timeOf(block), logIndex: 1, transaction: { id: hashOf(block), blockNumber: block } },
        ...{ amount0In: '1000', amount1In: '0', amount0Out: '0', amount1Out: String(block) },
      }));
    const token = (id: string) => ({ id: id.toLowerCase(), decimals: 0 });
    const pair = { token0: token(tokens.token0), token1: token(tokens.token1) };
    return { ...meta(head), pair, swaps, orderFills: [] };
  };

type Answering = (requests: SubgraphQuestion) => SubgraphAnswer;

interface Visit {
  readonly timeoutMs?: number;
  /** Archive of an earlier visit. */
  readonly archive?: HistoryArchive;
  /** Another page of this visit found the service out already. */
  readonly isContradicted?: boolean;
}

const settled = async (node: ReturnType<typeof startChain>, answer?: Answering, visit: Visit = {}) => {
  const { timeoutMs = 5000, isContradicted = false } = visit;
  vi.stubGlobal('indexedDB', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const subgraph = answer && (await startSubgraph(answer));
  const watch =
    subgraph && createServiceWatch(createDataService({ url: subgraph.url, timeoutMs, maxBytes: 5_000_000 }));
  const store = createHistoryStore();
  const archive = visit.archive ?? (await openArchive('history'));
  if (isContradicted) watch?.contradicted();
  const service = watch && createServiceHistory({ watch, rpc: node, ext: EXT, random: Math.random });
  const fixed = { chainId: 137, ext: EXT, retryMs: 30_000 };
  const follower = createHistorySubscriber({ ...fixed, rpc: node, archive, store, service });
  onTestFinished(() => follower.stop());
  store.watch(tokens);
  const done = (): boolean => ['complete', 'failed'].includes(store.history(tokens.pair)?.status ?? '');
  const read = async () => {
    while (!done()) await sleep(5);
    return store.history(tokens.pair);
  };
  const history = await read();
  const trades = history?.trades.map(({ id: _id, ...trade }) => trade);
  const requests = node.requests
    .filter(({ method }) => method === 'eth_getLogs')
    .map(({ params }) => params[0] as { readonly fromBlock: Hex; readonly toBlock: Hex })
    .map(({ fromBlock, toBlock }) => Number(toBlock) - Number(fromBlock) + 1);
  return {
    history,
    trades,
    status: watch?.status().kind,
    queries: subgraph?.requests.length ?? 0,
    requests,
    watch,
    store,
    read,
  };
};

const many = Array.from({ length: 1200 }, (_, i) => 24 * i + 7);
const fromChain = async (swapBlocks: readonly number[]) => (await settled(startChain(swapBlocks))).trades;

describe('a configured data service is an accelerator, never a requirement', () => {
  it('reports the older part in pages, marked as such; the chain is queried for the newest part and for samples', async () => {
    const { history, trades, status, queries, requests } = await settled(startChain(many), reported(many));
    expect(trades).toEqual(await fromChain(many));
    expect(history).toMatchObject({ status: 'complete', coverage: { fromBlock: 0, toBlock: HEAD } });
    expect(history?.fromService).toEqual({ fromBlock: 0, toBlock: HEAD - rules.service.depthBlocks });
    expect(status).toBe('synced');
    expect(queries).toBe(3);
    expect(Math.max(...requests)).toBeLessThanOrEqual(rules.service.sampleBlocks);
  });

  it('blocks that it has not come to yet are read from the chain', async () => {
    const { history, trades } = await settled(startChain(many), reported(many, 20_000));
    expect(trades).toEqual(await fromChain(many));
    expect(history?.fromService).toEqual({ fromBlock: 0, toBlock: 20_000 });
  });

  it.each<[string, Answering, number?]>([
    ['HTTP 500', () => 'fail'],
    ['a wrong shape', () => ({ ...meta(HEAD), swaps: 7 })],
    ['an index with errors', () => meta(HEAD, true)],
    ['no answer in time', () => 'hang', 200],
  ])('%s: all of it is read from the chain without a word lost', async (_, answer, timeoutMs) => {
    const { history, trades } = await settled(startChain(many), answer, timeoutMs === undefined ? {} : { timeoutMs });
    expect(trades).toEqual(await fromChain(many));
    expect(history).toMatchObject({ status: 'complete' });
    expect(history?.fromService).toBeUndefined();
  });

  it('pages of one that breaks off half-way stay, and the rest is read from the chain', async () => {
    const whole = reported(many);
    const breaking = (requests: SubgraphQuestion): SubgraphAnswer =>
      Number(requests.variables.to ?? HEAD) < 20_000 ? 'fail' : whole(requests);
    const { history, trades, status } = await settled(startChain(many), breaking);
    expect(trades).toEqual(await fromChain(many));
    expect(history?.fromService?.toBlock).toBe(HEAD - rules.service.depthBlocks);
    expect(history?.fromService?.fromBlock).toBe(4808);
    expect(status).toBe('failing');
  });

  it('its report of an earlier visit is read from the chain once it is contradicted, and kept so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const archive: HistoryArchive = await openArchive('history');
    const first = await settled(startChain(many), reported(many), { archive });
    expect(first.history?.fromService?.toBlock).toBe(HEAD - rules.service.depthBlocks);
    const again = await settled(startChain(many), reported(many), { archive });
    expect(again.history?.fromService).toEqual(first.history?.fromService);
    const later = await settled(startChain(many), reported(many), { archive, isContradicted: true });
    expect(later.history?.fromService).toBeUndefined();
    expect(later.trades).toEqual(await fromChain(many));
    expect(later.queries).toBe(0);
    const last = await settled(startChain(many), undefined, { archive });
    expect(last.history?.fromService).toBeUndefined();
    expect(last.trades).toEqual(later.trades);
  });

  it('its report is off the screen the moment it is contradicted elsewhere, and the chain’s comes in its place', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const archive: HistoryArchive = await openArchive('history');
    const lies = [...many, 1, 2, 3];
    // Samples at blocks that the lies keep clear of.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => void vi.restoreAllMocks());
    const { history, watch, store, read } = await settled(startChain(many), reported(lies), { archive });
    expect(history).toMatchObject({ status: 'complete', fromService: { fromBlock: 0 } });
    expect(history?.trades).toHaveLength(lies.length);
    watch?.contradicted();
    const now = store.history(tokens.pair);
    expect(now).toMatchObject({ status: 'reading', coverage: { fromBlock: HEAD - rules.service.depthBlocks + 1 } });
    expect(now?.fromService).toBeUndefined();
    expect(now?.trades.every(({ blockNumber }) => blockNumber > HEAD - rules.service.depthBlocks)).toBe(true);
    const later = (await read())?.trades.map(({ id: _id, ...trade }) => trade);
    expect(later).toEqual(await fromChain(many));
    const kept = await settled(startChain(many), undefined, { archive });
    expect(kept.trades).toEqual(later);
  });

  it.each<[string, readonly number[]]>([
    ['trades that the chain does not have', many.map((block) => block + 1)],
    ['nothing where the chain has trades', []],
  ])('one that reports %s is not believed: nothing it reported is kept', async (_, lies) => {
    // Up to the head, so that wherever a sample is taken there are trades.
    const throughout = Array.from({ length: HEAD / 24 }, (_one, i) => 24 * i + 7);
    const { history, trades, status } = await settled(startChain(throughout), reported(lies));
    expect(trades).toEqual(await fromChain(throughout));
    expect(history?.fromService).toBeUndefined();
    expect(status).toBe('contradicted');
  });
});
