import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { columnDecimals, formatColumn } from '#domain/format/formatColumn.ts';
import { formatPriceColumn, priceColumnDecimals } from '#domain/format/formatPriceColumn.ts';
import { printOf } from '#domain/history/prints.ts';
import type { Print } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { chartMarketOf } from '#features/chart/index.ts';
import type { ChartMarket } from '#features/chart/index.ts';
import { explorerLink } from '#features/transactions/index.ts';
import { usePairHistory } from '#reads/history/usePairHistory.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SourceKey } from '#ui/text/SourceKey.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { pairDecimals } from '../orders/alignPrices.ts';
import { marketTradesFile } from './marketTradesFile.ts';
import { ExportCsv } from '../orders/OwnHistoryParts.tsx';
import { PanelBody, WithLogo } from '../orders/PanelParts.ts';
import { SideLabel } from '../orders/SideLabel.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';

const MAX_ROWS = 100;

interface TradeRowProps {
  readonly trade: PairTrade;
  readonly print: Print;
  readonly market: ChartMarket;
  /** Decimals of the columns. */
  readonly decimalPlaces: { readonly price: number; readonly amount: number };
}

function TradeRow({ trade, print, market, decimalPlaces }: TradeRowProps): ReactElement {
  const { t, i18n } = useLingui();
  const at = new Date(trade.timestamp * 1000);
  return (
    <tr>
      <td>
        <time dateTime={at.toISOString()}>{i18n.date(at, { dateStyle: 'short', timeStyle: 'medium' })}</time>
      </td>
      <td>
        <SideLabel side={trade.buysToken0 === market.baseIsToken0 ? 'BUY' : 'SELL'} />
      </td>
      <td data-num="">{formatPriceColumn(print.price, pairDecimals(market), decimalPlaces.price)}</td>
      <td data-num="" title={exactText(print.base, market.baseDecimals)}>
        {formatColumn(print.base, market.baseDecimals, 'neither', decimalPlaces.amount)}
      </td>
      <td>
        <WithLogo>
          <SourceKey source={trade.source} />
          {trade.source === 'book' ? <Trans>Order book</Trans> : <Trans>Pool</Trans>}
        </WithLogo>
      </td>
      <td data-num="">
        <ExternalLink
          href={explorerLink('tx', trade.transactionHash)}
          label={t`Transaction ${trade.transactionHash.slice(0, 10)} in the explorer`}
        >
          {trade.transactionHash.slice(0, 10)}
        </ExternalLink>
      </td>
    </tr>
  );
}

function TradeTable(props: { readonly trades: readonly PairTrade[]; readonly market: ChartMarket }): ReactElement {
  const { trades, market } = props;
  const prints = trades.slice(0, MAX_ROWS).flatMap((trade) => {
    const print = printOf(trade, market);
    return print ? [{ trade, print }] : [];
  });
  const decimalPlaces = {
    price: priceColumnDecimals(
      prints.map(({ print }) => print.price),
      pairDecimals(market),
    ),
    amount: columnDecimals(
      prints.map(({ print }) => print.base),
      market.baseDecimals,
    ),
  };
  return (
    <Table>
      <caption>
        <Trans>Market trades</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Side</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Price</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Amount {market.base.symbol}</Trans>
          </th>
          <th scope="col">
            <Trans>Source</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Transaction</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {prints.map(({ trade, print }) => (
          <TradeRow key={trade.id} trade={trade} print={print} market={market} decimalPlaces={decimalPlaces} />
        ))}
      </tbody>
    </Table>
  );
}

/** The newest trades of the page's market, whoever made them. */
export function MarketTrades({ form }: { readonly form: Pick<TradeForm, 'market' | 'currencies'> }): ReactElement {
  const { t } = useLingui();
  const { inputToken, outputToken } = form.currencies;
  const market = useMemo(() => form.market && chartMarketOf(form.market), [form.market]);
  const { status, trades } = usePairHistory(inputToken?.address, outputToken?.address);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`Market trades`}>
      {market && trades.length > 0 && (
        <>
          <ExportCsv
            name={`${market.base.symbol}-${market.quote.symbol}-trades.csv`}
            rows={() => marketTradesFile(trades, market)}
          />
          <TradeTable trades={trades} market={market} />
        </>
      )}
      {trades.length === 0 && (status === 'reading' || status === 'idle') && <Skeleton $height="72px" />}
      {trades.length === 0 && status === 'failed' && (
        <EmptyState icon="alert" title={<Trans>Couldn't load trades</Trans>}>
          <Trans>The network didn't respond. Retrying with each new block.</Trans>
        </EmptyState>
      )}
      {trades.length === 0 && status === 'complete' && (
        <EmptyState icon="list" title={<Trans>No trades yet</Trans>}>
          <Trans>Trades of this market appear here, from the order book and from the pool.</Trans>
        </EmptyState>
      )}
    </PanelBody>
  );
}
