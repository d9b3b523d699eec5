import type { Reader } from '#chain/sending/send.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';

/** `deadlineSeconds`: the user's setting. `shownTime`: unix seconds of the shown block. */
export interface DeadlineTimes {
  readonly deadlineSeconds: number;
  readonly shownTime: number;
}

const chainTime = async (reader: Reader): Promise<bigint | undefined> => {
  const block: unknown = await reader.send('eth_getBlockByNumber', ['latest', false]).catch(() => undefined);
  const { timestamp } = fieldsOf(block);
  return isQuantity(timestamp) ? BigInt(timestamp) : undefined;
};

export const shownDeadline = ({ deadlineSeconds, shownTime }: DeadlineTimes): bigint =>
  BigInt(shownTime + deadlineSeconds);

/** Deadline by the chain's time, which routers compare; the shown block's time if that is unknown. Never rejects. */
export const chainDeadline = async (reader: Reader, times: DeadlineTimes): Promise<bigint> => {
  const now = await chainTime(reader);
  return now === undefined ? shownDeadline(times) : now + BigInt(times.deadlineSeconds);
};
