import type { RpcError } from '#chain/rpc/errors.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';

/** `unreadable`: the answer was invalid. `noAnswer`: `reason` is from the node or the browser. */
export type NodeFault =
  | { readonly code: 'wrongChain'; readonly chainId: number }
  | { readonly code: 'unreadable' }
  | { readonly code: 'noAnswer'; readonly reason: string };

const UNREADABLE: ReadonlySet<RpcError['kind']> = new Set(['parse', 'size', 'unexpected']);

export const faultOf = ({ kind, data, message }: RpcError): NodeFault => {
  if (kind === 'chain') return { code: 'wrongChain', chainId: Number(data) };
  return UNREADABLE.has(kind) ? { code: 'unreadable' } : { code: 'noAnswer', reason: message };
};

export const nodesInUse = {
  count: (): number => readRpc.nodes.urls.length,
  current: readRpc.nodes.current,
  fault(url: string): NodeFault | undefined {
    const error = readRpc.nodes.fault(url);
    return error && faultOf(error);
  },
};
