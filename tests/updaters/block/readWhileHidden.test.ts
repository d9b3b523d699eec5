import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWhileHidden } from '#updaters/block/readWhileHidden.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks that all pages share. */
const createLocks = () => {
  const held = new Set<string>();
  return (scope: string) => {
    if (held.has(scope)) return Promise.resolve(undefined);
    held.add(scope);
    return Promise.resolve(() => void held.delete(scope));
  };
};

const openPage = (claim: ReturnType<typeof createLocks>, world: { visible: boolean; scope?: string | undefined }) => {
  const listeners = new Set<(visible: boolean) => void>();
  const read = vi.fn();
  const leave = readWhileHidden({
    scope: () => world.scope,
    isVisible: () => world.visible,
    onVisibilityChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    claim,
    read,
    everyMs: 30_000,
  });
  const show = (visible: boolean): void => {
    world.visible = visible;
    listeners.forEach((notify) => notify(visible));
  };
  return { read, leave, show, world };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a hidden page without an alert requests nothing', async () => {
  const page = openPage(createLocks(), { visible: false });
  await pass(300_000);
  expect(page.read).not.toHaveBeenCalled();
});

it('a hidden page with an alert reads every 30 seconds, and stops when the last one is removed', async () => {
  const page = openPage(createLocks(), { visible: false, scope: 'alice' });
  await pass(90_000);
  expect(page.read).toHaveBeenCalledTimes(3);
  page.world.scope = undefined;
  await pass(90_000);
  expect(page.read).toHaveBeenCalledTimes(3);
});

it('one of several hidden pages reads, and none while another one of the same account is in view', async () => {
  const locks = createLocks();
  const pages = [1, 2, 3].map(() => openPage(locks, { visible: false, scope: 'alice' }));
  const reads = () => pages.reduce((sum, { read }) => sum + read.mock.calls.length, 0);
  await pass(90_000);
  expect(reads()).toBe(3);
  // The reader is closed: another one takes over.
  pages.find(({ read }) => read.mock.calls.length > 0)?.leave();
  await pass(60_000);
  expect(reads()).toBe(5);
  for (const page of pages) page.show(true);
  const outsider = openPage(locks, { visible: false, scope: 'bob' });
  await pass(90_000);
  expect(reads()).toBe(5);
  expect(outsider.read).toHaveBeenCalledTimes(3);
});

it('a page that is shown and hidden again leaves the right to one that stays in view', async () => {
  const locks = createLocks();
  const first = openPage(locks, { visible: true, scope: 'alice' });
  await pass(0);
  const second = openPage(locks, { visible: true, scope: 'alice' });
  await pass(0);
  first.show(false);
  await pass(30_000);
  const third = openPage(locks, { visible: false, scope: 'alice' });
  await pass(120_000);
  expect([first, second, third].filter(({ read }) => read.mock.calls.length > 0).length).toBeLessThanOrEqual(1);
});
