import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import type { Grouping } from '#domain/orderBook/groupingSizes.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { isDeskShortcut } from '#ui/keys/deskShortcuts.ts';
import {
  AmountLine,
  Crosshair,
  DepthArea,
  DepthAxis,
  DepthFrame,
  DepthPlot,
  DepthReadout,
  OwnMark,
} from './DepthStyles.ts';
import { depthViewOf, stepAt, type DepthOutline, type DepthStep, type DepthView } from './depthView.ts';
import { priceText } from '../shared/priceText.ts';
import type { Market } from '../shared/tradeMarket.ts';

/** Levels per side; the grouping determines their width. */
const LEVELS = 48;

export interface DepthChartProps {
  readonly market: Market;
  readonly base: Token;
  readonly book: PairBook;
  readonly grouping: Grouping;
  readonly account: Address | undefined;
  readonly onPick: (price: string) => void;
}

const polygonOf = ({ corners }: DepthOutline): string =>
  `polygon(${corners.map(([x, y]) => `${x.toFixed(2)}% ${y.toFixed(2)}%`).join(', ')})`;

const keyTarget = (key: string, at: number, last: number): number | undefined => {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
};

function Readout({ step, symbol }: { readonly step: DepthStep | undefined; readonly symbol: string }): ReactElement {
  const { price, total } = step?.level ?? { price: NO_VALUE, total: NO_VALUE };
  const average = step?.level.details().average ?? NO_VALUE;
  return (
    <DepthReadout>
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd translate="no">{price}</dd>
      </div>
      <div>
        <dt>
          <Trans>Total {symbol}</Trans>
        </dt>
        <dd translate="no">{total}</dd>
      </div>
      <div>
        <dt>
          <Trans>Average price</Trans>
        </dt>
        <dd translate="no">{average}</dd>
      </div>
    </DepthReadout>
  );
}

interface PlotProps {
  readonly view: DepthView;
  readonly at: number | undefined;
  readonly symbol: string;
  readonly onMove: (at: number | undefined) => void;
  readonly onPick: (price: string) => void;
}

function Drawing({ view: { outlines, steps, amounts } }: { readonly view: DepthView }): ReactElement {
  return (
    <>
      {outlines.map((outline) => (
        <DepthArea
          key={`${outline.side}-${outline.source}`}
          data-side={outline.side}
          data-source={outline.source}
          style={{ clipPath: polygonOf(outline) }}
        />
      ))}
      {steps.map(({ level, x, side }) =>
        level.own ? <OwnMark key={`${side}-${level.key}`} data-own="" style={{ left: `${x}%` }} /> : null,
      )}
      {amounts.map(({ text, y }) => (
        <AmountLine key={y} aria-hidden="true" style={{ top: `${y}%` }}>
          {text}
        </AmountLine>
      ))}
    </>
  );
}

/** Arrows and the pointer move the crosshair; Enter or a click copies its price into the ticket. */
function Plot({ view, at, symbol, onMove, onPick }: PlotProps): ReactElement {
  const { t } = useLingui();
  const { steps, firstAsk } = view;
  const step = at === undefined ? undefined : steps[at];
  const start = Math.min(firstAsk, steps.length - 1);
  const sayOf = ({ side, level }: DepthStep): string => {
    const { price, total } = level;
    const { average } = level.details();
    const own = level.own ? t`, includes your order` : '';
    return side === 'asks'
      ? t`Sell side up to ${price}: ${total} ${symbol}, average price ${average}${own}`
      : t`Buy side down to ${price}: ${total} ${symbol}, average price ${average}${own}`;
  };
  const pointerRatio = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return stepAt(view, width === 0 ? 0 : (100 * (event.clientX - left)) / width);
  };
  const pick = (index: number): void => {
    const price = steps[index]?.level.price;
    if (price !== undefined) onPick(price);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = at === undefined ? start : keyTarget(event.key, at, steps.length - 1);
    if (isDeskShortcut(event, 'depthTake') && at !== undefined) pick(at);
    else if (isDeskShortcut(event, 'depthMove') && target !== undefined) onMove(target);
    else return;
    event.preventDefault();
  };
  return (
    <DepthPlot
      role="slider"
      tabIndex={0}
      aria-label={t`Depth at a price`}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={(at ?? start) + 1}
      aria-valuetext={step ? sayOf(step) : t`No price chosen`}
      onKeyDown={onKeyDown}
      onBlur={() => onMove(undefined)}
      onPointerMove={(event) => onMove(pointerRatio(event))}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMove(undefined)}
      onPointerDown={(event) => onMove(pointerRatio(event))}
      onPointerUp={(event) => event.pointerType === 'mouse' && pick(pointerRatio(event))}
    >
      <Drawing view={view} />
      {step && <Crosshair style={{ left: `${step.x}%` }} />}
    </DepthPlot>
  );
}

/** Cumulative, with the pool. The ladder shows the same figures as a table. */
export function DepthChart({ market, base, book, grouping, account, onPick }: DepthChartProps): ReactElement {
  const [at, setAt] = useState<number>();
  const ladder = useMemo(
    () =>
      buildLadder({
        book,
        base: base.address,
        step: grouping.step,
        levels: LEVELS,
        ...(account !== undefined && { ownMaker: account }),
      }),
    [book, base, grouping, account],
  );
  const view = useMemo(() => depthViewOf(ladder, market, grouping), [ladder, market, grouping]);
  const { symbol } = market.base;
  if (!view) return <EmptyState icon="wave" title={<Trans>No orders or pool price to show</Trans>} />;
  const { steps } = view;
  return (
    <DepthFrame>
      <Readout step={at === undefined ? undefined : steps[at]} symbol={symbol} />
      <Plot view={view} at={at} symbol={symbol} onMove={setAt} onPick={onPick} />
      <DepthAxis aria-hidden="true">
        <span>{steps[0]?.level.price}</span>
        <span translate="no">{ladder.mid && priceText(ladder.mid, market)}</span>
        <span>{steps.at(-1)?.level.price}</span>
      </DepthAxis>
    </DepthFrame>
  );
}
