import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolPrice } from '#domain/markets/marketSides.ts';
import { DayChange, MarketLabel, marketLiquidity, marketPrice, Star, type MarketRow } from '../markets/index.ts';
import { Figure, Liquidity, Option, StarMark } from './PickerStyles.ts';

interface MarketOptionProps {
  readonly id: string;
  readonly row: MarketRow;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPick: (row: MarketRow) => void;
}

export function MarketOption({ id, row, active, selected, onPick }: MarketOptionProps): ReactElement {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active ? '' : undefined}
      onClick={() => onPick(row)}
    >
      <StarMark>{row.isStarred && <Star filled />}</StarMark>
      <MarketLabel row={row} />
      <Figure translate="no">{marketPrice(row, row.reserves && poolPrice(row.reserves, row))}</Figure>
      <Figure>
        <DayChange bps={row.stats?.changeBps} />
      </Figure>
      <Liquidity>
        {marketLiquidity(row)}
        <small>
          <Trans>in the pool</Trans>
        </small>
      </Liquidity>
    </Option>
  );
}
