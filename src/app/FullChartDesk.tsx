import type { ReactElement } from 'react';
import { ChartDesk } from '#pages/chart/ChartDesk.tsx';
import type { OrderOnChart } from '#pages/chart/ChartCell.tsx';
import { ChartBar, ChartKeys, ChartNotices, ChartTicket } from '#pages/trade/ChartParts.tsx';
import { wrapOf } from '#pages/trade/order/form/ticketRules.ts';
import { NoChart } from '#pages/trade/shared/NoMarket.tsx';
import { useNoBook } from '#pages/trade/TradeParts.tsx';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';

export function FullChartDesk({ onOrder }: { readonly onOrder: OrderOnChart }): ReactElement {
  const currencies = useTradeCurrencies();
  const none = useNoBook({ currencies, wrap: wrapOf(currencies) });
  return (
    <ChartDesk
      onOrder={onOrder}
      notices={<ChartNotices />}
      bar={<ChartBar />}
      ticket={<ChartTicket />}
      keysWithoutTicket={(show) => <ChartKeys show={show} />}
      empty={none && <NoChart why={none} />}
    />
  );
}
