import { BrowserProvider, JsonRpcSigner } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';

/**
 * A signer for an account of the wallet. It makes no additional request between the last check and the transaction.
 * This
 * file is loaded with the first write, and ethers with it.
 */
export const walletSigner = (wallet: Eip1193Provider, account: Address, chainId: number): JsonRpcSigner =>
  new JsonRpcSigner(
    new BrowserProvider(
      { request: ({ method, params }) => wallet.request({ method, params: params ?? [] }) },
      chainId,
      { staticNetwork: true },
    ),
    account,
  );
