import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { OrdersAlert } from '#features/alerts/index.ts';
import { valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { bookToken } from '../shared/tradeMarket.ts';
import { ExportOwn } from '../shared/ExportButton.tsx';
import { savedOpenOrders } from './openOrdersFile.ts';
import { OpenOrdersTable } from './OpenOrdersTable.tsx';
import { viewKey } from '../order/own/openOrderView.ts';
import type { OrderActions } from './OrderButtons.tsx';
import { OrderCard } from './OrderCard.tsx';
import { storiesOf } from '../order/own/orderStoriesOf.ts';
import { marketNames, openEntries } from '../history/ownEntries.ts';
import { NoMatch, OwnFilterBar } from '../history/OwnFilterBar.tsx';
import { OwnTotals, ShowMore } from '../history/OwnTotals.tsx';
import type { DetailedOrder } from '../order/own/useOrderDetails.ts';
import { useOwnRecords, useOwnTable } from '../history/useOwnTable.ts';

const kinds = ['limit', 'market', 'scale', 'slice', 'move', 'unrecorded'] as const;
const noStories: readonly OrderStory[] = [];

interface OpenOrderListProps {
  readonly account: Address | undefined;
  readonly views: readonly DetailedOrder[];
  readonly events: AccountEvents;
  readonly here: string | undefined;
  readonly actions: OrderActions | undefined;
  readonly onCancelAll: ((views: readonly DetailedOrder[]) => void) | undefined;
}

const tokensOf = (views: readonly DetailedOrder[]): ReadonlyMap<Address, Token> =>
  new Map(
    views
      .flatMap(({ market }) => [bookToken(market.base), bookToken(market.quote)])
      .map((token) => [token.address, token]),
  );

const useList = ({ account, views, events, here }: OpenOrderListProps) => {
  const known = valueOf(events);
  const stories = known ? storiesOf(known) : noStories;
  const { kindOf, gasOf } = useOwnRecords(account);
  const tokens = useMemo(() => tokensOf(views), [views]);
  const entries = useMemo(() => openEntries(views, stories, kindOf), [views, stories, kindOf]);
  const markets = useMemo(() => marketNames(entries, tokens), [entries, tokens]);
  const table = useOwnTable('open', entries, { here, gasOf });
  const { shown } = table;
  const orders = useMemo(() => shown.map(({ of }) => of), [shown]);
  return { tokens, markets, table, orders };
};

export function OpenOrderList(props: OpenOrderListProps): ReactElement {
  const { actions, onCancelAll } = props;
  const isPhone = useIsPhone();
  const { tokens, markets, table, orders } = useList(props);
  const { all, kept } = table;
  return (
    <>
      <OwnFilterBar table={table} markets={markets} kinds={kinds} hasStatus={false}>
        <OrdersAlert />
        <ExportOwn table={table} {...savedOpenOrders} />
        {kept.length > 1 && onCancelAll && (
          <Button size="xs" onClick={() => onCancelAll(kept.map(({ of }) => of))}>
            {kept.length < all.length ? (
              <Trans>
                Cancel {kept.length} of {all.length}
              </Trans>
            ) : (
              <Trans>Cancel all</Trans>
            )}
          </Button>
        )}
      </OwnFilterBar>
      {kept.length === 0 && <NoMatch table={table} title={<Trans>No order matches the filter</Trans>} />}
      {orders.length > 0 && !isPhone && <OpenOrdersTable orders={orders} actions={actions} />}
      {isPhone && orders.map((view) => <OrderCard key={viewKey(view)} view={view} actions={actions} />)}
      <ShowMore table={table} />
      <OwnTotals table={table} tokens={tokens} />
    </>
  );
}
