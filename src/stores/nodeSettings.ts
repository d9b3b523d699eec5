import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { usedNodes, restoreNodes, type NodeSettings } from '#domain/nodes/nodeSettings.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';

const stored = (): NodeSettings => restoreNodes(storedJson(storageKeys.nodes));

let current = stored();
const changed = createNotifier();

const take = (): void => {
  current = stored();
  const urls = usedNodes(current, env.rpcUrls);
  if (urls.join(' ') !== readRpc.nodes.urls.join(' ')) readRpc.nodes.use(urls);
  changed.notify();
};

export const nodeSettings = {
  current: (): NodeSettings => current,
  subscribe: changed.add,
  change: (change: (settings: NodeSettings) => NodeSettings): void => {
    storage.set(storageKeys.nodes, JSON.stringify(change(stored())));
    take();
  },
  start: (): (() => void) => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === storageKeys.nodes || key === null) take();
    };
    take();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
};
