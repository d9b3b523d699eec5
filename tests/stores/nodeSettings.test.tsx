import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crashReport } from '#app/guards/crashReport.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { headsSeen } from '#state/app/slice.ts';
import { nodeSettings } from '#stores/nodeSettings.ts';
import { createAppStore } from '#app/store.ts';

const KEY = 'nodes';
const [own, other] = ['https://own.example/v2/secret-key', 'https://other.example'];

/** Another tab stores this. */
const storeElsewhere = (text: string): void => {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
};

let leave = (): void => undefined;
beforeEach(() => {
  localStorage.clear();
  leave = nodeSettings.start();
});
afterEach(() => leave());

it('an own node is queried first from the change on, and is kept', () => {
  nodeSettings.change((now) => ({ ...now, own: [...now.own, own] }));
  expect(readRpc.nodes.urls).toEqual([own, ...env.rpcUrls]);
  expect(readRpc.nodes.current()).toBe(own);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ own: [own], unused: [] });
});

it('two tabs lose nothing: each change is made to what is stored by then', () => {
  // The event of the other tab has not come yet.
  localStorage.setItem(KEY, JSON.stringify({ own: [other], unused: [] }));
  nodeSettings.change((now) => ({ ...now, own: [...now.own, own] }));
  expect(nodeSettings.current().own).toEqual([other, own]);
});

it('settings that another tab stores are adopted at once, whatever they are', () => {
  const listener = vi.fn();
  const stop = nodeSettings.subscribe(listener);
  storeElsewhere(JSON.stringify({ own: [other, 'http://evil.example', 7], unused: env.rpcUrls }));
  expect(readRpc.nodes.urls).toEqual([other]);
  for (const corrupt of ['{', '7', '[]', '{"own":{}}', '{"own":["x"],"unused":"y"}']) {
    storeElsewhere(corrupt);
    expect(readRpc.nodes.urls).toEqual(env.rpcUrls);
  }
  expect(listener).toHaveBeenCalled();
  stop();
});

it('no crash report contains the URL of a node, which may hold a key', () => {
  const store = createAppStore();
  store.dispatch(headsSeen([{ source: own, number: 1, timestamp: 1 }]));
  for (const isComplete of [true, false]) {
    const crash = { error: new Error('x'), url: '/', state: store.getState(), device: '', isComplete };
    expect(crashReport(crash).body).not.toContain('secret-key');
  }
});
