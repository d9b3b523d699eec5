import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { columnDecimals, formatColumn } from '#domain/format/formatColumn.ts';
import { formatPriceColumn, priceColumnDecimals } from '#domain/format/formatPriceColumn.ts';
import { printOf, type Print } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { chartMarketOf, type ChartMarket } from '#features/chart/index.ts';
import { explorerLink } from '#features/transactions/index.ts';
import { usePairTrades } from '#reads/history/usePairHistory.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { SourceKey } from '#ui/text/SourceKey.tsx';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { pairDecimals } from '../shared/alignPrices.ts';
import { marketTradesFile } from './marketTradesFile.ts';
import { NoTrades } from '../shared/NoTrades.tsx';
import { ExportCsv } from '../shared/ExportButton.tsx';
import { PanelBody, WithLogo } from '../shared/PanelParts.ts';
import { SideLabel } from '../shared/SideLabel.tsx';
import type { TradeForm } from '../order/form/useTradeForm.ts';

const MAX_ROWS = 100;

interface PrintedTrade {
  readonly trade: PairTrade;
  readonly print: Print;
}

function TradeTime({ timestamp }: Pick<PairTrade, 'timestamp'>): ReactElement {
  const { i18n } = useLingui();
  const at = new Date(timestamp * 1000);
  return (
    <time dateTime={at.toISOString()}>
      {i18n.date(at, { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })}
    </time>
  );
}

function TransactionLink({ hash }: { readonly hash: string }): ReactElement {
  const { t } = useLingui();
  return (
    <ExternalLink href={explorerLink('tx', hash)} label={t`Transaction ${hash.slice(0, 10)} in the explorer`}>
      {hash.slice(0, 10)}
    </ExternalLink>
  );
}

const columnsOf = (prints: readonly PrintedTrade[], market: ChartMarket): readonly Column<PrintedTrade>[] => {
  const decimals = pairDecimals(market);
  const priceDecimals = priceColumnDecimals(
    prints.map(({ print }) => print.price),
    decimals,
  );
  const amountDecimals = columnDecimals(
    prints.map(({ print }) => print.base),
    market.baseDecimals,
  );
  return [
    { key: 'time', head: <Trans>Time</Trans>, cell: ({ trade }) => <TradeTime timestamp={trade.timestamp} /> },
    {
      key: 'side',
      head: <Trans>Side</Trans>,
      cell: ({ trade }) => <SideLabel side={trade.buysToken0 === market.baseIsToken0 ? 'BUY' : 'SELL'} />,
    },
    {
      key: 'price',
      head: <Trans>Price</Trans>,
      isNumber: true,
      cell: ({ print }) => formatPriceColumn(print.price, decimals, priceDecimals),
    },
    {
      key: 'amount',
      head: <Trans>Amount {market.base.symbol}</Trans>,
      isNumber: true,
      cell: ({ print }) => formatColumn(print.base, market.baseDecimals, 'neither', amountDecimals),
      exact: ({ print }) => exactText(print.base, market.baseDecimals),
    },
    {
      key: 'source',
      head: <Trans>Source</Trans>,
      cell: ({ trade: { source } }) => (
        <WithLogo>
          <SourceKey source={source} />
          {source === 'book' ? <Trans>Order book</Trans> : <Trans>Pool</Trans>}
        </WithLogo>
      ),
    },
    {
      key: 'transaction',
      head: <Trans>Transaction</Trans>,
      isNumber: true,
      cell: ({ trade }) => <TransactionLink hash={trade.transactionHash} />,
    },
  ];
};

function TradeTable(props: { readonly trades: readonly PairTrade[]; readonly market: ChartMarket }): ReactElement {
  const { trades, market } = props;
  const prints = useMemo(
    () =>
      trades.slice(0, MAX_ROWS).flatMap((trade) => {
        const print = printOf(trade, market);
        return print ? [{ trade, print }] : [];
      }),
    [trades, market],
  );
  const columns = useMemo(() => columnsOf(prints, market), [prints, market]);
  return (
    <DataTable
      caption={<Trans>Market trades</Trans>}
      columns={columns}
      rows={prints}
      rowKey={({ trade }) => trade.id}
    />
  );
}

export function MarketTrades({ form }: { readonly form: Pick<TradeForm, 'market' | 'currencies'> }): ReactElement {
  const { t } = useLingui();
  const { inputToken, outputToken } = form.currencies;
  const market = useMemo(() => form.market && chartMarketOf(form.market), [form.market]);
  const { status, trades } = usePairTrades(inputToken?.address, outputToken?.address);
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
      {trades.length === 0 && <NoTrades status={status} />}
    </PanelBody>
  );
}
