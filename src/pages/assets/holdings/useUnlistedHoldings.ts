import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useNamedTokens } from '#reads/rewards/useNamedTokens.ts';
import { useHeldTokens } from '#reads/tokens/useHeldTokens.ts';
import { useTokenDirectory } from '#reads/tokens/useTokenDirectory.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';
import { heldUnlisted } from '#stores/heldTokens.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import type { Holding } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

/** Held tokens that no list and no pool has, found by the logs that positions are found by; their balances are read apart. */
const useHeldUnlisted = (account: Address | undefined): readonly Address[] => {
  const read = useCallback(() => positionsStore.found(account).tokens, [account]);
  const arrived = useSyncExternalStore(positionsStore.subscribe, read);
  const { own, offered } = useTokenDirectory();
  const unlisted = useMemo(
    () => arrived.filter((token) => !knownToken(token) && !own.has(token) && !offered.has(token)),
    [arrived, own, offered],
  );
  const held = useHeldTokens(account, unlisted, heldUnlisted);
  return useMemo(() => unlisted.filter((token) => held.includes(token)), [unlisted, held]);
};

/**
 * Held tokens of no list: lines if `isShown` or if a contract of the exchange names them, else counted. A token without
 * decimals is in raw units.
 */
export const useUnlistedHoldings = (
  account: Address | undefined,
  isShown: boolean,
): { readonly lines: readonly Holding[]; readonly hidden: number } => {
  const held = useHeldUnlisted(account);
  const named = useNamedTokens();
  const shown = useMemo(() => held.filter((token) => isShown || named.has(token)), [held, isShown, named]);
  const tokens = usePoolTokens(shown);
  const balances = useTokenBalances(account, shown);
  return useMemo(() => {
    const lines = shown.flatMap((address) => {
      const token = tokens.get(address);
      return token ? [tokenHolding(token, valueOf(balances.get(address) ?? idle))] : [];
    });
    return { lines, hidden: held.length - lines.length };
  }, [held, shown, tokens, balances]);
};
