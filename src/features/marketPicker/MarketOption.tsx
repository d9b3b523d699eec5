import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DayChange } from '../dayChange/index.ts';
import { MarketLabel, marketLiquidity, marketPrice, Star } from '../markets/index.ts';
import type { MarketRow } from '../markets/index.ts';
import { Option } from './PickerStyles.ts';

export interface MarketOptionProps {
  readonly id: string;
  readonly row: MarketRow;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPick: (row: MarketRow) => void;
}

/** A market to choose: its name, last price, change within 24 hours and what lies in its pool. */
export function MarketOption({ id, row, active, selected, onPick }: MarketOptionProps): ReactElement {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active ? '' : undefined}
      onClick={() => onPick(row)}
    >
      <span data-star="">{row.isStarred && <Star filled />}</span>
      <MarketLabel row={row} />
      <span data-num="">{marketPrice(row, row.price)}</span>
      <span data-num="">
        <DayChange bps={row.stats?.changeBps} />
      </span>
      <span data-num="">
        {marketLiquidity(row)}
        <small>
          <Trans>in the pool</Trans>
        </small>
      </span>
    </Option>
  );
}
