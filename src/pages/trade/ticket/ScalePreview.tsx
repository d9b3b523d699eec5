import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { splitPrices, splitWhole, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { orderAtLimit } from '#domain/trade/limitOrder.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { Money } from '#features/money/index.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { alignPrices } from '../orders/alignPrices.ts';
import type { Market } from '../form/tradeMarket.ts';
import type { ScaleProgress } from './useScaleJob.ts';

function State({ index, progress }: { readonly index: number; readonly progress: ScaleProgress }): ReactElement {
  const { phase, sent } = progress;
  if (index < sent) return <Trans>Placed</Trans>;
  if (index === sent && phase === 'running') return <Trans>In your wallet</Trans>;
  if (index === sent && phase === 'stopped') return <Trans>Not sent</Trans>;
  return <Trans>Waiting</Trans>;
}

export interface ScalePreviewProps {
  readonly market: Market | undefined;
  readonly currencies: Pick<TradeCurrencies, 'input' | 'output'>;
  readonly direction: TradeDirection;
  readonly terms: ScaleTerms;
  readonly progress: ScaleProgress;
}

export function ScalePreview(props: ScalePreviewProps): ReactElement | null {
  const { market, currencies, direction, terms, progress } = props;
  const { input, output } = currencies;
  if (!market || !input || !output) return null;
  const parts = splitWhole(terms.total, terms.count, terms.sizes);
  const orders = splitPrices(terms.first, terms.last, terms.count).map((price, index) => ({
    index,
    price,
    ...orderAtLimit(direction, 'INPUT', parts[index] ?? 0n, price),
  }));
  const prices = alignPrices(orders.map(({ price }) => ({ price, market, side: direction })));
  const bought = orders.reduce((sum, { to }) => sum + to, 0n);
  const isRequested = progress.phase === 'asked';
  const columns: readonly Column<(typeof orders)[number]>[] = [
    { key: 'price', head: <Trans>Price</Trans>, isNumber: true, cell: ({ index }) => prices[index]?.text },
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
          <State index={index} progress={progress} />
        ),
    },
  ];
  return (
    <DataTable caption={<Trans>Orders</Trans>} columns={columns} rows={orders} rowKey={({ index }) => index}>
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
