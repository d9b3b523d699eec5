import type { Reader } from '#chain/sending/send.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';

/** How long a transaction may wait, by the person's choice, and the time of the block shown; seconds, unix seconds. */
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

/** The deadline by the time of the block shown: until the chain is read. */
export const shownDeadline = ({ deadlineSeconds, shownTime }: DeadlineTimes): bigint =>
  BigInt(shownTime + deadlineSeconds);

/**
 * The deadline counted from the chain's own time, as a router compares it; the time shown stands in for one that is
 * not known. Never rejects.
 */
export const chainDeadline = async (reader: Reader, times: DeadlineTimes): Promise<bigint> => {
  const now = await chainTime(reader);
  return now === undefined ? shownDeadline(times) : now + BigInt(times.deadlineSeconds);
};
