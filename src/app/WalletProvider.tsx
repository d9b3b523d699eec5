import { Web3ReactProvider } from '@web3-react/core';
import type { ReactElement, ReactNode } from 'react';

const sameProvider = (provider: unknown): unknown => provider;

/**
 * The web3-react root. It must be rendered once, above everything that has state: rendering it again while a wallet
 * is being connected silently drops the connection. The library is the wallet's raw provider.
 */
export function WalletProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return <Web3ReactProvider getLibrary={sameProvider}>{children}</Web3ReactProvider>;
}
