import { returnedAmount } from '#domain/orderBook/returnedAmount.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contracts } from '../contracts.ts';
import { asLogs, decodeBookLog } from '../logs/logs.ts';
import { arrivedAt, isFrom } from './arrivedAt.ts';
import { readReceipt } from './receipt.ts';
import type { Reader } from './send.ts';

export interface CancelledOrder {
  readonly index: bigint;
  /** Who was paid. */
  readonly account: Address;
  /** The sold token; undefined where the coin was paid out, of which there are no events. */
  readonly token: Address | undefined;
}

/**
 * What a mined cancel gave back, raw units of the sold token, by its receipt. Undefined where the node has no such
 * receipt, or none of this order. Rejects as the node does, and with a DecodeError for logs of another shape.
 */
export const readReturned = async (
  reader: Reader,
  hash: Hex,
  { index, account, token }: CancelledOrder,
): Promise<bigint | undefined> => {
  const read = readReceipt(await reader.send('eth_getTransactionReceipt', [hash]));
  if (!read) return undefined;
  const logs = asLogs(read.logs);
  const events = logs
    .filter((log) => isFrom(log, contracts.orderBookExt))
    .flatMap((log) => decodeBookLog(log)?.event ?? []);
  return returnedAmount(events, index, token && arrivedAt(logs, token, account));
};
