import { Web3ReactProvider } from '@web3-react/core';
import type { ReactElement, ReactNode } from 'react';

const sameProvider = (provider: unknown): unknown => provider;

/** Must render once, above all state: a second render during a connection silently drops the connection. */
export function WalletProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return <Web3ReactProvider getLibrary={sameProvider}>{children}</Web3ReactProvider>;
}
