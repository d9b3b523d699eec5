import type { Hex } from '#domain/multicall/types.ts';
import { revertCauseOf } from '#domain/transactions/revertCause.ts';
import type { RevertCause } from '#domain/transactions/revertCause.ts';
import { isFields } from '#lib/fields.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import type { Reader } from '../sending/send.ts';
import { classifySendError, rawReason } from '../sending/sendProblem.ts';

/** A mined transaction that reverted. */
export interface RevertedTransaction {
  readonly hash: Hex;
  readonly blockNumber: number;
}

/** A call that runs out of gas leaves at most a 64th of its limit to its caller (EIP-150). */
const isGasUsedUp = (limit: bigint, used: bigint): boolean => used * 64n >= limit * 63n;

const blockTag = (blockNumber: number): Hex => `0x${blockNumber.toString(16)}`;

/** The call as it was mined; undefined for an answer of another shape. */
const minedCall = (answer: unknown): Readonly<Record<string, string>> | undefined => {
  if (!isFields(answer)) return undefined;
  const { from, to, input, value, gas } = answer;
  if (!isHex(from) || !isHex(to) || !isHex(input) || !isQuantity(value) || !isQuantity(gas)) return undefined;
  return { from, to, data: input, value, gas };
};

/** The cause of a call's failure at a block; `accepted` where it succeeds. Rejects where the node does not answer. */
const callAt = async (reader: Reader, call: object, blockNumber: number): Promise<RevertCause | 'accepted'> => {
  try {
    await reader.send('eth_call', [call, blockTag(blockNumber)]);
    return 'accepted';
  } catch (cause) {
    const problem = classifySendError(cause);
    if (problem.code === 'reverted') return revertCauseOf(problem.reason);
    if (problem.code === 'insufficientFunds') return { code: 'insufficient', reason: '' };
    if (problem.code !== 'unknown') throw cause;
    return revertCauseOf(rawReason(cause));
  }
};

/**
 * Runs a reverted transaction again with the same sender, data, value and gas: on the state before its block, and if that
 * accepts it, on the state after its block, which includes what was mined before it and the block's own time. Undefined
 * while the node does not know the transaction; rejects as the node does.
 */
export const replayReverted = async (
  reader: Reader,
  { hash, blockNumber }: RevertedTransaction,
): Promise<RevertCause | undefined> => {
  const [transaction, receipt] = await Promise.all([
    reader.send<unknown>('eth_getTransactionByHash', [hash]),
    reader.send<unknown>('eth_getTransactionReceipt', [hash]),
  ]);
  const call = minedCall(transaction);
  if (!call?.gas || !isFields(receipt) || !isQuantity(receipt.gasUsed)) return undefined;
  const isOutOfGas = isGasUsedUp(BigInt(call.gas), BigInt(receipt.gasUsed));
  for (const block of [blockNumber - 1, blockNumber]) {
    const cause = await callAt(reader, call, block);
    if (cause === 'accepted') continue;
    // A node has no common words for gas that was used up.
    return isOutOfGas && cause.code === 'unknown' ? { code: 'outOfGas', reason: '' } : cause;
  }
  return { code: isOutOfGas ? 'outOfGas' : 'unknown', reason: '' };
};
