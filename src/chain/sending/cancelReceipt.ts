import { returnedAmount } from '#domain/orderBook/returnedAmount.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { receivedBy, sumOf } from '#domain/transactions/receiptFacts.ts';
import { asLogs } from '../logs/logs.ts';
import { readReceipt } from './receipt.ts';
import { receiptFacts } from './receiptFacts.ts';
import type { Reader } from './send.ts';

export interface CancelledOrder {
  readonly index: bigint;
  /** Recipient of the returned amount. */
  readonly account: Address;
  /** The sold token; undefined where the coin was paid out, of which there are no events. */
  readonly token: Address | undefined;
}

/**
 * Amount that a mined cancel returned, raw units of the sold token, by its receipt. Undefined if the node has no such
 * receipt, or none of this order. Rejects as the node does, and with a DecodeError for logs of another shape.
 */
export const readReturned = async (
  reader: Reader,
  hash: Hex,
  { index, account, token }: CancelledOrder,
): Promise<bigint | undefined> => {
  const read = readReceipt(await reader.send('eth_getTransactionReceipt', [hash]));
  if (!read) return undefined;
  const facts = receiptFacts(asLogs(read.logs), account);
  return returnedAmount(facts.bookEvents, index, token && sumOf(receivedBy(facts, token, account)));
};
