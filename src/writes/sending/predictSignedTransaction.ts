import type { Reader, TransactionRequest } from '#chain/sending/send.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import type { SignedFacts } from '#domain/transactions/types.ts';

/**
 * Assumes the account's next nonce, which identifies a transaction that is replaced before any node reported it. Never
 * rejects.
 */
export const predictSignedTransaction = async (
  reader: Reader,
  { from, to, data, value }: TransactionRequest,
): Promise<SignedFacts | undefined> => {
  try {
    const nonce = readQuantity(await reader.send('eth_getTransactionCount', [from, 'pending']));
    return nonce === undefined ? undefined : { nonce, to, data, value: value.toString() };
  } catch {
    return undefined;
  }
};
