import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ok } from '#lib/result.ts';
import { usePoolElsewhere } from '#reads/pools/usePoolElsewhere.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const now = vi.hoisted(() => ({ block: 100, state: 'LOADING', dex: 'harbour' as string | null }));
const contradicted = vi.hoisted(() => vi.fn());
let pair = 0;

vi.mock('#reads/calls/useBlock.ts', () => ({ useBlock: () => ({ number: now.block }) }));
vi.mock('#reads/pools/usePools.ts', () => ({ usePool: () => ({ state: now.state }) }));
vi.mock('#config/exchanges.ts', () => {
  const one = (id: string) => ({ id, name: id.toUpperCase() });
  return { defaultExchange: one('myt'), exchanges: [one('myt'), one('harbour')] };
});
vi.mock('#services/tradingData/tradingData.ts', () => ({
  tradingData: {
    contradicted,
    subscribe: () => () => undefined,
    status: () => ({ kind: 'unknown' }),
    service: { poolExchange: () => Promise.resolve(ok(now.dex)) },
  },
}));

const show = async (answer: string | null, state: string) => {
  Object.assign(now, { block: 100, dex: answer, state });
  pair += 1;
  const shown = renderHook(() => usePoolElsewhere(at(pair), at(1000), 'myt'));
  // The answer comes.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    ...shown,
    toBlock(block: number): void {
      now.block = block;
      shown.rerender();
    },
  };
};

beforeEach(() => contradicted.mockClear());

describe('where else a service knows a pool of two tokens', () => {
  it('is shown once the chain has it', async () => {
    const { result, rerender } = await show('harbour', 'LOADING');
    expect(result.current).toBeUndefined();
    now.state = 'EXISTS';
    rerender();
    await waitFor(() => expect(result.current).toEqual({ name: 'HARBOUR', isRead: true }));
  });

  it('is the service’s word for an exchange that is not set up here', async () => {
    const { result } = await show('elsewhere', 'LOADING');
    expect(result.current).toEqual({ name: 'elsewhere', isRead: false });
  });

  it('is nothing where it knows none', async () => {
    const { result } = await show(null, 'LOADING');
    expect(result.current).toBeUndefined();
  });

  it.each([
    ['a pool that the chain does not have', 'harbour', 'NOT_EXISTS'],
    ['a pool on the very exchange that has none', 'myt', 'EXISTS'],
  ])('%s is never shown, and contradicts the service once blocks are settled', async (_, answer, state) => {
    const { result, toBlock } = await show(answer, state);
    expect(result.current).toBeUndefined();
    toBlock(100 + rules.service.depthBlocks - 1);
    expect(contradicted).not.toHaveBeenCalled();
    toBlock(100 + rules.service.depthBlocks);
    expect(contradicted).toHaveBeenCalledTimes(1);
  });

  it('a pool that comes within these blocks contradicts nothing: the service was ahead', async () => {
    const { result, toBlock } = await show('harbour', 'NOT_EXISTS');
    now.state = 'EXISTS';
    toBlock(110);
    expect(result.current).toEqual({ name: 'HARBOUR', isRead: true });
    toBlock(300);
    expect(contradicted).not.toHaveBeenCalled();
  });
});
