import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { parseTradeQuery } from '#domain/urls/parseTradeQuery.ts';
import { tradeQueryOf, tradeRoute } from '#domain/urls/tradeRoute.ts';

export const useUnknownIds = (): readonly string[] => {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const route = tradeRoute(pathname);
    return route ? parseTradeQuery(tradeQueryOf(route, search), wrappedNative.address).unknownIds : [];
  }, [pathname, search]);
};
