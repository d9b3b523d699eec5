import type { Hex } from '#domain/multicall/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import type { LocalSafe } from '../seedSafes.ts';
import type { SafeQueue } from './queue.ts';
import { withGas } from './safeTransaction.ts';

/** JSON-RPC methods that a Safe's page forwards to its node. */
const READS: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_gasPrice',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getCode',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getTransactionCount',
  'eth_estimateGas',
]);

interface MessageContext {
  readonly node: JsonRpc;
  readonly queue: SafeQueue;
  readonly safe: LocalSafe;
  /** Safe's address, chain and owners, as the host reports them. */
  readonly chainId: number;
}

const transactionDetails = async (queue: SafeQueue, hash: Hex): Promise<unknown> => {
  const { safe, view, transaction } = await queue.find(hash);
  const { to, value, data, operation, refundReceiver, ...terms } = withGas(transaction);
  const { safeTxGas, baseGas, gasPrice, gasToken } = terms;
  return {
    txId: `multisig_${safe.address}_${hash}`,
    txStatus: view.status,
    txHash: view.minedHash,
    txData: { to: { value: to }, value, hexData: data, operation, dataDecoded: null },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      nonce: view.nonce,
      submittedAt: view.submittedAtMs,
      ...{ safeTxGas, baseGas, gasPrice, gasToken },
      refundReceiver: { value: refundReceiver },
      confirmationsRequired: safe.threshold,
      confirmations: view.signedBy.map((value) => ({ signer: { value } })),
    },
  };
};

/** Answers every message but `sendTransactions`, which needs an owner. @throws the error that the page sends back */
export const answerMessage = async (
  method: string,
  params: unknown,
  { node, queue, safe, chainId }: MessageContext,
): Promise<unknown> => {
  const given = fieldsOf(params);
  switch (method) {
    case 'getSafeInfo': {
      const { address, threshold, owners } = safe;
      return { safeAddress: address, chainId, threshold, owners, isReadOnly: false };
    }
    case 'rpcCall': {
      const call = String(given.call);
      if (!READS.has(call)) throw new Error(`${call} is not passed on`);
      return node.rpc(call, ...(Array.isArray(given.params) ? (given.params as readonly unknown[]) : []));
    }
    case 'getTxBySafeTxHash':
      return transactionDetails(queue, given.safeTxHash as Hex);
    default:
      throw new Error(`This Safe does not answer ${method}`);
  }
};
