import type { Reader, TransactionRequest } from '#chain/sending/send.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import type { SignedFacts } from '#domain/transactions/types.ts';

/**
 * Predicts the transaction that the wallet will sign, assuming that it takes the account's next nonce, as wallets do.
 * This nonce identifies a transaction that is replaced before any node has reported it. Undefined if the node does
 * not report the nonce. Never rejects.
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
