import { readRpc } from '#chain/rpc/readRpc.ts';

/** The nodes that reads go to. */
export const nodesInUse = {
  /** How many there are. */
  count: (): number => readRpc.nodes.urls.length,
  /** URL of the one in use. */
  current: readRpc.nodes.current,
};
