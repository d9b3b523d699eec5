import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimTabLock } from '#lib/tabLock.ts';

/** The locks of an origin, as all its pages see them. */
const createLocks = () => {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: object, take: (lock: object | null) => Promise<void> | undefined) => {
      if (held.has(name)) return take(null);
      held.add(name);
      await take({ name });
      held.delete(name);
      return undefined;
    },
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a task that only one page may do', () => {
  it('is done by the first, and by another once the first has let go', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const release = await claimTabLock('history');
    expect(release).toBeTypeOf('function');
    expect(await claimTabLock('history')).toBeUndefined();
    expect(await claimTabLock('other')).toBeTypeOf('function');
    release?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(await claimTabLock('history')).toBeTypeOf('function');
  });

  it.each([
    ['has no locks', {}],
    ['denies them', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ])('is done by everyone in a browser that %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await claimTabLock('history')).toBeTypeOf('function');
  });
});
