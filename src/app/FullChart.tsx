import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ChartPage } from '#pages/chart/ChartPage.tsx';
import type { MoveOrderProps } from '#pages/trade/orders/MoveOrder.tsx';

const MoveOrder = lazy(() =>
  import('#pages/trade/orders/MoveOrder.tsx').then(({ MoveOrder }) => ({ default: MoveOrder })),
);

export function FullChart(): ReactElement {
  const [moving, move] = useState<Omit<MoveOrderProps, 'onClose'>>();
  return (
    <>
      <ChartPage onMove={(market, order, price) => move({ market, order, price })} />
      <Suspense fallback={null}>{moving && <MoveOrder {...moving} onClose={() => move(undefined)} />}</Suspense>
    </>
  );
}
