import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { heldUnlisted } from '#stores/heldTokens.ts';
import { MAX_ARRIVED_TOKENS } from '#stores/positions.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useNamedTokens } from '../rewards/useNamedTokens.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';
import { useHeldTokens } from './useHeldTokens.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';

export interface HiddenTokens {
  readonly hidden: number;
  readonly unread: number;
  /** True if more than `MAX_ARRIVED_TOKENS` arrived, so that the others are not counted. */
  readonly isCut: boolean;
  /** True if the logs that name the tokens failed; they are retried automatically. */
  readonly isFailed: boolean;
}

interface UnlistedTokens extends HiddenTokens {
  readonly lines: readonly { readonly currency: Token; readonly balance: bigint | undefined }[];
}

const useHeldUnlisted = (account: Address | undefined, listed: readonly Address[]) => {
  useEffect(() => (account ? positionsStore.watch(account) : undefined), [account]);
  const read = useCallback(() => positionsStore.found(account), [account]);
  const { tokens: arrived, status } = useSyncExternalStore(positionsStore.subscribe, read);
  const { own, offered } = useTokenDirectory();
  const unlisted = useMemo(() => {
    const others = new Set(listed);
    const isListed = (token: Address) => Boolean(knownToken(token)) || own.has(token) || offered.has(token);
    return arrived.slice(0, MAX_ARRIVED_TOKENS).filter((token) => !others.has(token) && !isListed(token));
  }, [arrived, listed, own, offered]);
  const found = useHeldTokens(account, unlisted, heldUnlisted);
  const unread = useSyncExternalStore(heldUnlisted.subscribe, () => (account ? heldUnlisted.unread(account) : 0));
  const held = useMemo(() => unlisted.filter((token) => found.includes(token)), [unlisted, found]);
  return { held, unread, isCut: arrived.length > MAX_ARRIVED_TOKENS, isFailed: status === 'failed' };
};

const none: readonly Address[] = [];

interface UnlistedOptions {
  readonly isAllShown: boolean;
  readonly listed?: readonly Address[];
  readonly shown?: readonly Address[];
}

/**
 * A token has a line if `isAllShown` or an exchange contract names it; others are counted. If it reports no decimals,
 * amounts are in raw units.
 */
export const useUnlistedTokens = (
  account: Address | undefined,
  { isAllShown, listed = none, shown: always = none }: UnlistedOptions,
): UnlistedTokens => {
  const { held, unread, isCut, isFailed } = useHeldUnlisted(account, listed);
  const { tokens: named } = useNamedTokens();
  const shown = useMemo(
    () => held.filter((token) => isAllShown || named.has(token) || always.includes(token)),
    [held, isAllShown, named, always],
  );
  const tokens = usePoolTokens(shown);
  const balances = useTokenBalances(account, shown);
  return useMemo(() => {
    const lines = shown.flatMap((address) => {
      const currency = tokens.get(address);
      return currency ? [{ currency, balance: valueOf(balances.get(address) ?? idle) }] : [];
    });
    return { lines, hidden: held.length - lines.length, unread, isCut, isFailed };
  }, [held, shown, tokens, balances, unread, isCut, isFailed]);
};
