import { useMemo } from 'react';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { ready, type Loadable } from '#lib/loadable.ts';
import { isNoToken, useCurrency } from '../tokens/useCurrency.ts';
import { tokenWith, wordsOf } from '#chain/reading/tokenReport.ts';
import { useTokenReadings, useTokensAs } from '../tokens/useTokens.ts';

/**
 * A token of a pool or contract is accepted whatever it reports; if it reports no decimals, amounts are in raw units.
 */
export const poolTokenWith: typeof tokenWith = (address, answers, listed, isOwn) => {
  const token = tokenWith(address, answers, listed, isOwn);
  if (!isNoToken(token)) return token;
  return ready({ ...(listed ?? wordsOf(address, answers)), decimals: 0, inRawUnits: true });
};

export const usePoolTokens = (addresses: readonly Address[]): ReadonlyMap<Address, Token> =>
  useTokensAs(poolTokenWith, addresses);

export const usePoolTokenReadings = (addresses: readonly Address[]): ReadonlyMap<Address, Loadable<Token>> =>
  useTokenReadings(poolTokenWith, addresses);

/** Like `useCurrency`, but accepts a token that reports no decimals; its amounts are in raw units. */
export const usePoolCurrency = (id: string | null): Loadable<Currency> => {
  const currency = useCurrency(id);
  const mute = id !== null && isNoToken(currency) ? parseAddress(id) : undefined;
  const tokens = usePoolTokens(useMemo(() => (mute ? [mute] : []), [mute]));
  const token = mute && tokens.get(mute);
  return useMemo(() => (token ? ready(token) : currency), [token, currency]);
};
