import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { AddressFault } from '#features/addressFault/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { space } from '#ui/theme/theme.ts';
import type { MarketPageView } from './useMarketPage.ts';

const lines = 8;
const lineHeight = '36px';

const Lines = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;

function ListSkeleton(): ReactElement {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} $height={lineHeight} />
      ))}
    </Lines>
  );
}

export function MarketState({ view }: { readonly view: MarketPageView }): ReactElement {
  const { list, text, starredOnly, search, showStarred } = view;
  if (list.status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load markets</Trans>}>
        <Trans>The network didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  }
  const isMistyped = addressFault(text) !== undefined;
  const isSearched = list.total !== undefined && list.status === 'complete' && !list.isSearching;
  if (isMistyped || (text !== '' && isSearched)) {
    return (
      <EmptyState
        icon="search"
        title={<Trans>No market found</Trans>}
        action={
          <Button size="sm" onClick={() => search('')}>
            <Trans>Show all markets</Trans>
          </Button>
        }
      >
        {isMistyped ? (
          <AddressFault text={text} />
        ) : (
          <Trans>Try a symbol, a name, or the address of a token or a pool.</Trans>
        )}
      </EmptyState>
    );
  }
  if (starredOnly && text === '') {
    return (
      <EmptyState
        icon="market"
        title={<Trans>No favourites yet</Trans>}
        action={
          <Button size="sm" onClick={() => showStarred(false)}>
            <Trans>Show all markets</Trans>
          </Button>
        }
      >
        <Trans>Star a market to see it here.</Trans>
      </EmptyState>
    );
  }
  if (list.status === 'complete' && !list.isSearching) {
    return (
      <EmptyState icon="market" title={<Trans>No markets yet</Trans>}>
        <Trans>A market appears here once somebody creates its pool.</Trans>
      </EmptyState>
    );
  }
  return <ListSkeleton />;
}
