import { useSyncExternalStore } from 'react';
import { env } from '#config/env.ts';
import type { NodeSettings } from '#domain/nodes/nodeSettings.ts';
import { nodeSettings } from '#stores/nodeSettings.ts';

/** A node of the list in the settings. */
export interface ListedNode {
  readonly url: string;
  /** Added by the person; the others are configured. */
  readonly isOwn: boolean;
  readonly isUsed: boolean;
}

/** The nodes in the order of their use, one's own first. */
export const listNodes = ({ own, unused }: NodeSettings, configured: readonly string[]): readonly ListedNode[] => [
  ...own.map((url) => ({ url, isOwn: true, isUsed: true })),
  ...configured
    .filter((url) => !own.includes(url))
    .map((url) => ({ url, isOwn: false, isUsed: !unused.includes(url) })),
];

/** The list of nodes, as this and other tabs change it. */
export const useListedNodes = (): readonly ListedNode[] =>
  listNodes(useSyncExternalStore(nodeSettings.subscribe, nodeSettings.current), env.rpcUrls);
