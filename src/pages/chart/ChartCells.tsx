import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CellView } from '#domain/desk/chartGrid.ts';
import { createCrosshairLink } from '#features/chart/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { ChartCell, type OrderOnChart } from './ChartCell.tsx';
import type { ChartGridControls } from './useChartGrid.ts';
import { space } from '#ui/theme/theme.ts';

const sideBySide = '960px';

const Room = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
  min-height: 0;
  container-type: inline-size;
`;

/** In a narrow space two charts are below each other. */
const Cells = styled.div<{ readonly 'data-count': number }>`
  flex: 1;
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-height: 0;
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: ${sideBySide}) {
    &[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const isSameMarket = ({ market: a }: CellView, b: CellView['market']): boolean =>
  a === b || (a !== undefined && b !== undefined && a.base === b.base && a.quote === b.quote);

interface ChartCellsProps {
  readonly head: ReactNode;
  readonly controls: ChartGridControls;
  readonly onDraft: (() => void) | undefined;
  readonly onOrder: OrderOnChart;
  readonly empty: ReactNode;
}

export function ChartCells({ head, controls, onDraft, onOrder, empty }: ChartCellsProps): ReactElement {
  const { grid, cells } = controls;
  const { account, signer } = useWallet();
  const [crosshair] = useState(createCrosshairLink);
  const traded = cells[grid.active]?.market;
  return (
    <Room>
      {head}
      <Cells data-count={grid.count}>
        {cells.map((view, index) => {
          const isTraded = isSameMarket(view, traded);
          return (
            <ChartCell
              // Only the position identifies a chart.
              key={index}
              view={view}
              number={index + 1}
              isActive={index === grid.active}
              isTraded={isTraded}
              isOnly={grid.count === 1}
              account={account}
              crosshair={grid.linked.includes('crosshair') ? crosshair : undefined}
              onActivate={() => controls.activate(index)}
              onInterval={(interval) => controls.chooseInterval(index, interval)}
              onDraft={onDraft}
              onOrder={signer && onOrder}
              empty={isTraded ? empty : undefined}
            />
          );
        })}
      </Cells>
    </Room>
  );
}
