import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties, type ReactElement } from 'react';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { marketName } from '#state/marketRule.ts';
import { Button } from '#ui/fields/Button.tsx';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { ShortDistance } from '../order/own/OrderDistance.tsx';
import { OrderButtons, type OrderActions } from './OrderButtons.tsx';
import { FilledBar, WithLogo } from '../shared/PanelParts.ts';
import { viewKey } from '../order/own/openOrderView.ts';
import { orderColumns } from '../history/ownColumns.tsx';
import { TransactionMoment } from '../history/OwnHistoryParts.tsx';
import type { DetailedOrder } from '../order/own/useOrderDetails.ts';
import { styled } from 'styled-components';
import { Table } from '#ui/layout/Table.tsx';
import { color, media, space } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const distanceWidth = '80px';
const shortBar = '24px';

/**
 * Keeps the buttons of an order visible. Below 1440 px the bar of the filled part is hidden, on a narrow desktop the time
 * of placement too.
 */
const OrdersTable = styled(Table)`
  & [data-part='actions'] {
    position: sticky;
    right: 0;
  }
  & tr:not(:hover) > [data-part='actions'] {
    background: ${color('surface-1')};
    /* The line between two rows stays visible below it. */
    background-clip: padding-box;
  }
  & td[data-part='distance'] {
    width: 99%;
    min-width: ${distanceWidth};
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* No column is cut where a scrollbar takes room. */
  @media (max-width: 1599px) {
    --cell-gap: ${space(1.5)};
    & :is(th, td):not(:first-child) {
      padding-left: var(--cell-gap);
    }
    & :is(th, td):not(:last-child) {
      padding-right: var(--cell-gap);
    }
  }
  @media (max-width: 1479px) {
    --cell-gap: ${space(1)};
    & ${FilledBar} {
      grid-template-columns: ${shortBar} auto;
    }
  }
  /* A very wide table shares its room between all columns. */
  @media (min-width: 1920px) {
    & td[data-part='distance'] {
      width: auto;
      max-width: none;
    }
  }
  @media (max-width: 1439px) {
    & ${FilledBar} > i {
      display: none;
    }
    & ${FilledBar} {
      grid-template-columns: auto;
    }
  }
  @media (min-width: 1280px) and (max-width: 1439px) {
    & [data-part='actions'] button {
      padding-inline: ${space(1)};
    }
  }
  /* The distance is shown whole before the buttons. */
  ${media.narrowDesktop} {
    & [data-part='placed'] {
      display: none;
    }
  }
`;

const WhyNotFilled = lazyPart(async () => (await import('./WhyNotFilled.tsx')).WhyNotFilled);

interface OrderRowsProps {
  readonly orders: readonly DetailedOrder[];
  readonly actions: OrderActions | undefined;
}

interface ActionsProps extends Pick<OrderRowsProps, 'actions'> {
  readonly view: DetailedOrder;
  readonly isConfirming: boolean;
  readonly onOpen: () => void;
}

function Actions({ view, isConfirming, onOpen, actions }: ActionsProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <Button
        size="xs"
        variant="ghost"
        aria-expanded={isConfirming}
        aria-label={t`Why is the order of ${view.amount} at ${view.price} not filled?`}
        onClick={onOpen}
      >
        <Trans>Why?</Trans>
      </Button>
      {actions && (
        <>
          {' '}
          <OrderButtons view={view} size="xs" actions={actions} />
        </>
      )}
    </>
  );
}

const dataColumns: readonly Column<DetailedOrder>[] = [
  {
    key: 'market',
    head: <Trans>Market</Trans>,
    cell: ({ market }) => (
      <WithLogo>
        <MarketLogo base={market.base} quote={market.quote} size={16} />
        {marketName(market)}
      </WithLogo>
    ),
  },
  ...orderColumns(<Trans>Price</Trans>),
  {
    key: 'filled',
    head: <Trans>Filled</Trans>,
    cell: (view) => (
      <>
        <FilledBar style={{ '--v': view.filledPercent ?? 0 } as CSSProperties}>
          <i aria-hidden="true" />
          {view.filled}
        </FilledBar>
        {view.cancelled !== undefined && <Trans>{view.cancelled} cancelled</Trans>}
      </>
    ),
  },
  {
    key: 'distance',
    head: <Trans>Distance</Trans>,
    part: 'distance',
    cell: ({ distance }) => <ShortDistance distance={distance} />,
  },
  {
    key: 'placed',
    head: <Trans>Placed</Trans>,
    part: 'placed',
    cell: ({ placed }) => (placed ? <TransactionMoment moment={placed} hash={placed.transactionHash} short /> : <>–</>),
  },
];

export function OpenOrdersTable({ orders, actions }: OrderRowsProps): ReactElement {
  const [confirming, ask] = useState<readonly string[]>([]);
  const actionColumn: Column<DetailedOrder> = {
    key: 'actions',
    head: (
      <VisuallyHidden>
        <Trans>Actions</Trans>
      </VisuallyHidden>
    ),
    isNumber: true,
    part: 'actions',
    cell: (view) => {
      const key = viewKey(view);
      const isConfirming = confirming.includes(key);
      const toggle = (): void => ask(isConfirming ? confirming.filter((other) => other !== key) : [...confirming, key]);
      return <Actions view={view} isConfirming={isConfirming} onOpen={toggle} actions={actions} />;
    },
  };
  return (
    <DataTable
      as={OrdersTable}
      caption={<Trans>Open orders</Trans>}
      columns={[...dataColumns, actionColumn]}
      rows={orders}
      rowKey={viewKey}
      below={(view) => confirming.includes(viewKey(view)) && <WhyNotFilled view={view} />}
    />
  );
}
