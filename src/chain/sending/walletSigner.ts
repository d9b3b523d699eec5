import { BrowserProvider, JsonRpcSigner } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';

/** No request between the last check and the transaction. Loaded with the first write, with ethers. */
export const walletSigner = (wallet: Eip1193Provider, account: Address, chainId: number): JsonRpcSigner =>
  new JsonRpcSigner(
    new BrowserProvider(
      { request: ({ method, params }) => wallet.request({ method, params: params ?? [] }) },
      chainId,
      { staticNetwork: true },
    ),
    account,
  );
