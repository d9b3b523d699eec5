import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { compareFractions } from '../../domain/amounts/fraction.ts';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import type { Ladder } from '../../domain/orderBook/buildLadder.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { BlockStamp } from './BlockStamp.tsx';
import { priceText } from './fillView.ts';
import { LadderSide } from './LadderSide.tsx';
import { LadderSkeleton } from './LadderSkeleton.tsx';
import { LadderHead, LadderTable, MidBar, MidPrice } from './LadderStyles.ts';
import type { LadderSideName, LevelView } from './ladderView.ts';
import type { Market } from './tradeMarket.ts';

/** Crossed in the digits shown: an order taken in part leaves the pool a hair beyond its price, which is no news. */
const isCrossedToSee = ({ crossed, mid, bestAsk, bestBid }: Ladder, market: Market): boolean => {
  if (!crossed) return false;
  const beyond = (a: Fraction | undefined, b: Fraction | undefined): boolean =>
    a !== undefined && b !== undefined && compareFractions(a, b) > 0 && priceText(a, market) !== priceText(b, market);
  return beyond(bestBid, bestAsk) || beyond(bestBid, mid) || beyond(mid, bestAsk);
};

function Mid({ ladder, market }: { readonly ladder: Ladder; readonly market: Market }): ReactElement {
  const { t } = useLingui();
  const { mid, blockNumber } = ladder;
  return (
    <MidBar role="row">
      <span role="cell">
        <MidPrice>{mid ? priceText(mid, market) : '–'}</MidPrice>{' '}
        {isCrossedToSee(ladder, market) && (
          <Chip tone="warning">
            <Tooltip
              hint={false}
              content={t`An order rests at a better price than the pool's or the other side's. It waits until somebody takes it.`}
            >
              <Trans>Crossed</Trans>
            </Tooltip>
          </Chip>
        )}
      </span>
      <span role="cell">
        <Trans>Pool price</Trans>
        <br />
        <BlockStamp blockNumber={blockNumber} />
      </span>
    </MidBar>
  );
}

/** Not drawn again with every block. */
const Head = memo(function Head({ baseSymbol }: { readonly baseSymbol: string }): ReactElement {
  return (
    <LadderHead role="row">
      <span role="columnheader">
        <Trans>Price</Trans>
      </span>
      <span role="columnheader">
        <Trans>Amount</Trans>
      </span>
      <span role="columnheader">
        <Trans>Total {baseSymbol}</Trans>
      </span>
    </LadderHead>
  );
});

export interface BookLadderProps {
  readonly market: Market | undefined;
  readonly ladder: Ladder | undefined;
  /** The ladder ready to be drawn; undefined while the book is read for the first time. */
  readonly view: Readonly<Record<LadderSideName, readonly LevelView[]>> | undefined;
  /** Rows of each side while there are none. */
  readonly levels: number;
  readonly onPick: (price: string) => void;
}

/** The ladder as a table: asks above the pool's price, bids below it. */
export function BookLadder({ market, ladder, view, levels, onPick }: BookLadderProps): ReactElement {
  const { t } = useLingui();
  const baseSymbol = market?.base.symbol ?? '';
  return (
    <LadderTable role="table" aria-label={t`Order book, ${baseSymbol} in ${market?.quote.symbol ?? ''}`}>
      <Head baseSymbol={baseSymbol} />
      {view && ladder && market ? (
        <>
          <LadderSide side="asks" levels={view.asks} baseSymbol={baseSymbol} onPick={onPick} />
          <Mid ladder={ladder} market={market} />
          <LadderSide side="bids" levels={view.bids} baseSymbol={baseSymbol} onPick={onPick} />
        </>
      ) : (
        <LadderSkeleton levels={levels} />
      )}
    </LadderTable>
  );
}
