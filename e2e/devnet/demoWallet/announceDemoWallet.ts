import { ownProviders } from '#chain/connectors/walletDirectory.ts';
import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { storage } from '#lib/storage.ts';
import { accountAddress, DEMO_NAMES, ROLES } from '../accounts.ts';
import { confirmInPanel } from './confirmInPanel.ts';
import { createDemoProvider } from './createDemoProvider.ts';
import type { DemoAccount } from './demoAccount.ts';

const info = Object.freeze({
  uuid: '7f2b8a52-3f0c-4c2e-9d0e-6a1f7f3d5b10',
  name: 'Demo wallet',
  rdns: 'exchange.myt.demo',
  icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' fill='%235863ee'/%3E%3Cpath d='M6 17V8l6 6 6-6v9' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E",
});

/** Loads the signing code with the first signature, because it is larger than the application's first page. */
const demoAccount = (name: string, index: number, rpcUrl: string): DemoAccount => {
  const signer = async (): Promise<Pick<DemoAccount, 'send' | 'sendBatch' | 'signTypedData'>> =>
    (await import('./localSigner.ts')).localSigner(index, { rpcUrl, chainId: POLYGON_CHAIN_ID });
  return {
    name,
    address: accountAddress(index),
    send: async (transaction) => (await signer()).send(transaction),
    sendBatch: async (calls) => (await signer()).sendBatch(calls),
    signTypedData: async (json) => (await signer()).signTypedData(json),
  };
};

/** Announces the wallet by EIP-6963, as an extension does. */
export const announceDemoWallet = (): void => {
  const [rpcUrl] = env.rpcUrls;
  if (rpcUrl === undefined) return;
  const provider = createDemoProvider({
    accounts: DEMO_NAMES.map((name, at) => demoAccount(name, ROLES.demo[at] ?? 0, rpcUrl)),
    chainId: POLYGON_CHAIN_ID,
    orderBook: contracts.orderBook,
    ask: confirmInPanel,
    forward: (method, params) => readRpc.send(method, params),
    storage,
    reload: () => location.reload(),
  });
  ownProviders.add(provider);
  const detail = Object.freeze({ info, provider });
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
};
