import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { blockSeen } from '#state/app/slice.ts';
import { startOutside } from '../../support/outside.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { meta } from '../../support/subgraph.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_DATA_API_URL: 'https://data.example', VITE_BLOCKS_SUBGRAPH_URL: 'https://blocks.example' });
});

interface TimedBlock {
  readonly number: number;
  readonly timestamp: number;
}

const NOW: TimedBlock = { number: 20_000, timestamp: 1_700_000_000 };

/** Answers of the services and the node. A service without an answer sends another shape. */
const createWorld = () => ({
  blockTime: '2.5' as string | undefined,
  block: null as TimedBlock | null | undefined,
  /** Headers that the node has, after a delay. */
  times: new Map<number, number>(),
  headersMs: 0,
  blockTimeRequests: 0,
  windows: [] as { readonly from: number; readonly to: number }[],
});
let world = createWorld();

const header = (number: number) => {
  const timestamp = world.times.get(number);
  return timestamp === undefined
    ? null
    : { number: `0x${number.toString(16)}`, hash: `0x${'aa'.repeat(32)}`, timestamp: `0x${timestamp.toString(16)}` };
};

const startWorld = (): void =>
  startOutside(
    {
      'data.example': ({ url }) => {
        expect(url.pathname).toBe('/v2/get-average-block-time');
        world.blockTimeRequests += 1;
        return Response.json({ data: world.blockTime });
      },
      'blocks.example': ({ body }) => {
        const { variables } = JSON.parse(body) as { readonly variables: Readonly<Record<'from' | 'to', string>> };
        world.windows.push({ from: Number(variables.from), to: Number(variables.to) });
        const blocks = world.block === null ? [] : [{ id: `0x${'a'.repeat(64)}`, ...world.block }];
        return Response.json({ data: { ...meta(NOW.number), ...(world.block !== undefined && { blocks }) } });
      },
    },
    {
      send: <T,>(_method: string, [block]: readonly unknown[] = []) =>
        new Promise<T>((resolve) => setTimeout(() => resolve(header(Number(block)) as T), world.headersMs)),
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  world = createWorld();
  startWorld();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    // Services' code comes with the first request.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });

/** The application as a reloaded page has it, since a contradicted service stays so. */
const open = async () => {
  vi.resetModules();
  const [{ useBlockTime }, { tradingData }] = await Promise.all([
    import('#reads/mining/useBlockTime.ts'),
    import('#services/tradingData/tradingData.ts'),
  ]);
  const { store, wrapper } = openReads();
  const { number: blockNumber, timestamp: blockTimestamp } = NOW;
  store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp, seenAtMs: 2 }));
  return { tradingData, show: () => renderHook(() => useBlockTime(), { wrapper }) };
};

const usual = { ms: 2200, source: 'usual' };

it('the data service, queried once and not at once, replaces a header that does not come', async () => {
  const { tradingData, show } = await open();
  const { result, rerender } = show();
  await pass(rules.service.timeoutMs - 1);
  expect(world.blockTimeRequests).toBe(0);
  expect(result.current).toEqual(usual);
  await pass(60_000);
  expect(world.blockTimeRequests).toBe(1);
  expect(result.current).toEqual({ ms: 2500, source: 'reported' });
  expect(world.windows).toEqual([]);
  tradingData?.contradicted();
  rerender();
  expect(result.current).toEqual(usual);
});

it('nobody is queried where the header comes in time, and the chain counts', async () => {
  world.headersMs = 1000;
  for (let block = 0; block < NOW.number; block += 1) world.times.set(block, NOW.timestamp - 2 * (NOW.number - block));
  const { show } = await open();
  const { result } = show();
  await pass(2 * world.headersMs);
  await pass(60_000);
  expect(world.blockTimeRequests).toBe(0);
  expect(result.current).toEqual({ ms: 2000, source: 'measured' });
});

it.each([undefined, '600'])('the usual time counts for nothing, or nothing that can be', async (blockTime) => {
  world.blockTime = blockTime;
  const { show } = await open();
  const { result } = show();
  await pass(60_000);
  expect(world.blockTimeRequests).toBe(1);
  expect(result.current).toEqual(usual);
});

describe('the trading-data service reports nothing either', () => {
  const [SECONDS, COUNT] = [21_000, 10_000];
  const old: TimedBlock = { number: NOW.number - COUNT, timestamp: NOW.timestamp - SECONDS };

  beforeEach(() => {
    world.blockTime = undefined;
    world.block = old;
  });

  it.each(['failing', 'contradicted'] as const)('(%s) the time since a block of six hours ago counts', async (kind) => {
    const { tradingData, show } = await open();
    if (kind === 'contradicted') tradingData?.contradicted();
    else tradingData?.failed({ code: 'timeout' });
    const { result } = show();
    await pass(60_000);
    expect(world.blockTimeRequests).toBe(kind === 'contradicted' ? 0 : 1);
    expect(world.windows).toHaveLength(1);
    const [{ from, to } = { from: 0, to: 0 }] = world.windows;
    // A window of an hour that begins six to seven hours ago (001 section 7: over a window of 6 units).
    expect(NOW.timestamp - from).toBeGreaterThanOrEqual(21_599);
    expect(NOW.timestamp - from).toBeLessThan(25_200);
    expect(to - from).toBe(3599);
    expect(result.current).toEqual({ ms: 2100, source: 'reported' });
  });

  it('a block of which the chain has another time is not counted with, and the service is named', async () => {
    world.times.set(old.number, old.timestamp);
    const before = (await open()).show();
    await pass(60_000);
    await pass(1000);
    expect(before.result.current).toEqual({ ms: 2100, source: 'reported' });
    before.unmount();
    world.windows.length = 0;
    world.times.set(old.number, old.timestamp + 1);
    const { show } = await open();
    const { result } = show();
    await pass(60_000);
    expect(result.current).toEqual({ ms: 2100, source: 'reported' });
    await pass(1000);
    expect(result.current).toEqual({ ...usual, isDenied: true });
    // It is neither requested nor trusted again, even for a new consumer.
    const later = show();
    await pass(60_000);
    expect(world.windows).toHaveLength(1);
    expect(later.result.current).toEqual({ ...usual, isDenied: true });
  });

  it('a time that cannot be is none', async () => {
    world.blockTime = '600';
    const { show } = await open();
    const { result } = show();
    await pass(60_000);
    expect(result.current).toEqual({ ms: 2100, source: 'reported' });
  });

  it.each([null, undefined, { ...old, timestamp: NOW.timestamp - 10 }, NOW, { ...old, number: NOW.number - 10 }])(
    'the usual time counts for no block, or for one that cannot be',
    async (block) => {
      world.block = block;
      const { show } = await open();
      const { result } = show();
      await pass(60_000);
      expect(world.windows).toHaveLength(1);
      expect(result.current).toEqual(usual);
    },
  );
});
