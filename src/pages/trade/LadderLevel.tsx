import { memo } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SourceMark } from './LadderStyles.ts';

export interface LadderLevelProps {
  readonly level: string;
  readonly price: string;
  readonly poolOnly: boolean;
  readonly own: boolean;
  readonly taken: boolean;
  /** The one level of the ladder that the tab key leads to. */
  readonly isStop: boolean;
}

/** A price level of the book without what changes with every block: its name and its amounts are written into it. */
export const LadderLevel = memo(function LadderLevel(props: LadderLevelProps): ReactElement {
  const { level, price, poolOnly, own, taken, isStop } = props;
  return (
    <div
      role="row"
      tabIndex={isStop ? 0 : -1}
      data-level={level}
      data-own={own ? '' : undefined}
      data-taken={taken ? '' : undefined}
      data-pool-only={poolOnly ? '' : undefined}
    >
      <span role="gridcell">
        <SourceMark aria-hidden="true">{poolOnly ? <Icon name="wave" size={12} /> : <i />}</SourceMark>
        {price}
      </span>
      <span role="gridcell" />
      <span role="gridcell" />
    </div>
  );
});
