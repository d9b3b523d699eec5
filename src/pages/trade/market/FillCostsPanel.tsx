import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { FillCosts } from '#domain/trade/fillCosts.ts';
import { Popover } from '#ui/overlay/Popover.tsx';
import { color, space, text, weight } from '#ui/theme/theme.ts';
import { percentText } from '#domain/format/percentText.ts';
import { bookToken, type Market } from '../shared/tradeMarket.ts';
import { COST_SIZES, useFillCosts, type ExchangeCosts } from './useFillCosts.ts';

const panelWidth = '340px';

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(${panelWidth}, calc(100vw - var(--s-6)));
  padding: ${space(4)};
  ${text(12)}
  & h2 {
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th {
    padding: ${space(1, 0)};
    text-align: left;
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
  & thead th + th,
  & td {
    text-align: right;
  }
  & tbody > tr:first-child > th {
    padding-top: ${space(2)};
    font-weight: ${weight('medium')};
    color: ${color('text-1')};
  }
  & p {
    color: ${color('text-2')};
  }
`;

const costText = (bps: number | undefined): string => (bps === undefined ? NO_VALUE : percentText(bps));

interface RowProps {
  readonly name: ReactElement;
  readonly costs: readonly FillCosts[];
  readonly figure: keyof FillCosts;
}

function Row({ name, costs, figure }: RowProps): ReactElement {
  return (
    <tr>
      <th scope="row">{name}</th>
      {costs.map((cost, at) => (
        <td key={at} translate="no">
          {costText(cost[figure])}
        </td>
      ))}
    </tr>
  );
}

function Exchange({ name, costs }: ExchangeCosts): ReactElement {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={COST_SIZES.length + 1}>
          {name}
        </th>
      </tr>
      <Row name={<Trans>Effective spread</Trans>} costs={costs} figure="spreadBps" />
      <Row name={<Trans>Slippage to buy</Trans>} costs={costs} figure="buyBps" />
      <Row name={<Trans>Slippage to sell</Trans>} costs={costs} figure="sellBps" />
    </tbody>
  );
}

export interface FillCostsProps {
  readonly market: Market;
  readonly book: PairBook;
}

interface FillCostsPanelProps extends FillCostsProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function FillCostsPanel({ market, book, anchor, onClose }: FillCostsPanelProps): ReactElement {
  const { t } = useLingui();
  const exchanges = useFillCosts(bookToken(market.base), bookToken(market.quote), book);
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t`Spread and slippage by size`} align="start">
      <Panel>
        <h2>
          <Trans>Spread and slippage by size</Trans>
        </h2>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Order size</Trans>
              </th>
              {COST_SIZES.map((dollars) => (
                <th key={dollars.toString()} scope="col" translate="no">
                  ${formatWhole(dollars)}
                </th>
              ))}
            </tr>
          </thead>
          {exchanges.map((exchange) => (
            <Exchange key={exchange.id} {...exchange} />
          ))}
        </table>
        <p>
          <Trans>
            Effective spread is the difference between the average prices to buy and to sell, fees included. Slippage is
            the average price compared with that exchange's price before the trade, without fees.
          </Trans>
        </p>
      </Panel>
    </Popover>
  );
}
