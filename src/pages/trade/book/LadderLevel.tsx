import { useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import { Icon } from '#ui/text/Icon.tsx';
import { SourceMark } from './LadderStyles.ts';
import type { LadderSideName } from './ladderView.ts';

interface LadderLevelProps {
  readonly level: string;
  readonly price: string;
  readonly side: LadderSideName;
  readonly describedBy: string | undefined;
  readonly poolOnly: boolean;
  readonly own: boolean;
  readonly taken: boolean;
  readonly isStop: boolean;
}

/** Named by side and price only, because amounts change with each block. */
export const LadderLevel = memo(function LadderLevel(props: LadderLevelProps): ReactElement {
  const { level, price, side, describedBy, poolOnly, own, taken, isStop } = props;
  const { t } = useLingui();
  const mine = own ? t`, includes your order` : '';
  const name = side === 'asks' ? t`Sell side ${price}${mine}` : t`Buy side ${price}${mine}`;
  return (
    <div
      role="row"
      aria-label={name}
      aria-describedby={describedBy}
      tabIndex={isStop ? 0 : -1}
      data-level={level}
      data-own={own ? '' : undefined}
      data-taken={taken ? '' : undefined}
      data-pool-only={poolOnly ? '' : undefined}
    >
      {/* Must be in the order of ladderCells.ts. */}
      <span role="gridcell">
        <SourceMark aria-hidden="true">{poolOnly ? <Icon name="wave" size={12} /> : <i />}</SourceMark>
        {price}
      </span>
      <span role="gridcell" />
      <span role="gridcell" />
    </div>
  );
});
