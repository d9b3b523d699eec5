import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { err, ok } from '#lib/result.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';

const { service, status, times } = vi.hoisted(() => ({
  service: { blockTime: vi.fn() },
  status: { kind: 'synced' },
  times: new Map<number, number>(),
}));
const NOW = { number: 20_000, timestamp: 1_700_000_000 };

vi.mock('#services/tradingData/tradingData.ts', () => ({ tradingData: { service, status: () => status } }));
vi.mock('#reads/calls/useBlock.ts', () => ({ useBlock: () => NOW }));
vi.mock('#reads/calls/useBlockTimes.ts', () => ({ useBlockTimes: () => times }));

beforeEach(() => {
  vi.useFakeTimers();
  times.clear();
  status.kind = 'synced';
  service.blockTime.mockReset().mockResolvedValue(ok(2.5));
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const usual = { ms: 2200, source: 'usual' };

it('a header that does not come is stood in for by the data service, asked once and not at once', async () => {
  const { result, rerender } = renderHook(() => useBlockTime());
  await pass(rules.service.timeoutMs - 1);
  expect(service.blockTime).not.toHaveBeenCalled();
  expect(result.current).toEqual(usual);
  await pass(60_000);
  expect(service.blockTime).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ ms: 2500, source: 'told' });
  status.kind = 'contradicted';
  rerender();
  expect(result.current).toEqual(usual);
});

it('where the header comes in time nobody is asked, and the chain counts', async () => {
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
