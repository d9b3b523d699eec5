import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { DepthChart } from './DepthChart.tsx';
import { bookToken, type Market } from '../shared/tradeMarket.ts';
import { useGrouping } from './useGrouping.ts';

export interface MarketDepthProps {
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
  readonly account: Address | undefined;
  readonly onPick: (price: string) => void;
}

export function MarketDepth({ market, book, account, onPick }: MarketDepthProps): ReactElement {
  const base = market && bookToken(market.base);
  const { grouping } = useGrouping(book, market, base);
  if (!market || !base || !book || !grouping) {
    return <EmptyState icon="wave" title={<Trans>No orders or pool price to show</Trans>} />;
  }
  return <DepthChart market={market} base={base} book={book} grouping={grouping} account={account} onPick={onPick} />;
}
