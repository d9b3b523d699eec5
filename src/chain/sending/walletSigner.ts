import { BrowserProvider, JsonRpcSigner } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';

/**
 * Signer that rejects with the value that the wallet threw, because the library loses texts, numbers and nested
 * errors.
 */
export const walletSigner = (
  wallet: Eip1193Provider,
  account: Address,
  chainId: number,
): Pick<JsonRpcSigner, 'sendUncheckedTransaction'> => {
  let refusal: { readonly cause: unknown } | undefined;
  const request = async ({ method, params }: { method: string; params?: unknown[] | Record<string, unknown> }) => {
    try {
      return await wallet.request({ method, params: params ?? [] });
    } catch (cause) {
      refusal = { cause };
      throw cause;
    }
  };
  // No request is sent between the last check and the transaction.
  const provider = new BrowserProvider({ request }, chainId, { staticNetwork: true });
  const signer = new JsonRpcSigner(provider, account);
  return {
    sendUncheckedTransaction: async (transaction) => {
      try {
        return await signer.sendUncheckedTransaction(transaction);
      } catch (cause) {
        throw refusal ? refusal.cause : cause;
      }
    },
  };
};
