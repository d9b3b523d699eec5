import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { OrderRequest } from '#domain/orderBook/types.ts';
import { whyNotFilled, type WhyNotFilled as Answer } from '#domain/orderBook/whyNotFilled.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { moneyWords } from '#features/money/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import { space, text } from '#ui/theme/theme.ts';
import { priceText } from '../shared/priceText.ts';
import type { OpenOrderView } from '../order/own/openOrderView.ts';

const Lines = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2, 0)};
  ${text(12)}
  white-space: normal;
`;

interface ReasonProps extends Pick<OpenOrderView, 'distance'> {
  readonly reason: Answer['reason'];
}

function Reason({ reason, distance }: ReasonProps): ReactElement {
  switch (reason) {
    case 'away':
      if (distance === undefined || distance.side === 'reached') {
        return <Trans>No new order on the other side has reached this price.</Trans>;
      }
      return distance.side === 'above' ? (
        <Trans>This order's price is {distance.percent} above the pool's. New orders trade with the pool first.</Trans>
      ) : (
        <Trans>This order's price is {distance.percent} below the pool's. New orders trade with the pool first.</Trans>
      );
    case 'crossed':
      return (
        <Trans>
          A resting order on the other side crosses this price, but the contract never matches two resting orders.
        </Trans>
      );
    case 'queue':
      return <Trans>The price is reached, but orders ahead of it fill first.</Trans>;
    case 'waits':
      return <Trans>It is next and its price is reached. Only a new order on the other side can fill it.</Trans>;
  }
}

function Counter({ view, counter }: { readonly view: OpenOrderView; readonly counter: OrderRequest }): ReactElement {
  const { market, side } = view;
  const [sold, bought] = side === 'BUY' ? [market.base, market.quote] : [market.quote, market.base];
  // Rounded so that an order with exactly the shown amounts also fills it.
  const paid = moneyWords(counter.from, sold, 'paid');
  const askingText = moneyWords(counter.to, bought, 'received');
  const price = priceText(orderPrice(side === 'BUY' ? 'SELL' : 'BUY', counter.from, counter.to), market);
  return (
    <Trans>
      A new order that sells {paid} for {askingText}, at {price}, would fill it now.
    </Trans>
  );
}

const lists: Readonly<Record<'reading' | 'failed' | 'deep', ReactElement>> = {
  reading: <Trans>Loading this market's order book…</Trans>,
  failed: <Trans>Couldn't load this market's order book.</Trans>,
  deep: <Trans>It is behind the part of the order book loaded so far.</Trans>,
};

export function WhyNotFilled({ view }: { readonly view: OpenOrderView }): ReactElement {
  const { order, market, side } = view;
  const reading = useOrderBook(order.soldToken, order.boughtToken);
  const book = valueOf(reading);
  const answer = useMemo(
    () => (book ? whyNotFilled(orientMarket(book, order.soldToken), order.index) : undefined),
    [book, order],
  );
  if (!answer) {
    return <Lines role="status">{lists[book ? 'deep' : reading.status === 'failed' ? 'failed' : 'reading']}</Lines>;
  }
  const { ahead, counter } = answer;
  const aheadAmount = moneyWords(ahead.amount, side === 'BUY' ? market.quote : market.base, 'paid');
  return (
    <Lines role="status">
      <p>
        <Reason reason={answer.reason} distance={view.distance} />
      </p>
      <p>
        {ahead.orders === 0 ? (
          <Trans>First in the queue on its side.</Trans>
        ) : (
          <Plural
            value={ahead.orders}
            one={`# order is ahead of it, with ${aheadAmount}.`}
            other={`# orders are ahead of it, with ${aheadAmount}.`}
          />
        )}
      </p>
      <p>{counter ? <Counter view={view} counter={counter} /> : <Trans>No single new order can fill it now.</Trans>}</p>
    </Lines>
  );
}
