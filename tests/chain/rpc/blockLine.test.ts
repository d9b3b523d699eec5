import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockLine } from '#chain/rpc/blockLine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line, and when each of those that waited was let go. */
const startLine = () => {
  const line = createBlockLine(() => performance.now());
  const startedAtMs = performance.now();
  const freeAt: Record<string, number> = {};
  const wait = (name: string, needMs: number): void => {
    void line.whenFree(needMs).then(() => (freeAt[name] = performance.now() - startedAtMs));
  };
  const due = (ms: number): number => startedAtMs + ms;
  return { line, wait, due, freeAt };
};

describe('the connection is kept free for the request of a block', () => {
  it('is free without block requests', async () => {
    const { wait, freeAt } = startLine();
    wait('history', 10_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(freeAt).toEqual({ history: 0 });
  });

  it('is busy while the request is in flight', async () => {
    const { line, wait, due, freeAt } = startLine();
    line.begin();
    wait('history', 0);
    await vi.advanceTimersByTimeAsync(700);
    expect(freeAt).toEqual({});
    line.end(due(2000));
    await vi.advanceTimersByTimeAsync(0);
    expect(freeAt).toEqual({ history: 700 });
  });

  it('is busy if the request is due before an answer would be there, and free after it', async () => {
    const { line, wait, due, freeAt } = startLine();
    line.end(due(2000));
    await vi.advanceTimersByTimeAsync(1500);
    wait('short', 300);
    wait('long', 600);
    await vi.advanceTimersByTimeAsync(500);
    expect(freeAt).toEqual({ short: 1500 });
    line.begin();
    await vi.advanceTimersByTimeAsync(100);
    line.end(due(4000));
    await vi.advanceTimersByTimeAsync(0);
    expect(freeAt).toEqual({ short: 1500, long: 2100 });
  });

  it('is free right after a block, however long an answer takes', async () => {
    const { line, wait, due, freeAt } = startLine();
    line.end(due(2000));
    wait('slow', 60_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(freeAt).toEqual({ slow: 0 });
  });

  it('is free again if the due request does not come', async () => {
    const { line, wait, due, freeAt } = startLine();
    line.end(due(2000));
    await vi.advanceTimersByTimeAsync(1900);
    wait('history', 500);
    await vi.advanceTimersByTimeAsync(1099);
    expect(freeAt).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(freeAt).toEqual({ history: 3000 });
  });

  it('is not free while the page is hidden, and free again with the first block after that', async () => {
    const { line, wait, due, freeAt } = startLine();
    line.end(due(2000));
    line.pause();
    wait('history', 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(freeAt).toEqual({});
    line.end(due(62_000));
    await vi.advanceTimersByTimeAsync(0);
    expect(freeAt).toEqual({ history: 60_000 });
  });
});
