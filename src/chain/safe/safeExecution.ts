import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields, textIn } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';

/** `ExecutionSuccess(bytes32 txHash, uint256 payment)`; the hash is indexed since version 1.4. */
export const EXECUTION_SUCCESS: Hex = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
/** `ExecutionFailure(bytes32 txHash, uint256 payment)`. */
export const EXECUTION_FAILURE: Hex = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';

/** `ExecutionFailed(bytes32 txHash)` of version 1.0.0, which has no success event. */
const EXECUTION_FAILED: Hex = '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c';

export interface SafeExecution {
  readonly safeTxHash: Hex;
  readonly succeeded: boolean;
  readonly minedHash: Hex | undefined;
}

const quantity = (block: number): Hex => `0x${block.toString(16)}`;
const tagOf = (block: number | 'latest'): string => (block === 'latest' ? block : quantity(block));

/** Request for execution logs, both ends included. With `latest` it joins the logs of the block's own request. */
export const executionsRequest = (safe: Address, fromBlock: number, toBlock: number | 'latest'): RpcRequest => ({
  method: 'eth_getLogs',
  params: [
    {
      address: safe,
      topics: [[EXECUTION_SUCCESS, EXECUTION_FAILURE, EXECUTION_FAILED]],
      fromBlock: quantity(fromBlock),
      toBlock: tagOf(toBlock),
    },
  ],
});

/**
 * Execution events of the Safe, all versions; removed and other logs are skipped. Undefined unless `logs` is a list.
 */
export const readExecutions = (logs: unknown, safe: Address): readonly SafeExecution[] | undefined => {
  if (!Array.isArray(logs)) return undefined;
  return logs.flatMap((log: unknown): readonly SafeExecution[] => {
    if (!isFields(log) || log.removed === true || !Array.isArray(log.topics)) return [];
    const [name, indexed]: readonly unknown[] = log.topics;
    const isExecution = name === EXECUTION_SUCCESS || name === EXECUTION_FAILURE || name === EXECUTION_FAILED;
    if (!isExecution || textIn(log.address).toLowerCase() !== safe.toLowerCase()) return [];
    const safeTxHash = indexed ?? textIn(log.data).slice(0, 66);
    if (!isHash(safeTxHash)) return [];
    const minedHash = isHash(log.transactionHash) ? log.transactionHash : undefined;
    return [{ safeTxHash, succeeded: name === EXECUTION_SUCCESS, minedHash }];
  });
};

const LOG_DIGITS = 64;

/** Raw payment for gas by the log of an execution; undefined without one, and before version 1.1. */
export const readGasPayment = (logs: readonly unknown[], safe: Address, safeTxHash: Hex): bigint | undefined => {
  const own = logs.find((log) => readExecutions([log], safe)?.some((found) => found.safeTxHash === safeTxHash));
  if (!isFields(own) || !Array.isArray(own.topics) || own.topics[0] === EXECUTION_FAILED) return undefined;
  const word = `0x${textIn(own.data).slice(-LOG_DIGITS)}`;
  return isHash(word) ? BigInt(word) : undefined;
};

/** Request for `nonce()`: the number of transactions executed by that block. */
export const safeNonceRequest = (safe: Address, block: number | 'latest'): RpcRequest => ({
  method: 'eth_call',
  params: [{ to: safe, data: '0xaffed0e0' }, tagOf(block)],
});

/** Nonce from a 32-byte word; undefined for other answers, or beyond safe integers. */
export const readSafeNonce = (answer: unknown): number | undefined => {
  const nonce = isHash(answer) ? Number(BigInt(answer)) : Number.NaN;
  return Number.isSafeInteger(nonce) ? nonce : undefined;
};
