import type { Hex } from '#domain/multicall/types.ts';
import { revertCauseOf, type RevertCause } from '#domain/transactions/revertCause.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import type { Reader } from '../sending/send.ts';
import { classifySendError, rawReason, type SendProblem } from '../sending/sendProblem.ts';
import type { BatchCall } from '../connectors/multisig.ts';
import { readerAt } from '../rpc/readerAt.ts';
import { innerCalls } from './innerCalls.ts';
import { simulateBatch } from './simulateBatch.ts';

interface RevertedTransaction {
  readonly hash: Hex;
  readonly blockNumber: number;
  /** Safe or batch account whose calls the transaction executes. */
  readonly account?: Address | undefined;
}

/** A call that runs out of gas leaves the caller at most a 64th of the limit (EIP-150). */
const isGasUsedUp = (limit: bigint, used: bigint): boolean => used * 64n >= limit * 63n;

const blockTag = (blockNumber: number): Hex => `0x${blockNumber.toString(16)}`;

const minedCall = (answer: unknown): Readonly<Record<string, string>> | undefined => {
  if (!isFields(answer)) return undefined;
  const { from, to, input, value, gas } = answer;
  if (!isHex(from) || !isHex(to) || !isHex(input) || !isQuantity(value) || !isQuantity(gas)) return undefined;
  return { from, to, data: input, value, gas };
};

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

const callsInside = (
  account: Address,
  { to, data }: Readonly<Record<string, string>>,
): readonly BatchCall[] | undefined =>
  to?.toLowerCase() === account.toLowerCase() && isHex(data) ? innerCalls(account, data) : undefined;

const problemCause = (problem: SendProblem): RevertCause => {
  if (problem.code === 'network') throw problem.cause;
  return problem.code === 'reverted' ? revertCauseOf(problem.reason) : { code: 'unknown', reason: '' };
};

const callsAt = async (
  reader: Reader,
  account: Address,
  calls: readonly BatchCall[],
  blockNumber: number,
): Promise<RevertCause | 'accepted'> => {
  const simulated = await simulateBatch(readerAt(reader, blockNumber), account, calls);
  return simulated.ok ? 'accepted' : problemCause(simulated.error.problem);
};

/**
 * Repeats a reverted call with the same sender, data, value and gas: after the block before, and if accepted there,
 * after its own block, with that block's time. Calls inside a Safe's transaction or batch run as that account. Undefined
 * for an unknown transaction; rejects as the node does.
 */
export const replayReverted = async (
  reader: Reader,
  { hash, blockNumber, account }: RevertedTransaction,
): Promise<RevertCause | undefined> => {
  const [transaction, receipt] = await Promise.all([
    reader.send<unknown>('eth_getTransactionByHash', [hash]),
    reader.send<unknown>('eth_getTransactionReceipt', [hash]),
  ]);
  const call = minedCall(transaction);
  if (!call?.gas || !isFields(receipt) || !isQuantity(receipt.gasUsed)) return undefined;
  const isOutOfGas = isGasUsedUp(BigInt(call.gas), BigInt(receipt.gasUsed));
  const calls = account && callsInside(account, call);
  for (const block of [blockNumber - 1, blockNumber]) {
    const cause = await (account && calls ? callsAt(reader, account, calls, block) : callAt(reader, call, block));
    if (cause === 'accepted') continue;
    // Nodes share no words for gas that was used up.
    return isOutOfGas && cause.code === 'unknown' ? { code: 'outOfGas', reason: '' } : cause;
  }
  return { code: isOutOfGas ? 'outOfGas' : 'unknown', reason: '' };
};
