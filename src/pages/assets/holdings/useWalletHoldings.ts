import { useMemo, useSyncExternalStore } from 'react';
import { knownToken, nativeCurrency } from '#config/tokens/tokens.ts';
import { idle, isFirstLoad, valueOf, type Loadable } from '#lib/loadable.ts';
import { isUnread } from '#reads/calls/isUnread.ts';
import { useOwnedTokens } from '#reads/tokens/useOwnedTokens.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useUnlistedTokens } from '#reads/tokens/useUnlistedTokens.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Holding, Holdings } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

const isFailure = (balance: Loadable<bigint>): boolean => balance.status === 'failed' && balance.value === undefined;

/** Excludes pool tokens. @param isAllShown true includes unlisted tokens */
export const useWalletHoldings = (account: Address | undefined, isAllShown: boolean): Holdings => {
  const native = useNativeBalance(account);
  const owned = useOwnedTokens(account);
  useTokensAhead(owned.filter((address) => !knownToken(address)));
  const tokens = useTokens(owned);
  const balances = useTokenBalances(account, owned);
  const { pairs } = useSyncExternalStore(positionsStore.subscribe, () => positionsStore.found(account));
  const unlisted = useUnlistedTokens(account, { isAllShown });
  return useMemo(() => {
    const pools = new Set(pairs.map(({ pair }) => pair));
    const requested = owned.filter((token) => !pools.has(token));
    const readings = requested.map((token) => balances.get(token) ?? idle);
    const lines = requested.flatMap((address, i): readonly Holding[] => {
      const [token, reading = idle] = [tokens.get(address), readings[i]];
      const amount = valueOf(reading);
      return token && (amount === undefined ? isFailure(reading) : amount > 0n) ? [tokenHolding(token, amount)] : [];
    });
    const all = [native, ...readings];
    const coin = valueOf(native);
    const ofCoin = coin === 0n || isFirstLoad(native) ? [] : [tokenHolding(nativeCurrency, coin)];
    const ofUnlisted = unlisted.lines.map(({ currency, balance }) => tokenHolding(currency, balance));
    return {
      lines: account ? [...ofCoin, ...lines, ...ofUnlisted] : [],
      isComplete: !all.some((entry) => isFirstLoad(entry) || entry.status === 'idle'),
      // A token that reports no balance stays unknown.
      isFailed: all.some(isUnread),
      unlisted,
    };
  }, [account, native, owned, tokens, balances, pairs, unlisted]);
};
