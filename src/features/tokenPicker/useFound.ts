import { useMemo } from 'react';
import { hiddenToken, isSpecialAccount } from '#config/tokens/hiddenToken.ts';
import { rules } from '#config/rules.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { exactFirst } from '#domain/tokens/pickerOrder.ts';
import { pickedByEnter, searchTokens } from '#domain/tokens/searchTokens.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { useTokenDirectory } from '#reads/tokens/useTokenDirectory.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectSwitchedOff } from '#state/lists/selectors.ts';
import { usePaused } from '#ui/hooks/usePaused.ts';
import type { FactsOf } from './useRowFacts.ts';

/** Spec 000 section 9, "search and name lookup debounce". */
const lookupPauseMs = 200;
const MEANT_AS_ADDRESS = /^\s*0x[0-9a-f]{5,}/i;

export interface Found {
  readonly rows: readonly Currency[];
  readonly empty: 'looking' | 'notAToken' | 'unread' | 'notAnAddress' | 'faultyAddress' | 'nothing' | undefined;
  /** Index of the row that Enter chooses if none is selected; undefined if there are several results. */
  readonly byEnter: number | undefined;
}

const useUnlistedToken = (address: Address | undefined): Pick<Found, 'rows' | 'empty'> => {
  const requested = usePaused(address, lookupPauseMs);
  const token = useToken(requested);
  return useMemo(() => {
    if (address === undefined) return { rows: [], empty: 'nothing' };
    const known = requested === address ? valueOf(token) : undefined;
    if (known) return { rows: [known], empty: undefined };
    if (requested !== address || token.status !== 'failed') return { rows: [], empty: 'looking' };
    return { rows: [], empty: token.error.code };
  }, [address, requested, token]);
};

/** Searches offered currencies, then enabled lists, and finally the token at an address. */
export const useFound = (
  text: string,
  currencies: readonly Currency[],
  factsOf: FactsOf,
  account: Address | undefined,
): Found => {
  const { offered, own } = useTokenDirectory();
  const switchedOff = useAppSelector(selectSwitchedOff);
  const others = useMemo(
    () =>
      [...switchedOff.values()].flatMap(({ token }) =>
        offered.has(token.address) || own.has(token.address) || token.address === hiddenToken?.address ? [] : token,
      ),
    [switchedOff, offered, own],
  );
  const listed = useMemo((): readonly Currency[] => {
    if (text.trim() === '') return currencies;
    const found = exactFirst(searchTokens(currencies, text), text, (currency) => factsOf(currency).isTrusted);
    const rows = [...found, ...searchTokens(others, text).slice(0, rules.tokens.searchLimit)];
    return pickedByEnter(rows, text, nativeCurrency) === nativeCurrency
      ? [nativeCurrency, ...rows.filter((currency) => currency !== nativeCurrency)]
      : rows;
  }, [text, currencies, others, factsOf]);
  const address = parseTypedAddress(text);
  const isHidden = address !== undefined && address === hiddenToken?.address && !isSpecialAccount(account);
  const unlistedToken = useUnlistedToken(listed.length === 0 && !isHidden ? address : undefined);
  return useMemo(() => {
    const { rows, empty } = listed.length > 0 ? { rows: listed, empty: undefined } : unlistedToken;
    if (empty === 'nothing' && addressFault(text)) return { rows, empty: 'faultyAddress', byEnter: undefined };
    if (empty === 'nothing' && address === undefined && MEANT_AS_ADDRESS.test(text)) {
      return { rows, empty: 'notAnAddress', byEnter: undefined };
    }
    const picked = text.trim() === '' ? rows[0] : pickedByEnter(rows, text, nativeCurrency);
    return { rows, empty, byEnter: picked && rows.indexOf(picked) };
  }, [listed, unlistedToken, address, text]);
};
