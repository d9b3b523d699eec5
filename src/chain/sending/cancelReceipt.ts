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
  readonly account: Address;
  /** Sold token; undefined for native coin, which has no events. */
  readonly token: Address | undefined;
}

/**
 * Raw amount that a cancellation returned. Undefined without a receipt, or for another order. Rejects as the node
 * does, and with DecodeError.
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
