import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths, tradePath } from '#config/paths.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { Lines, LinesTitle } from '#features/position/index.ts';
import { ListHead, Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { LineList, ListNote } from './OrderStyles.ts';
import type { MinedOrderView } from '#features/earnViews/index.ts';
import type { OrderMiningView } from './useOrderMiningPage.ts';

interface PartProps {
  readonly page: OrderMiningView;
}

interface OrderProps extends PartProps {
  readonly view: MinedOrderView;
}

function Status({ view, page }: OrderProps): ReactElement {
  switch (view.status) {
    case undefined:
      return <>{NO_VALUE}</>;
    case 'counts':
      return (
        <Trans>
          about <Reward raw={view.perDay} token={page.token} /> a day
        </Trans>
      );
    case 'outsideSpread': {
      const { low = NO_VALUE, high = NO_VALUE } = view.spread ?? {};
      return (
        <Trans>
          Outside the valid spread of {low} to {high}
        </Trans>
      );
    }
    case 'pairNotListed':
      return <Trans>This pair earns no rewards</Trans>;
    case 'emptyPool':
      return <Trans>The pair's pool is empty, so it has no market price</Trans>;
  }
}

function Order({ view, page }: OrderProps): ReactElement {
  const mask = useMask();
  const { market, name, side, price, order, status } = view;
  const sold = side === 'SELL' ? market?.base : market?.quote;
  const left = sold ? `${formatAmount(order.remain, sold.decimals)} ${shortenSymbol(sold.symbol)}` : NO_VALUE;
  return (
    <li>
      <Lines>
        <LinesTitle>
          <span translate="no">{name}</span>
          <Chip tone={side === 'BUY' ? 'buy' : 'sell'} icon={side === 'BUY' ? 'arrowUp' : 'arrowDown'}>
            {side === 'BUY' ? <Trans>Buy</Trans> : <Trans>Sell</Trans>}
          </Chip>
        </LinesTitle>
        <span>
          <Trans>
            {mask(left)} at {price}
          </Trans>
        </span>
      </Lines>
      <Lines data-end="">
        {status === 'counts' ? (
          <Chip tone="success" icon="check">
            <Trans>Earns</Trans>
          </Chip>
        ) : (
          <Chip>{status === undefined ? NO_VALUE : <Trans>Earns nothing</Trans>}</Chip>
        )}
        <span>
          <Status view={view} page={page} />
        </span>
      </Lines>
    </li>
  );
}

function NoOrders({ page }: PartProps): ReactElement {
  if (page.ordersKnown === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load your orders</Trans>}>
        <Trans>The node didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  }
  if (page.ordersKnown === 'loading') return <Skeleton $height="120px" />;
  const market = page.pairs?.[0]?.market;
  const to = market ? tradePath(currencyId(market.quote), currencyId(market.base)) : paths.trade;
  return (
    <EmptyState
      icon="layers"
      title={<Trans>You have no open orders in these pairs</Trans>}
      action={
        <ButtonFace as={RouteLink} to={to} data-variant="secondary">
          <Trans>Place a limit order</Trans>
        </ButtonFace>
      }
    >
      <Trans>
        A limit order that stays open within the valid spread of a pair below earns rewards with every block.
      </Trans>
    </EmptyState>
  );
}

function Missing({ page }: PartProps): ReactElement | null {
  if (page.ordersKnown === 'complete') return null;
  return (
    <ListNote role="status">
      {page.ordersKnown === 'loading' ? (
        <Trans>Older orders of yours are still being looked for.</Trans>
      ) : (
        <Trans>Some of your orders couldn't be read. Retrying with each new block.</Trans>
      )}
    </ListNote>
  );
}

export function OwnRewardedOrders({ page }: PartProps): ReactElement | null {
  const { account, orders } = page;
  if (!account) return null;
  return (
    <>
      <ListHead>
        <h2>
          <Trans>Your open orders</Trans>
        </h2>
        <ListNote>
          <Trans>
            In pairs that earn rewards. All others are in <RouteLink to={paths.assets}>your assets</RouteLink>.
          </Trans>
        </ListNote>
      </ListHead>
      {orders && orders.length > 0 ? (
        <>
          <LineList>
            {orders.map((view) => (
              <Order key={view.key} view={view} page={page} />
            ))}
          </LineList>
          <Missing page={page} />
        </>
      ) : (
        <Card aria-busy={page.ordersKnown === 'loading'}>
          <NoOrders page={page} />
        </Card>
      )}
    </>
  );
}
