import { useCallback } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { useAppStore, type AppStore } from '#state/hooks.ts';
import { pairAdded } from '#state/user/slice.ts';
import { waitForReceipt } from '#writes/sending/waitForReceipt.ts';

export interface OpenedPool {
  readonly account: Address;
  readonly tokens: readonly [Token, Token];
  /** Set if the exchange requires a minimum of `base`; `amount` is supplied, in raw units. */
  readonly ruled: { readonly base: Token; readonly amount: bigint } | undefined;
}

export const rememberPool = async (
  store: AppStore,
  hash: Hex,
  opened: OpenedPool,
  apiUrl: string | undefined,
): Promise<void> => {
  const receipt = await waitForReceipt(store, POLYGON_CHAIN_ID, hash);
  if (!receipt || !isSuccess(receipt)) return;
  const { tokens, ruled, account } = opened;
  const [token0, token1] = tokens;
  store.dispatch(pairAdded({ token0, token1 }));
  if (!ruled || apiUrl === undefined) return;
  const { base, amount } = ruled;
  const other = base === token0 ? token1 : token0;
  // A service failure is ignored, because the pool is already open.
  const service = await import('#services/appApi/reportOpenedPool.ts').catch(() => undefined);
  await service?.reportOpenedPool(apiUrl, {
    baseToken: base.address,
    baseAmount: formatExact(amount, base.decimals),
    otherToken: other.address,
    account,
  });
};

/** Also works after the page is left. */
export const useRememberPool = (): ((hash: Hex, opened: OpenedPool) => void) => {
  const store = useAppStore();
  return useCallback((hash, opened) => void rememberPool(store, hash, opened, env.appApiUrl), [store]);
};
