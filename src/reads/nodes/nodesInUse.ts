import type { RpcError } from '#chain/rpc/errors.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';

/**
 * Fault of a node's last answer. `wrongChain`: it was of another chain. `unreadable`: it could not be read.
 * `noAnswer`: there was none; `reason` is the node's own or the browser's.
 */
export type NodeFault =
  | { readonly code: 'wrongChain'; readonly chainId: number }
  | { readonly code: 'unreadable' }
  | { readonly code: 'noAnswer'; readonly reason: string };

const UNREADABLE: ReadonlySet<RpcError['kind']> = new Set(['parse', 'size', 'unexpected']);

export const faultOf = ({ kind, data, message }: RpcError): NodeFault => {
  if (kind === 'chain') return { code: 'wrongChain', chainId: Number(data) };
  return UNREADABLE.has(kind) ? { code: 'unreadable' } : { code: 'noAnswer', reason: message };
};

/** The nodes that reads go to. */
export const nodesInUse = {
  count: (): number => readRpc.nodes.urls.length,
  /** URL of the one in use. */
  current: readRpc.nodes.current,
  /** Undefined if its last answer counted, or if it was never queried. */
  fault(url: string): NodeFault | undefined {
    const error = readRpc.nodes.fault(url);
    return error && faultOf(error);
  },
};
