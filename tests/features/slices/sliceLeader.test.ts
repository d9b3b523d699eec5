import { expect, it } from 'vitest';
import { createSliceLeader } from '#features/slices/sliceLeader.ts';

const ticks = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await Promise.resolve();
};

const noListener = (): void => undefined;

it('offers the slices in every tab of a browser that denies locks, and requests the lock once', async () => {
  let requests = 0;
  const request = (): Promise<never> => {
    requests += 1;
    return Promise.reject(new DOMException('Access to locks is denied', 'SecurityError'));
  };
  const leader = createSliceLeader(() => ({ request }));
  leader.subscribe(noListener);
  await ticks(50);
  expect([requests, leader.isMine(), leader.hasLocks()]).toEqual([1, true, false]);
});

it('waits for the lock again after another tab took it', async () => {
  const requested: LockOptions[] = [];
  let steal = (): void => undefined;
  const request = (_name: string, options: LockOptions, hold: () => Promise<never>): Promise<never> => {
    requested.push(options);
    if (requested.length === 1) void hold();
    return new Promise((_, reject) => (steal = () => reject(new DOMException('Stolen', 'AbortError'))));
  };
  const leader = createSliceLeader(() => ({ request: request as unknown as LockManager['request'] }));
  leader.subscribe(noListener);
  expect(leader.isMine()).toBe(true);
  steal();
  await ticks(5);
  expect([requested.length, leader.isMine(), leader.hasLocks()]).toEqual([2, false, true]);
  leader.takeOver();
  expect(requested.at(-1)).toEqual({ steal: true });
});

it('offers the slices in every tab of a browser without locks', () => {
  const leader = createSliceLeader(() => undefined);
  leader.subscribe(noListener);
  expect([leader.isMine(), leader.hasLocks()]).toEqual([true, false]);
});
