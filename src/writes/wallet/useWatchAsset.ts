import { useCallback, useMemo } from 'react';
import type { WalletProblem } from '#chain/connectors/walletSession.ts';
import { logoSources } from '#config/logoSources.ts';
import { parseListLocation } from '#domain/lists/listLocation.ts';
import { logoAddresses } from '#domain/tokens/logoAddresses.ts';
import type { Token } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { walletProblemOf } from '#reads/wallet/walletProblemOf.ts';

export type WatchedToken = Pick<Token, 'chainId' | 'address' | 'symbol' | 'decimals' | 'logoURI'>;

const imageOf = (token: WatchedToken): string | undefined => {
  const location = token.logoURI === undefined ? undefined : parseListLocation(token.logoURI);
  const listed = location?.ok && location.value.kind !== 'ens' ? location.value : undefined;
  const addresses = logoAddresses(listed, token, logoSources);
  return addresses.find((address) => address.startsWith('https://'));
};

export const watchRequest = (token: WatchedToken) => {
  const { address, symbol, decimals } = token;
  const image = imageOf(token);
  const options = { address, symbol, decimals, ...(image !== undefined && { image }) };
  return { method: 'wallet_watchAsset', params: { type: 'ERC20', options } };
};

interface WatchAsset {
  readonly isOffered: boolean;
  add(token: WatchedToken): Promise<Result<boolean, WalletProblem>>;
}

export const useWatchAsset = (): WatchAsset => {
  const { status, walletId, canDisconnect } = useWallet();
  const getProvider = useWalletProvider();
  const isOffered = status === 'connected' && walletId !== undefined && !canDisconnect;
  const add = useCallback(
    async (token: WatchedToken): Promise<Result<boolean, WalletProblem>> => {
      const provider = await getProvider();
      if (!provider) return err({ code: 'noWallet' });
      try {
        return ok((await provider.request(watchRequest(token))) === true);
      } catch (cause) {
        return err(await walletProblemOf(cause));
      }
    },
    [getProvider],
  );
  return useMemo(() => ({ isOffered, add }), [isOffered, add]);
};
