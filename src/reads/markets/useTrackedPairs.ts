import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { baseTokens } from '#config/tokens/tokens.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectFavourites, selectOwnTokens, selectSavedPairs } from '#state/user/selectors.ts';
import type { CandidatePair } from '#stores/positions.ts';

const bases: readonly Address[] = baseTokens.map(({ address }) => address);

/** Tracked pairs of spec 000: base tokens with each other and with imported and starred tokens, and saved pairs. */
export const useTrackedPairs = (): readonly CandidatePair[] => {
  const own = useAppSelector((state) => selectOwnTokens(state, POLYGON_CHAIN_ID));
  const favourites = useAppSelector((state) => selectFavourites(state, POLYGON_CHAIN_ID));
  const saved = useAppSelector((state) => selectSavedPairs(state, POLYGON_CHAIN_ID));
  return useMemo(() => {
    const starred = favourites.flatMap((id) => parseAddress(id) ?? []);
    const chosen = [...own.map(({ address }) => address), ...starred].slice(0, rules.tokens.tracked);
    const tokens = [...new Set([...bases, ...chosen])];
    const withBases = bases.flatMap((base, index) => tokens.slice(index + 1).map((token) => [base, token] as const));
    const others = saved.map(({ token0, token1 }) => [token0.address, token1.address] as const);
    return [...withBases, ...others].filter(([a, b]) => a !== b);
  }, [own, favourites, saved]);
};
