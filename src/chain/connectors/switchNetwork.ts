import { POLYGON_CHAIN_ID, polygon } from '#config/chains.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { isFields } from '#lib/fields.ts';
import { UNRECOGNISED_CHAIN } from './eip1193.ts';
import type { Eip1193Provider } from './eip1193.ts';
import { classifyWalletError } from './walletSession.ts';
import type { WalletProblem } from './walletSession.ts';

/** Whether the error, or one that it wraps, has this code: wallet apps wrap the codes of EIP-3326. */
const hasErrorCode = (error: unknown, code: number, depth = 0): boolean =>
  isFields(error) &&
  depth <= 4 &&
  (error.code === code ||
    [error.error, error.info, error.data, error.cause, error.originalError].some((inner) =>
      hasErrorCode(inner, code, depth + 1),
    ));

const chainId = `0x${POLYGON_CHAIN_ID.toString(16)}`;

const polygonChain = {
  chainId,
  chainName: polygon.chainName,
  nativeCurrency: polygon.nativeCurrency,
  rpcUrls: polygon.rpcUrls,
  blockExplorerUrls: polygon.blockExplorerUrls,
};

const switchTo = async (provider: Eip1193Provider): Promise<void> => {
  const change = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  try {
    await change();
  } catch (cause) {
    if (!hasErrorCode(cause, UNRECOGNISED_CHAIN)) throw cause;
    await provider.request({ method: 'wallet_addEthereumChain', params: [polygonChain] });
    // Some wallets only add it.
    if (Number(await provider.request({ method: 'eth_chainId' })) !== POLYGON_CHAIN_ID) await change();
  }
};

/** Asks the wallet to go to Polygon, adding it where the wallet does not know it (EIP-3326, EIP-3085). */
export const switchNetwork = async (provider: Eip1193Provider | undefined): Promise<Result<void, WalletProblem>> => {
  if (!provider) return err({ code: 'noWallet' });
  try {
    await switchTo(provider);
    return ok(undefined);
  } catch (cause) {
    console.warn('Failed to switch networks', cause);
    return err(classifyWalletError(cause));
  }
};
