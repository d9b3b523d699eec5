import type { Reader } from '#chain/sending/send.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';

/** The user's deadline in seconds, and the time of the block shown in unix seconds. */
export interface DeadlineTimes {
  readonly deadlineSeconds: number;
  readonly shownTime: number;
}

/** Time of the chain's latest block, unix seconds; undefined if the node does not report it. */
const chainTime = async (reader: Reader): Promise<bigint | undefined> => {
  const block: unknown = await reader.send('eth_getBlockByNumber', ['latest', false]).catch(() => undefined);
  const { timestamp } = fieldsOf(block);
  return isQuantity(timestamp) ? BigInt(timestamp) : undefined;
};

/** Deadline by the time of the block shown, used until the chain is read. */
export const shownDeadline = ({ deadlineSeconds, shownTime }: DeadlineTimes): bigint =>
  BigInt(shownTime + deadlineSeconds);

/**
 * Deadline from the chain's time, which routers compare it with; the time of the block shown replaces an unknown one.
 * Never rejects.
 */
export const chainDeadline = async (reader: Reader, times: DeadlineTimes): Promise<bigint> => {
  const now = await chainTime(reader);
  return now === undefined ? shownDeadline(times) : now + BigInt(times.deadlineSeconds);
};
