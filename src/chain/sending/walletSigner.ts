import { BrowserProvider, JsonRpcSigner } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';

/**
 * A signer for an account of the wallet. It asks the wallet for nothing but what it is told to send, so nothing comes
 * between the last check and the request. This file is loaded with the first write, and the library with it.
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
