import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CellView } from '#domain/desk/chartGrid.ts';
import type { CandleInterval } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ChartPanel, chartMarketOf, type ChartMarket, type CrosshairLink } from '#features/chart/index.ts';
import { valueOf } from '#lib/loadable.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useCurrency } from '#reads/tokens/useCurrency.ts';
import { marketName, marketOf } from '#state/marketRule.ts';
import { Button } from '#ui/fields/Button.tsx';
import { color, inLight, line, radius } from '#ui/theme/theme.ts';

export type OrderOnChart = (market: ChartMarket, order: MyOrder, price?: string) => void;

const Cell = styled.section`
  display: flex;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: ${color('surface-1')};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  container-type: inline-size;
  /* Four prices fit in one row; the bars below show the volume. */
  @container (max-width: 419px) {
    & dl > :nth-child(5) {
      display: none;
    }
  }
  ${inLight} & {
    border-color: ${color('border')};
  }
  &&[data-active] {
    border-color: ${color('accent-text')};
  }
`;

const Name = styled(Button)`
  &&[aria-pressed='true'] {
    color: ${color('accent-text')};
  }
`;

const useCellMarket = ({ market }: CellView): ChartMarket | undefined => {
  const base = valueOf(useCurrency(market?.base ?? null));
  const quote = valueOf(useCurrency(market?.quote ?? null));
  return useMemo(() => base && quote && chartMarketOf(marketOf(base, quote)), [base, quote]);
};

interface ChartCellProps {
  readonly view: CellView;
  readonly number: number;
  readonly isActive: boolean;
  readonly isTraded: boolean;
  /** The only chart of a page has no name and no frame. */
  readonly isOnly: boolean;
  readonly account: Address | undefined;
  readonly crosshair: CrosshairLink | undefined;
  readonly onActivate: () => void;
  readonly onInterval: (interval: CandleInterval) => void;
  readonly onDraft: (() => void) | undefined;
  /** Undefined if nothing can be signed. */
  readonly onOrder: OrderOnChart | undefined;
  readonly empty: ReactNode;
}

export function ChartCell(props: ChartCellProps): ReactElement {
  const {
    view,
    number,
    isActive,
    isTraded,
    isOnly,
    account,
    crosshair,
    onActivate,
    onInterval,
    onDraft,
    onOrder,
    empty,
  } = props;
  const { t } = useLingui();
  const market = useCellMarket(view);
  const name = market ? marketName(market) : t`Chart`;
  const head = !isOnly && (
    <Name
      size="xs"
      variant="ghost"
      aria-pressed={isActive}
      aria-label={t`${name}, chart ${number}`}
      title={t`Trade in this chart's market`}
      onClick={onActivate}
    >
      <span translate="no">{name}</span>
    </Name>
  );
  return (
    <Cell
      aria-label={isOnly ? t`Chart` : t`Chart ${number}`}
      data-active={isActive && !isOnly ? '' : undefined}
      onPointerDownCapture={isActive ? undefined : onActivate}
    >
      {empty ?? (
        <ChartPanel
          market={market}
          account={account}
          way={null}
          onOrder={onOrder && ((order, price) => market && onOrder(market, order, price))}
          cell={{ interval: view.interval, onInterval, crosshair, isTraded, isSmall: !isOnly, head, onDraft }}
        />
      )}
    </Cell>
  );
}
