import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { fieldText } from '#domain/format/separators.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { DepthChart } from './DepthChart.tsx';
import { bookToken } from '../form/tradeMarket.ts';
import { useGrouping } from './useGrouping.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

/** The depth chart where the book has no room for it: among the tabs of a phone. */
export function PhoneDepth({ form }: { readonly form: TradeForm }): ReactElement {
  const { market, book, account, actions } = form;
  const base = market && bookToken(market.base);
  const { grouping } = useGrouping(book, market, base);
  if (!market || !base || !book || !grouping) {
    return <EmptyState icon="wave" title={<Trans>No orders or pool price to show</Trans>} />;
  }
  const pick = (price: string): void => {
    actions.chooseOrderType('LIMIT');
    actions.typePrice(fieldText(price));
  };
  return <DepthChart market={market} base={base} book={book} grouping={grouping} account={account} onPick={pick} />;
}
