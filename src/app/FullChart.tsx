import { useState, type ReactElement } from 'react';
import { ChartPage } from '#pages/chart/ChartPage.tsx';
import type { OrderOnChart } from '#pages/chart/ChartCell.tsx';
import type { MoveOrderProps } from '#pages/trade/openOrders/MoveOrder.tsx';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const OrderFromChart = lazyPart(
  async () => (await import('#pages/trade/openOrders/OrderFromChart.tsx')).OrderFromChart,
);

const FullChartDesk = lazyPart(async () => (await import('./FullChartDesk.tsx')).FullChartDesk);

/** Excludes phones, in landscape too. */
const roomy = '(min-width: 768px) and (min-height: 480px)';

if (window.matchMedia(roomy).matches) void FullChartDesk.preload();

export function FullChart(): ReactElement {
  const [chosen, choose] = useState<Omit<MoveOrderProps, 'onClose'>>();
  const Shown = useMediaQuery(roomy) ? FullChartDesk : ChartPage;
  const onOrder: OrderOnChart = (market, order, price) => choose({ market, order, price });
  return (
    <>
      <Shown onOrder={onOrder} />
      {chosen && <OrderFromChart {...chosen} onClose={() => choose(undefined)} />}
    </>
  );
}
