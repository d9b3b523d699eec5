import { useLingui } from '@lingui/react/macro';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useEscape } from '../../ui/hooks/useEscape.ts';
import { LevelRow, SourceMark } from './LadderStyles.ts';
import type { LadderSideName, LevelView } from './ladderView.ts';

const LevelCard = lazy(() => import('./LevelCard.tsx').then(({ LevelCard }) => ({ default: LevelCard })));

export interface LadderLevelProps {
  readonly side: LadderSideName;
  readonly level: LevelView;
  readonly baseSymbol: string;
  /** Puts the level's price into the ticket. */
  readonly onPick: (price: string) => void;
}

/** The same elements for all rows and blocks: they are not drawn again with them. */
const poolMark = (
  <SourceMark aria-hidden="true">
    <Icon name="wave" size={12} />
  </SourceMark>
);
const bookMark = (
  <SourceMark aria-hidden="true">
    <i />
  </SourceMark>
);

const bar = (percent: number): string => `${percent}% calc(100% - 2px)`;

function Level({ side, level, baseSymbol, onPick }: LadderLevelProps): ReactElement {
  const { t } = useLingui();
  const { price, orders, pool, total, average } = level;
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = (): void => setOpen(true);
  const hide = (): void => setOpen(false);
  useEscape(open, hide);
  const pick = (): void => onPick(price);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pick();
  };
  const own = level.own ? t`, includes your order` : '';
  const name =
    side === 'asks'
      ? t`Sell side ${price}: ${orders} resting, ${pool} pool${own}`
      : t`Buy side ${price}: ${orders} resting, ${pool} pool${own}`;
  const upTo = t`Up to ${price}: ${total} ${baseSymbol}, average price ${average}`;
  return (
    <LevelRow
      ref={row}
      role="row"
      tabIndex={0}
      aria-label={`${name}. ${upTo}`}
      data-side={side}
      data-own={level.own ? '' : undefined}
      data-taken={level.taken ? '' : undefined}
      data-pool-only={level.poolOnly ? '' : undefined}
      style={{ backgroundSize: `${bar(level.bookDepth)}, ${bar(level.depth)}` }}
      onClick={pick}
      onKeyDown={onKeyDown}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <span role="cell">
        {level.poolOnly ? poolMark : bookMark}
        {price}
      </span>
      <span role="cell">{level.amount}</span>
      <span role="cell">{level.total}</span>
      {open && (
        <Suspense fallback={null}>
          <LevelCard anchor={row} side={side} level={level} baseSymbol={baseSymbol} />
        </Suspense>
      )}
    </LevelRow>
  );
}

const sameLevel = (a: LevelView, b: LevelView): boolean =>
  (Object.keys(a) as (keyof LevelView)[]).every((key) => a[key] === b[key]);

/** A price level of the book; Enter or a click puts its price into the ticket. */
export const LadderLevel = memo(
  Level,
  (a, b) => a.side === b.side && a.baseSymbol === b.baseSymbol && a.onPick === b.onPick && sameLevel(a.level, b.level),
);
