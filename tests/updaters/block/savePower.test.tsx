import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
import { createSubscriberRegistry } from '#updaters/block/blockSubscribers.ts';
import { savePower } from '#updaters/block/savePower.ts';
import { blockStride } from '#stores/blockStride.ts';
import { touches } from '#stores/touches.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
const BLOCK_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const startSaving = (navigator: object = {}) => {
  vi.stubGlobal('navigator', navigator);
  onTestFinished(savePower());
};

/** A chain whose blocks come in time, and a page that reads them. */
const startPage = () => {
  const node = createFakeNode();
  const shown: number[] = [];
  const poller = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, MULTICALL),
    registry: createSubscriberRegistry(),
    blockTimeMs: BLOCK_MS,
    debounceMs: 100,
    stride: blockStride.current,
    now: () => performance.now(),
    onBlock: ({ blockNumber }) => shown.push(blockNumber),
    onWorked: () => undefined,
    onFailed: () => undefined,
    onRewound: () => undefined,
  });
  const blocks = setInterval(() => (node.block += 1), BLOCK_MS);
  onTestFinished(blockStride.subscribe(() => poller.pollBy()));
  poller.start();
  onTestFinished(() => {
    clearInterval(blocks);
    poller.stop();
  });
  return { node, shown };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page that nobody touches for a minute', () => {
  it('reads each second block, and each one again from the first touch on', async () => {
    const { node, shown } = startPage();
    startSaving();
    await pass(59_000);
    const busy = node.requests.length;
    expect(busy).toBeGreaterThan(28);
    await pass(60_000);
    const saving = node.requests.length - busy;
    expect(saving).toBeGreaterThan(13);
    expect(saving).toBeLessThan(18);

    fireEvent.pointerMove(document.body);
    await pass(BLOCK_MS);
    expect(shown.at(-1)).toBeGreaterThanOrEqual(node.block - 1);
    const touched = node.requests.length;
    await pass(40_000);
    expect(node.requests.length - touched).toBeGreaterThan(18);
  });

  it('saves nothing while it is touched, by a pointer, a key, a wheel or a finger', async () => {
    startSaving();
    for (const touch of ['pointerMove', 'keyDown', 'wheel', 'touchStart'] as const) {
      await pass(59_000);
      fireEvent[touch](document.body);
    }
    await pass(59_000);
    expect(blockStride.current()).toBe(1);
    await pass(1000);
    expect(blockStride.current()).toBe(2);
  });
});

describe('a page with other tabs open', () => {
  it('counts a touch of another tab as its own, and announces its touches once in two seconds', async () => {
    let announced = 0;
    onTestFinished(touches.here.add(() => (announced += 1)));
    startSaving();
    await pass(60_000);
    expect(blockStride.current()).toBe(2);
    touches.elsewhere.notify();
    expect(blockStride.current()).toBe(1);
    expect(announced).toBe(0);
    for (let press = 0; press < 20; press += 1) {
      fireEvent.keyDown(document.body);
      await pass(200);
    }
    expect(announced).toBe(2);
  });
});

describe('a device that has to save', () => {
  it('reads each second block ten seconds after the last touch, with Save-Data', async () => {
    startSaving({ connection: { saveData: true } });
    await pass(10_000);
    expect(blockStride.current()).toBe(2);
    fireEvent.pointerDown(document.body);
    expect(blockStride.current()).toBe(1);
  });

  it('does so from the moment that its battery is low, until it is charged', async () => {
    const battery = Object.assign(new EventTarget(), { charging: false, level: 0.5 });
    startSaving({ getBattery: () => Promise.resolve(battery) });
    await pass(20_000);
    expect(blockStride.current()).toBe(1);
    battery.level = 0.2;
    battery.dispatchEvent(new Event('levelchange'));
    expect(blockStride.current()).toBe(2);
    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
    expect(blockStride.current()).toBe(1);
  });

  it('is left alone where the browser denies the battery', async () => {
    startSaving({ getBattery: () => Promise.reject(new Error('denied')) });
    await pass(20_000);
    expect(blockStride.current()).toBe(1);
  });
});
