import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useState, type ReactElement } from 'react';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Ladder } from '#domain/orderBook/buildLadder.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { useRovingFocus } from '#ui/hooks/useRovingFocus.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { AsOf, BlockStamp } from './BlockStamp.tsx';
import { priceText } from '../shared/priceText.ts';
import { LadderSide, type LadderSideProps } from './LadderSide.tsx';
import {
  LadderHead,
  LadderTable,
  MidBar,
  MidPrice,
  MidWords,
  SpreadLine,
  UnitButton,
  EmptyLevel,
} from './LadderStyles.ts';
import { switchLadderUnit, type LadderUnit } from './ladderUnit.ts';
import { spreadText, type LadderSideName, type LevelView } from './ladderView.ts';
import type { Market } from '../shared/tradeMarket.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

function LadderSkeleton({ levels }: { readonly levels: number }): ReactElement {
  const isUnreachable = useAppSelector(selectIsUnreachable);
  const rows = Array.from({ length: levels }, (_, row) => (
    <EmptyLevel key={row}>
      <span>
        <Skeleton $width="44px" />
      </span>
      <Skeleton $width="40px" />
      <Skeleton $width="40px" />
    </EmptyLevel>
  ));
  return (
    <div aria-hidden="true">
      {rows}
      <MidBar as="div">
        {isUnreachable ? (
          <MidWords>
            <Trans>The network doesn't respond</Trans>
          </MidWords>
        ) : (
          <Skeleton $width="96px" $height="20px" />
        )}
        <span />
      </MidBar>
      {rows}
    </div>
  );
}

/** Compares the shown digits, because a partial fill may leave the pool slightly beyond the order's price. */
const isCrossedToSee = ({ crossed, mid, bestAsk, bestBid }: Ladder, market: Market): boolean => {
  if (!crossed) return false;
  const beyond = (a: Fraction | undefined, b: Fraction | undefined): boolean =>
    a !== undefined && b !== undefined && compareFractions(a, b) > 0 && priceText(a, market) !== priceText(b, market);
  return beyond(bestBid, bestAsk) || beyond(bestBid, mid) || beyond(mid, bestAsk);
};

interface MidProps extends Pick<BookLadderProps, 'asOf'> {
  readonly ladder: Ladder;
  readonly market: Market;
}

function Mid({ ladder, market, asOf }: MidProps): ReactElement {
  const { t } = useLingui();
  const { mid } = ladder;
  const isPhone = useIsPhone();
  return (
    <MidBar role="row">
      <span role="gridcell">
        <MidPrice translate="no">{mid ? priceText(mid, market) : NO_VALUE}</MidPrice>{' '}
        {isCrossedToSee(ladder, market) && (
          <Chip tone="warning">
            <Tooltip
              hint={false}
              content={t`A resting order has a better price than the pool or the other side. It waits for a taker.`}
            >
              <Trans>Crossed</Trans>
            </Tooltip>
          </Chip>
        )}
        <SpreadLine>
          {asOf !== undefined && isPhone ? <AsOf seconds={asOf} /> : <Trans>Spread {spreadText(ladder, market)}</Trans>}
        </SpreadLine>
      </span>
      <span role="gridcell">
        <Trans>Pool price</Trans>
        <br />
        <BlockStamp market={market} asOf={asOf} />
      </span>
    </MidBar>
  );
}

const Head = memo(function Head({ symbol, isPhone }: { readonly symbol: string; readonly isPhone: boolean }) {
  const { t } = useLingui();
  const unit = (words: ReactElement): ReactElement => (
    <UnitButton type="button" title={t`Switch size unit`} onClick={switchLadderUnit}>
      {words}
    </UnitButton>
  );
  return (
    <LadderHead role="row">
      <span role="columnheader">
        <Trans>Price</Trans> {!isPhone && <Trans>before fee</Trans>}
      </span>
      <span role="columnheader">{isPhone ? unit(<Trans>Amount {symbol}</Trans>) : <Trans>Amount</Trans>}</span>
      <span role="columnheader">{!isPhone && unit(<Trans>Total {symbol}</Trans>)}</span>
    </LadderHead>
  );
});

interface Stop {
  readonly side: LadderSideName;
  readonly level: string;
}

type LadderView = Readonly<Record<LadderSideName, readonly LevelView[]>>;

/** Level that the Tab key focuses: the last focused one while it exists, else the best ask or bid. */
const stopOf = (view: LadderView, last: Stop | undefined): Stop => {
  if (last && view[last.side].some(({ key }) => key === last.level)) return last;
  const side = view.asks.length > 0 ? 'asks' : 'bids';
  return { side, level: view[side][0]?.key ?? '' };
};

const nothing = (): void => undefined;

interface BookLadderProps {
  readonly market: Market | undefined;
  readonly ladder: Ladder | undefined;
  readonly view: LadderView | undefined;
  readonly levels: number;
  readonly unit: LadderUnit;
  readonly flash: LadderSideProps['flash'];
  /** Block time of the last visit's ladder, unix seconds. If set, no level can be picked. */
  readonly asOf?: number | undefined;
  readonly onPick: (price: string) => void;
  readonly mark?: Readonly<Record<LadderSideName, ReactElement>> | undefined;
}

/** Arrow keys navigate. Asks are above the pool's price, bids below it. */
export function BookLadder(props: BookLadderProps): ReactElement {
  const { market, ladder, view, levels, unit, flash, asOf, onPick, mark } = props;
  const { t } = useLingui();
  const [last, setLast] = useState<Stop>();
  const { ref, onKeyDown } = useRovingFocus<HTMLDivElement>('[data-level]', nothing);
  const onStop = useCallback((side: LadderSideName, level: string): void => setLast({ side, level }), []);
  const baseSymbol = market?.base.symbol ?? '';
  const stop = view && stopOf(view, last);
  const side = (name: LadderSideName, shown: LadderView): ReactElement => (
    <LadderSide
      side={name}
      levels={shown[name]}
      baseSymbol={baseSymbol}
      stop={stop?.side === name ? stop.level : undefined}
      onStop={onStop}
      onPick={onPick}
      flash={flash}
      mark={mark?.[name]}
    />
  );
  return (
    <LadderTable
      ref={ref}
      role="grid"
      aria-readonly="true"
      inert={asOf !== undefined}
      aria-label={t`Order book, ${baseSymbol} in ${market?.quote.symbol ?? ''}`}
      onKeyDown={onKeyDown}
    >
      <Head symbol={shortenSymbol(market?.[unit].symbol ?? '')} isPhone={useIsPhone()} />
      {view && ladder && market ? (
        <>
          {side('asks', view)}
          <Mid ladder={ladder} market={market} asOf={asOf} />
          {side('bids', view)}
        </>
      ) : (
        <LadderSkeleton levels={levels} />
      )}
    </LadderTable>
  );
}
