import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ChartPage } from '#pages/chart/ChartPage.tsx';
import type { MoveOrderProps } from '#pages/trade/orders/MoveOrder.tsx';

const OrderFromChart = lazy(async () => ({
  default: (await import('#pages/trade/orders/OrderFromChart.tsx')).OrderFromChart,
}));

export function FullChart(): ReactElement {
  const [chosen, choose] = useState<Omit<MoveOrderProps, 'onClose'>>();
  return (
    <>
      <ChartPage onOrder={(market, order, price) => choose({ market, order, price })} />
      <Suspense fallback={null}>{chosen && <OrderFromChart {...chosen} onClose={() => choose(undefined)} />}</Suspense>
    </>
  );
}
