import { Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { BatchCall } from '../connectors/multisig.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import { classifySendError, refusalOf, revertDataOf, type SendProblem } from '../sending/sendProblem.ts';
import type { Reader } from '../sending/send.ts';
import { batchAccountCode } from './batchAccountCode.ts';

const account = new Interface([
  'function execute((address to, uint256 value, bytes data)[] calls) payable returns (bytes[] results)',
  'error CallFailed(uint256 index, bytes reason)',
]);

/** `refused`: call `index` would fail. `notSimulated`: the node has no code override, or did not answer. */
export type BatchRefusal =
  | { readonly kind: 'refused'; readonly index: number; readonly problem: SendProblem }
  | { readonly kind: 'notSimulated'; readonly problem: SendProblem };

/** Call data of `execute` of BatchAccount.sol, with raw values. */
export const batchCallData = (calls: readonly BatchCall[]): Hex =>
  account.encodeFunctionData('execute', [calls]) as Hex;

const refusedCall = (cause: unknown): BatchRefusal | undefined => {
  const data = revertDataOf(cause);
  const failed = data && account.parseError(data);
  if (!failed) return undefined;
  const [index, reason] = failed.args.toArray() as readonly unknown[];
  return { kind: 'refused', index: Number(index), problem: refusalOf(isHex(reason) ? reason : '0x', cause) };
};

const resultsOf = (answer: unknown, count: number): readonly Hex[] | undefined => {
  if (!isHex(answer)) return undefined;
  try {
    const [results] = account.decodeFunctionResult('execute', answer).toArray(true) as readonly unknown[];
    return Array.isArray(results) && results.length === count ? results.filter((result) => isHex(result)) : undefined;
  } catch {
    return undefined;
  }
};

const notSimulated = (cause: unknown): BatchRefusal => ({
  kind: 'notSimulated',
  problem: { code: 'unknown', cause },
});

/**
 * Request that simulates calls in sequence as `from`, so that approvals count for later calls. BatchAccount.sol
 * replaces the account's code.
 */
export const batchRequest = (from: Address, calls: readonly BatchCall[], block = 'latest'): RpcRequest => ({
  method: 'eth_call',
  params: [{ from, to: from, data: batchCallData(calls), value: '0x0' }, block, { [from]: { code: batchAccountCode } }],
});

/** Results from the answer to `batchRequest`, one per call. `notSimulated` also for another number of results. */
export const readBatch = (answer: Result<unknown, unknown>, count: number): Result<readonly Hex[], BatchRefusal> => {
  if (!answer.ok) {
    const { error: cause } = answer;
    return err(refusedCall(cause) ?? { kind: 'notSimulated', problem: classifySendError(cause) });
  }
  const results = resultsOf(answer.value, count);
  return results ? ok(results) : err(notSimulated(new Error('The batch was not simulated.')));
};

/** Simulates a batch at the latest block; see `batchRequest`. Never rejects. */
export const simulateBatch = async (
  reader: Reader,
  from: Address,
  calls: readonly BatchCall[],
): Promise<Result<readonly Hex[], BatchRefusal>> => {
  const { method, params } = batchRequest(from, calls);
  const answer = await reader.send<unknown>(method, params).then(
    (value) => ok(value),
    (cause: unknown) => err(cause),
  );
  return readBatch(answer, calls.length);
};
