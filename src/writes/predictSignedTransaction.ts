import type { Reader, TransactionRequest } from '#chain/sending/send.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import type { SignedFacts } from '#domain/transactions/types.ts';

/**
 * What the wallet will sign if it takes the account's next nonce, as wallets do: a transaction that is replaced before
 * any node tells its nonce can be followed by that. Undefined where the node does not tell. Never rejects.
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
