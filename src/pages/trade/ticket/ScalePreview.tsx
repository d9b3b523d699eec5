import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { exactPrice } from '#domain/format/exactPrice.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { marketDistance, type MarketDistance } from '#domain/trade/distanceFromMarket.ts';
import { averageOfScale, scaleRows, type Ladder, type ScaleRow, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { Money } from '#features/money/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { color, text } from '#ui/theme/theme.ts';
import { poolPrice } from '../order/form/poolPrice.ts';
import { priceText } from '../shared/priceText.ts';
import { alignPrices, pairDecimals } from '../shared/alignPrices.ts';
import { ticketOf, type ScaleTicket } from '../order/form/scaleTicket.ts';
import { sentState, type ScaleProgress } from './scaleProgress.ts';

const Note = styled.p`
  ${text(12)}
  color: ${color('text-2')};
`;

function Sent({ hash }: { readonly hash: Hex }): ReactElement {
  const record = useAppSelector((root) => selectTransaction(root, POLYGON_CHAIN_ID, hash));
  switch (sentState(record)) {
    case 'pending':
      return <Trans>Pending</Trans>;
    case 'failed':
      return <Trans>Failed</Trans>;
    case 'placed':
      return <Trans>Placed</Trans>;
  }
}

function State({ index, progress }: { readonly index: number; readonly progress: ScaleProgress }): ReactElement {
  const { phase, sent, hashes, isBatch } = progress;
  const hash = hashes[index];
  if (hash !== undefined) return <Sent hash={hash} />;
  if (phase === 'running' && (isBatch || index === sent)) return <Trans>In your wallet</Trans>;
  if (index === sent && phase === 'stopped') return <Trans>Not sent</Trans>;
  return <Trans>Waiting</Trans>;
}

interface SideProps {
  readonly ticket: ScaleTicket;
  readonly terms: ScaleTerms;
  readonly progress: ScaleProgress;
  readonly before: number;
  readonly isOnly: boolean;
}

function Away({ distance }: { readonly distance: MarketDistance }): ReactElement {
  const { side, percent } = distance;
  switch (side) {
    case 'above':
      return <Trans>{percent} above the market</Trans>;
    case 'below':
      return <Trans>{percent} below the market</Trans>;
    case 'at':
      return <Trans>at the market price</Trans>;
  }
}

function Summary({ ticket, terms }: Pick<SideProps, 'ticket' | 'terms'>): ReactElement | null {
  const { market, book } = ticket;
  const average = averageOfScale(terms);
  if (!market || !book || !average) return null;
  const pool = poolPrice(terms.direction, orientMarket(book, terms.input.address));
  const exact = exactPrice(average, pairDecimals(market));
  const price = priceText(average, market, terms.direction);
  const { symbol } = market.quote;
  return (
    <Note>
      <span title={`${exact} ${symbol}`}>
        <Trans>
          Average price {price} {symbol}
        </Trans>
      </span>
      {pool && (
        <>
          {' · '}
          <Trans>
            first <Away distance={marketDistance(terms.first, pool)} />
          </Trans>
          {' · '}
          <Trans>
            last <Away distance={marketDistance(terms.last, pool)} />
          </Trans>
        </>
      )}
    </Note>
  );
}

type IndexedRow = ScaleRow & { readonly index: number };

function Caption({ terms, isOnly }: Pick<SideProps, 'terms' | 'isOnly'>): ReactElement {
  if (isOnly) return <Trans>Orders</Trans>;
  return terms.direction === 'BUY' ? <Trans>Buy orders</Trans> : <Trans>Sell orders</Trans>;
}

function Rows({ ticket, terms, progress, before, isOnly }: SideProps): ReactElement | null {
  const { market, currencies } = ticket;
  const { input, output } = currencies;
  if (!market || !input || !output) return null;
  const rows = scaleRows(terms).map((row, index): IndexedRow => ({ ...row, index }));
  const prices = alignPrices(rows.map(({ price }) => ({ price, market, side: terms.direction })));
  const bought = rows.reduce((sum, { to }) => sum + to, 0n);
  const isRequested = progress.phase === 'asked';
  const columns: readonly Column<IndexedRow>[] = [
    {
      key: 'price',
      head: <Trans>Price</Trans>,
      isNumber: true,
      cell: ({ index }) => prices[index]?.text,
      exact: ({ price }) => `${exactPrice(price, pairDecimals(market))} ${market.quote.symbol}`,
    },
    {
      key: 'pay',
      head: <Trans>Pay</Trans>,
      isNumber: true,
      cell: ({ from }) => <Money raw={from} currency={input} role="paid" />,
    },
    {
      key: 'receive',
      head: isRequested ? <Trans>Receive</Trans> : <Trans>Status</Trans>,
      isNumber: true,
      cell: ({ to, index }) =>
        isRequested ? (
          <Money raw={to} currency={output} role="received" />
        ) : (
          <State index={before + index} progress={progress} />
        ),
    },
  ];
  const caption = <Caption terms={terms} isOnly={isOnly} />;
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ index }) => index}>
      <tbody>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td data-num="">
            <Money raw={terms.total} currency={input} role="paid" />
          </td>
          <td data-num="">{isRequested && <Money raw={bought} currency={output} role="received" />}</td>
        </tr>
      </tbody>
    </DataTable>
  );
}

interface ScalePreviewProps {
  readonly ticket: ScaleTicket;
  readonly ladder: Ladder;
  readonly progress: ScaleProgress;
}

/** Exact orders, made by the same functions as the placed ones. */
export function ScalePreview({ ticket, ladder, progress }: ScalePreviewProps): ReactElement {
  return (
    <>
      {ladder.map((terms, at) => {
        const before = ladder.slice(0, at).reduce((sum, { count }) => sum + count, 0);
        const side = { ticket: ticketOf(ticket, terms.direction), terms };
        return (
          <div key={terms.direction}>
            <Rows {...side} progress={progress} before={before} isOnly={ladder.length === 1} />
            <Summary {...side} />
          </div>
        );
      })}
    </>
  );
}
