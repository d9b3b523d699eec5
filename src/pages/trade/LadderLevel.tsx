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
}

/** A price level of the book without what changes with every block: its name and its amounts are written into it. */
export const LadderLevel = memo(function LadderLevel(props: LadderLevelProps): ReactElement {
  const { level, price, poolOnly, own, taken } = props;
  return (
    <div
      role="row"
      tabIndex={0}
      data-level={level}
      data-own={own ? '' : undefined}
      data-taken={taken ? '' : undefined}
      data-pool-only={poolOnly ? '' : undefined}
    >
      <span role="cell">
        <SourceMark aria-hidden="true">{poolOnly ? <Icon name="wave" size={12} /> : <i />}</SourceMark>
        {price}
      </span>
      <span role="cell" />
      <span role="cell" />
    </div>
  );
});
