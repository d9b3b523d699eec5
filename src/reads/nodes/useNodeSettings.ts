import { useSyncExternalStore } from 'react';
import { env } from '#config/env.ts';
import type { NodeSettings } from '#domain/nodes/nodeSettings.ts';
import { nodeSettings } from '#stores/nodeSettings.ts';

export interface ListedNode {
  readonly url: string;
  readonly isOwn: boolean;
  readonly isUsed: boolean;
}

const listNodes = ({ own, unused }: NodeSettings, configured: readonly string[]): readonly ListedNode[] => [
  ...own.map((url) => ({ url, isOwn: true, isUsed: true })),
  ...configured
    .filter((url) => !own.includes(url))
    .map((url) => ({ url, isOwn: false, isUsed: !unused.includes(url) })),
];

export const useListedNodes = (): readonly ListedNode[] =>
  listNodes(useSyncExternalStore(nodeSettings.subscribe, nodeSettings.current), env.rpcUrls);
