import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { WalletConnectClient } from './openClient.ts';
import { allowsMethod, sessionAccounts } from './sessionAccounts.ts';

/** Methods that the wallet answers; all other requests are answered here, or refused. */
export const SESSION_METHODS = [
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
];
export const SESSION_EVENTS = ['chainChanged', 'accountsChanged'];

export type ApprovedSession = NonNullable<WalletConnectClient['session']>;

/**
 * State of a session. Its chain is Polygon if the session includes it, else the first account's chain; an update
 * without the present chain chooses again.
 */
export const createSessionState = (approved: Pick<ApprovedSession, 'namespaces'>) => {
  let namespaces = approved.namespaces;
  let selected: string | undefined;
  const accounts = () => sessionAccounts(namespaces);
  const isOn = (chainId: number): boolean => accounts().some((account) => account.chainId === chainId);
  const home = (): number => (isOn(POLYGON_CHAIN_ID) ? POLYGON_CHAIN_ID : (accounts()[0]?.chainId ?? POLYGON_CHAIN_ID));
  let chainId = home();
  return {
    chainId: () => chainId,
    isOn,
    allows: (method: string): boolean => SESSION_METHODS.includes(method) && allowsMethod(namespaces, method),
    addresses: (): readonly string[] => {
      const shared = accounts().flatMap((account) => (account.chainId === chainId ? [account.address] : []));
      const isSelected = (address: string): boolean => address.toLowerCase() === selected?.toLowerCase();
      return [...shared.filter(isSelected), ...shared.filter((address) => !isSelected(address))];
    },
    anyChain: (): number => accounts()[0]?.chainId ?? chainId,
    /** Requests name their chain, so the session need not include it. */
    moveTo: (next: number): void => {
      if (isOn(next)) chainId = next;
    },
    select: (address: string): void => void (selected = address),
    update: (next: ApprovedSession['namespaces']): void => {
      namespaces = next;
      if (!isOn(chainId)) chainId = home();
    },
  };
};

export type SessionState = ReturnType<typeof createSessionState>;
