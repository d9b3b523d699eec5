import { useMemo, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { hiddenToken, isSpecialAccount } from '#config/tokens/hiddenToken.ts';
import { baseTokens, nativeCurrency } from '#config/tokens/tokens.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { heldFirst, withFirst } from '#domain/tokens/pickerOrder.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { useTokenDirectory } from '#reads/tokens/useTokenDirectory.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectFavourites, selectRecents } from '#state/user/selectors.ts';
import { useHoldings, type RowBalances } from './useHoldings.ts';

const noIds: readonly string[] = [];
const baseIds = baseTokens.map(({ address }) => address);

interface FirstTokens {
  /** Held tokens by value, then favourites, recent choices, and the order of the lists. */
  readonly currencies: readonly Currency[];
  readonly balances: RowBalances;
}

interface HeldOrder {
  readonly account: Address;
  readonly ids: readonly string[];
}

/**
 * Determines held tokens only once, because users miss rows that move under the pointer.
 * @param isChoosing true while a row is hovered or selected: all rows then keep their places
 */
export const useFirstTokens = (account: Address | undefined, isChoosing: boolean): FirstTokens => {
  const { all, own } = useTokenDirectory();
  const favourites = useAppSelector((state) => selectFavourites(state, POLYGON_CHAIN_ID));
  const recents = useAppSelector((state) => selectRecents(state, POLYGON_CHAIN_ID));
  const [liked] = useState(() => [...favourites, ...recents]);
  const [held, setHeld] = useState<HeldOrder>();
  const offered = useMemo((): readonly Currency[] => {
    const others = all.filter(({ address }) => address !== hiddenToken?.address);
    return [nativeCurrency, ...others, ...(hiddenToken && isSpecialAccount(account) ? [hiddenToken] : [])];
  }, [all, account]);
  const candidates = useMemo(
    () =>
      withFirst(offered, [currencyId(nativeCurrency), ...liked, ...baseIds, ...own.keys()]).slice(
        0,
        rules.tokens.pickerHeld,
      ),
    [offered, liked, own],
  );
  const holdings = useHoldings(account, candidates);
  if (account && holdings.settled && held?.account !== account && !isChoosing) {
    const known = [...holdings.byId].map(([id, { amount = 0n, value }]) => ({ id, amount, value }));
    setHeld({ account, ids: heldFirst(known) });
  }
  const heldIds = account && held?.account === account ? held.ids : noIds;
  const currencies = useMemo(() => withFirst(offered, [...heldIds, ...liked]), [offered, heldIds, liked]);
  return { currencies, balances: holdings.byId };
};
