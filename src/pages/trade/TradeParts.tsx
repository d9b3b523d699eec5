import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { parseTradeQuery } from '#domain/urls/parseTradeQuery.ts';
import { tradeQueryOf, tradeRoute } from '#domain/urls/tradeRoute.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import { usePairState } from '#reads/book/useOrderBook.ts';
import { useAppSelector } from '#state/hooks.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { TicketMarket } from './order/form/useTicketMarket.ts';
import type { NoMarketReason } from './shared/NoMarket.tsx';
import type { AddressNoticesProps } from './ticket/AddressNotices.tsx';

const useUnknownIds = (): readonly string[] => {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const route = tradeRoute(pathname);
    return route ? parseTradeQuery(tradeQueryOf(route, search), wrappedNative.address).unknownIds : [];
  }, [pathname, search]);
};

const Scope = styled.div`
  display: contents;
`;

interface StaleScopeProps {
  readonly isLast: boolean;
  readonly children: ReactNode;
}

/** Marks the content as old while no new block arrives, without rendering it again. */
export function StaleScope({ isLast, children }: StaleScopeProps): ReactElement {
  const freshness = useFreshness();
  const stale = isLast || freshness === 'late' || freshness === 'stale';
  return <Scope data-stale={stale ? '' : undefined}>{children}</Scope>;
}

const AddressNotices = lazyPart(async () => (await import('./ticket/AddressNotices.tsx')).AddressNotices);

export function Notices({ notTokens, unlistedTokens }: Omit<AddressNoticesProps, 'unknownIds'>): ReactElement | null {
  const unknownIds = useUnknownIds();
  if (unknownIds.length + notTokens.length + unlistedTokens.length === 0) return null;
  return <AddressNotices unknownIds={unknownIds} notTokens={notTokens} unlistedTokens={unlistedTokens} />;
}

/** Certain reasons only: a token is missing or invalid, or the tokens have no pool or need none. */
export const useNoBook = ({
  currencies,
  wrap,
}: Pick<TicketMarket, 'currencies' | 'wrap'>): NoMarketReason | undefined => {
  const { inputToken, outputToken, notTokens } = currencies;
  const { INPUT, OUTPUT } = useAppSelector((state) => state.swap);
  const pair = usePairState(inputToken?.address, outputToken?.address);
  if (INPUT.currencyId === null || OUTPUT.currencyId === null || notTokens.length > 0) return 'notChosen';
  if (wrap) return 'wrap';
  return pair === 'NOT_EXISTS' || pair === 'INVALID' ? 'noPool' : undefined;
};
