import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isAddress } from '#lib/hex.ts';

/** CAIP-25 namespaces: `eip155`, or a single chain as in `eip155:137`. */
type Namespaces = Readonly<
  Record<string, { readonly accounts: readonly string[]; readonly methods: readonly string[] }>
>;

interface SessionAccount {
  readonly chainId: number;
  readonly address: string;
}

const ethereum = (namespaces: Namespaces) =>
  Object.entries(namespaces)
    .filter(([name]) => name === 'eip155' || name.startsWith('eip155:'))
    .map(([, namespace]) => namespace);

/** Accounts in the wallet's order, from `eip155:137:0x...`; other shapes are left out. */
export const sessionAccounts = (namespaces: Namespaces): readonly SessionAccount[] =>
  ethereum(namespaces)
    .flatMap(({ accounts }) => accounts)
    .flatMap((account) => {
      const [, chain, address = ''] = account.split(':');
      const chainId = Number(chain);
      return Number.isSafeInteger(chainId) && isAddress(address) ? [{ chainId, address }] : [];
    });

/** True if a namespace of chain type `eip155` lists the method. */
export const allowsMethod = (namespaces: Namespaces, method: string): boolean =>
  ethereum(namespaces).some(({ methods }) => methods.includes(method));

/**
 * `cannotSend`: the session allows no transactions. `noPolygon`: it has no account on Polygon and cannot switch there.
 */
export const sessionProblem = (namespaces: Namespaces): 'cannotSend' | 'noPolygon' | undefined => {
  if (!allowsMethod(namespaces, 'eth_sendTransaction')) return 'cannotSend';
  const accounts = sessionAccounts(namespaces);
  const isHere = accounts.some(({ chainId }) => chainId === POLYGON_CHAIN_ID);
  const canCome = accounts.length > 0 && allowsMethod(namespaces, 'wallet_switchEthereumChain');
  return isHere || canCome ? undefined : 'noPolygon';
};

/** Chain id of a number, decimal or hex text, `eip155:137`, or an array that begins with one; undefined otherwise. */
export const readChainId = (value: unknown): number | undefined => {
  const text = String(Array.isArray(value) ? value[0] : value);
  const chainId = Number(text.startsWith('eip155:') ? text.slice('eip155:'.length) : text);
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
};

/** Address in plain form or as `eip155:137:0x...`, or the first of an array; undefined if it is no address. */
export const readAddress = (value: unknown): string | undefined => {
  const address =
    String(Array.isArray(value) ? value[0] : value)
      .split(':')
      .at(-1) ?? '';
  return isAddress(address) ? address : undefined;
};
