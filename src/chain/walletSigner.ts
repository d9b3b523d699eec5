import { BrowserProvider } from 'ethers';
import type { JsonRpcSigner } from 'ethers';
import type { Address } from '../domain/tokens/types.ts';
import type { Eip1193Provider } from './connectors/eip1193.ts';

/** A signer for an account of the wallet. This file is loaded with the first write, and the library with it. */
export const walletSigner = (wallet: Eip1193Provider, account: Address): Promise<JsonRpcSigner> =>
  new BrowserProvider(
    { request: ({ method, params }) => wallet.request({ method, params: params ?? [] }) },
    'any',
  ).getSigner(account);
