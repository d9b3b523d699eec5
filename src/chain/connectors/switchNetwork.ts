import { polygon, type ChainConfig } from '#config/chains.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { UNRECOGNISED_CHAIN, type Eip1193Provider } from './eip1193.ts';
import { classifyWalletError } from './classifyWalletError.ts';
import { readAnswer } from './readAnswer.ts';
import { refusalFacts } from './refusal.ts';
import { chainIdOf } from './walletAnswers.ts';
import type { WalletProblem } from './walletSession.ts';

const hexOf = (chainId: number): string => `0x${chainId.toString(16)}`;

/** Chains that every wallet knows, so they are never added (spec 000 section 2). */
const BUILT_IN: readonly number[] = [1, 42];

const switchTo = async (provider: Eip1193Provider, { chainId, ...chain }: ChainConfig): Promise<void> => {
  const params = [{ chainId: hexOf(chainId) }];
  const change = async () => readAnswer(await provider.request({ method: 'wallet_switchEthereumChain', params }));
  try {
    await change();
  } catch (cause) {
    if (BUILT_IN.includes(chainId) || !refusalFacts(cause).codes.includes(UNRECOGNISED_CHAIN)) throw cause;
    const added = [{ ...chain, chainId: hexOf(chainId) }];
    readAnswer(await provider.request({ method: 'wallet_addEthereumChain', params: added }));
    // Some wallets only add the chain.
    if (chainIdOf(await provider.request({ method: 'eth_chainId' })) !== chainId) await change();
  }
};

/** Switches the network and adds an unknown chain (EIP-3326, EIP-3085). Never rejects: a refusal is classified. */
export const switchNetwork = async (
  provider: Eip1193Provider | undefined,
  chain: ChainConfig = polygon,
): Promise<Result<void, WalletProblem>> => {
  if (!provider) return err({ code: 'noWallet' });
  try {
    await switchTo(provider, chain);
    return ok(undefined);
  } catch (cause) {
    console.warn('Failed to switch networks', cause);
    return err(classifyWalletError(cause));
  }
};
