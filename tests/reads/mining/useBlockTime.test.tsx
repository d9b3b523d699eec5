import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { err, ok } from '#lib/result.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';

const { service, blocks, status, times } = vi.hoisted(() => ({
  service: { blockTime: vi.fn() },
  blocks: { head: vi.fn(), firstIn: vi.fn(), forget: (): void => undefined },
  status: { kind: 'synced' },
  times: new Map<number, number>(),
}));
const NOW = { number: 20_000, timestamp: 1_700_000_000 };

vi.mock('#services/tradingData/tradingData.ts', () => ({ tradingData: { service, status: () => status } }));
vi.mock('#services/blocks/blocks.ts', async () => {
  const { createServiceWatch } = await import('#services/dataService/serviceWatch.ts');
  let watch = createServiceWatch(blocks);
  // Each test begins with a reloaded page.
  blocks.forget = () => void (watch = createServiceWatch(blocks));
  const blocksNow = {
    service: blocks,
    status: () => watch.status(),
    subscribe: (listener: () => void) => watch.subscribe(listener),
    failed: (problem: never) => watch.failed(problem),
    contradicted: () => watch.contradicted(),
  };
  return { blocks: blocksNow };
});
vi.mock('#reads/calls/useBlock.ts', () => ({ useBlock: () => NOW }));
vi.mock('#reads/calls/useBlockTimes.ts', () => ({ useBlockTimes: () => times }));

beforeEach(() => {
  vi.useFakeTimers();
  times.clear();
  blocks.forget();
  status.kind = 'synced';
  service.blockTime.mockReset().mockResolvedValue(ok(2.5));
  blocks.firstIn.mockReset().mockResolvedValue(ok(null));
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const usual = { ms: 2200, source: 'usual' };

it('a header that does not come is stood in for by the data service, queried once and not at once', async () => {
  const { result, rerender } = renderHook(() => useBlockTime());
  await pass(rules.service.timeoutMs - 1);
  expect(service.blockTime).not.toHaveBeenCalled();
  expect(result.current).toEqual(usual);
  await pass(60_000);
  expect(service.blockTime).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ ms: 2500, source: 'reported' });
  expect(blocks.firstIn).not.toHaveBeenCalled();
  status.kind = 'contradicted';
  rerender();
  expect(result.current).toEqual(usual);
});

it('where the header comes in time nobody is queried, and the chain counts', async () => {
  const { result, rerender } = renderHook(() => useBlockTime());
  await pass(1000);
  for (let block = 0; block < NOW.number; block += 1) times.set(block, NOW.timestamp - 2 * (NOW.number - block));
  rerender();
  await pass(60_000);
  expect(service.blockTime).not.toHaveBeenCalled();
  expect(result.current).toEqual({ ms: 2000, source: 'measured' });
});

it.each([err({ code: 'timeout' }), ok(600)])('nothing, or nothing that can be: the usual time', async (answer) => {
  service.blockTime.mockResolvedValue(answer);
  const { result } = renderHook(() => useBlockTime());
  await pass(60_000);
  expect(service.blockTime).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual(usual);
});

describe('where the trading-data service tells nothing either', () => {
  const [SECONDS, COUNT] = [21_000, 10_000];
  const old = { number: NOW.number - COUNT, timestamp: NOW.timestamp - SECONDS };

  it.each(['failing', 'contradicted'])('(%s) the time since a block of six hours ago counts', async (kind) => {
    status.kind = kind;
    service.blockTime.mockResolvedValue(err({ code: 'timeout' }));
    blocks.firstIn.mockResolvedValue(ok(old));
    const { result } = renderHook(() => useBlockTime());
    await pass(60_000);
    expect(service.blockTime).toHaveBeenCalledTimes(kind === 'contradicted' ? 0 : 1);
    expect(blocks.firstIn).toHaveBeenCalledTimes(1);
    const [{ from, to }] = blocks.firstIn.mock.calls[0] as [{ from: number; to: number }];
    // A window of an hour that begins six to seven hours ago (001 section 7: over a window of 6 units).
    expect(NOW.timestamp - from).toBeGreaterThanOrEqual(21_599);
    expect(NOW.timestamp - from).toBeLessThan(25_200);
    expect(to - from).toBe(3599);
    expect(result.current).toEqual({ ms: 2100, source: 'reported' });
  });

  it('a block of which the chain has another time is not counted with, and the service is named', async () => {
    service.blockTime.mockResolvedValue(err({ code: 'timeout' }));
    blocks.firstIn.mockResolvedValue(ok(old));
    const { result, rerender } = renderHook(() => useBlockTime());
    await pass(60_000);
    times.set(old.number, old.timestamp);
    rerender();
    expect(result.current).toEqual({ ms: 2100, source: 'reported' });
    times.set(old.number, old.timestamp + 1);
    rerender();
    expect(result.current).toEqual({ ...usual, isDenied: true });
    // It is neither requested nor trusted again, even for a new consumer.
    const later = renderHook(() => useBlockTime());
    await pass(60_000);
    expect(blocks.firstIn).toHaveBeenCalledTimes(1);
    expect(later.result.current).toEqual({ ...usual, isDenied: true });
  });

  it('a time that cannot be is none', async () => {
    service.blockTime.mockResolvedValue(ok(600));
    blocks.firstIn.mockResolvedValue(ok(old));
    const { result } = renderHook(() => useBlockTime());
    await pass(60_000);
    expect(result.current).toEqual({ ms: 2100, source: 'reported' });
  });

  it.each([ok(null), err({ code: 'timeout' }), ok({ ...old, timestamp: NOW.timestamp - 10 }), ok(NOW)])(
    'no block, or one that cannot be: the usual time',
    async (answer) => {
      service.blockTime.mockResolvedValue(err({ code: 'timeout' }));
      blocks.firstIn.mockResolvedValue(answer);
      const { result } = renderHook(() => useBlockTime());
      await pass(60_000);
      expect(result.current).toEqual(usual);
    },
  );
});
