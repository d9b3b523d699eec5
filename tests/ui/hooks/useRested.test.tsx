import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRested } from '#ui/hooks/useRested.ts';

const PAUSE_MS = 120;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('shows at once what comes while nothing hurries, and keeps it through the hurry that follows', () => {
  let hurries = false;
  const { result, rerender } = renderHook(() => useRested(() => hurries, PAUSE_MS));
  expect(result.current).toBe(true);
  hurries = true;
  rerender();
  expect(result.current).toBe(true);
});

it('shows what comes in a hurry once it has stayed', () => {
  const { result } = renderHook(() => useRested(() => true, PAUSE_MS));
  pass(PAUSE_MS - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('lets nothing run on of what was gone before', () => {
  const { unmount } = renderHook(() => useRested(() => true, PAUSE_MS));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
