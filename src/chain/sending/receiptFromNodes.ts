import type { Hex } from '#domain/multicall/types.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import type { NodesClient } from '../rpc/createRpcClient.ts';
import { readReceipt } from './receipt.ts';

const requireReceipt = (answer: unknown): void => {
  if (!readReceipt(answer)) throw new DecodeError('the node has no receipt of the transaction');
};

/**
 * Answer of the first node that has the receipt; later requests go to that node. Rejects if no node has it, and without
 * a second node, because the first has none.
 */
export const receiptFromNodes = async (rpc: NodesClient, hash: Hex): Promise<unknown> => {
  if (rpc.nodes.urls.length < 2) throw new Error('There is no other node.');
  return rpc.send('eth_getTransactionReceipt', [hash], { check: requireReceipt });
};
