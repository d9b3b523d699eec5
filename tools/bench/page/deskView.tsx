import { useState, type ReactElement } from 'react';
import type { CandleInterval } from '#domain/history/types.ts';
import { ChartPanel, createCrosshairLink } from '#features/chart/index.ts';
import { startBookView } from './bookView.tsx';
import { historyReading, STAGE, historyMarket } from './historyView.tsx';
import type { DeskView } from './types.ts';

const ROOM = { display: 'flex', height: 600 } as const;
const BOOK_ROOM = { display: 'flex', width: 280 } as const;
const intervals: readonly CandleInterval[] = ['1m', '1h'];
const nothing = (): void => undefined;

function LinkedCharts(): ReactElement {
  const [crosshair] = useState(createCrosshairLink);
  return (
    <>
      {intervals.map((interval) => (
        <div key={interval} style={STAGE}>
          <ChartPanel
            market={historyMarket}
            account={undefined}
            way={null}
            cell={{ interval, onInterval: nothing, crosshair, isTraded: true, isSmall: true, head: null }}
          />
        </div>
      ))}
    </>
  );
}

/** Two linked charts of one market, and a book. */
export const startDeskView = async (orders: number, show: (content: ReactElement) => void): Promise<DeskView> => {
  const book = await startBookView(orders, (content) =>
    show(
      <div style={ROOM}>
        <LinkedCharts />
        <div style={BOOK_ROOM}>{content}</div>
      </div>,
    ),
  );
  return { ...book, ...(await historyReading()) };
};
