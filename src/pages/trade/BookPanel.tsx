import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { compareFractions } from '../../domain/amounts/fraction.ts';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { buildLadder } from '../../domain/orderBook/buildLadder.ts';
import type { Ladder } from '../../domain/orderBook/buildLadder.ts';
import { groupingSizes } from '../../domain/orderBook/groupingSizes.ts';
import type { GroupingChoice } from '../../domain/orderBook/groupingSizes.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import type { Address, Token } from '../../domain/tokens/types.ts';
import type { TradeDirection, TradeQuote } from '../../domain/trade/types.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { Select } from '../../ui/Select.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { SourceKey } from '../../ui/SourceKey.tsx';
import { priceText } from './fillView.ts';
import { BlockStamp } from './BlockStamp.tsx';
import { LadderLevel } from './LadderLevel.tsx';
import { LadderSkeleton } from './LadderSkeleton.tsx';
import { BookBar, BookFoot, LadderHead, LadderTable, MidBar, MidPrice } from './LadderStyles.ts';
import { ladderViewOf, takingOf } from './ladderView.ts';
import type { LadderSideName, LevelView } from './ladderView.ts';
import { AreaPanel } from './TradeLayout.ts';
import type { Market } from './tradeMarket.ts';

export interface BookPanelProps {
  readonly market: Market | undefined;
  /** The market's tokens as the book knows them. */
  readonly base: Token | undefined;
  readonly book: PairBook | undefined;
  readonly account: Address | undefined;
  readonly quote: TradeQuote | undefined;
  readonly direction: TradeDirection;
  readonly onPick: (price: string) => void;
}

const useLevelCount = (): number => {
  const phone = useMediaQuery('(max-width: 767px)');
  const tall = useMediaQuery('(min-width: 1280px) and (min-height: 1060px)');
  const low = useMediaQuery('(min-width: 1280px) and (max-height: 879px)');
  if (phone) return 5;
  if (tall) return 17;
  return low ? 11 : 13;
};

const useGrouping = (book: PairBook | undefined, market: Market | undefined, base: Token | undefined) => {
  const [chosen, setChosen] = useState<string>();
  const price = useMemo(() => {
    if (!book || !base) return undefined;
    const [reserveBase, reserveQuote] =
      base.address === book.token0 ? [book.reserve0, book.reserve1] : [book.reserve1, book.reserve0];
    return reserveBase > 0n && reserveQuote > 0n ? { numerator: reserveQuote, denominator: reserveBase } : undefined;
  }, [book, base]);
  const choice: GroupingChoice | undefined =
    price && market && groupingSizes(price, { base: market.base.decimals, quote: market.quote.decimals });
  const grouping = choice?.sizes.find((size) => size.text === chosen) ?? choice?.preferred;
  return { grouping, sizes: choice?.sizes ?? [], choose: setChosen };
};

interface LevelsProps {
  readonly side: LadderSideName;
  readonly levels: readonly LevelView[];
  readonly market: Market;
  readonly onPick: (price: string) => void;
}

function Levels({ side, levels, market, onPick }: LevelsProps): ReactElement {
  const shown = side === 'asks' ? levels.toReversed() : levels;
  return (
    <div role="rowgroup">
      {shown.map((level) => (
        <LadderLevel key={level.key} side={side} level={level} baseSymbol={market.base.symbol} onPick={onPick} />
      ))}
    </div>
  );
}

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

/** The order book and the pool as one price ladder, cut at the same levels. */
export function BookPanel(props: BookPanelProps): ReactElement {
  const { market, base, book, account, quote, direction, onPick } = props;
  const { t } = useLingui();
  const levels = useLevelCount();
  const { grouping, sizes, choose } = useGrouping(book, market, base);
  const ladder = useMemo(
    () =>
      book && base && grouping
        ? buildLadder({
            book,
            base: base.address,
            step: grouping.step,
            levels,
            ...(account !== undefined && { ownMaker: account }),
          })
        : undefined,
    [book, base, grouping, levels, account],
  );
  const view = ladder && market && grouping && ladderViewOf(ladder, market, grouping, takingOf(quote, direction));
  const baseSymbol = market?.base.symbol ?? '';
  return (
    <AreaPanel $area="book" aria-label={t`Order book`}>
      <BookBar>
        <h2>
          <Trans>Order book</Trans>
        </h2>
        {grouping && (
          <Select
            size="xs"
            label={t`Group prices by ${grouping.text}`}
            options={sizes.map((size) => ({ value: size.text, label: size.text }))}
            value={grouping.text}
            onChange={choose}
          />
        )}
      </BookBar>
      <LadderTable role="table" aria-label={t`Order book, ${baseSymbol} in ${market?.quote.symbol ?? ''}`}>
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
        {view ? (
          <>
            <Levels side="asks" levels={view.asks} market={market} onPick={onPick} />
            <Mid ladder={ladder} market={market} />
            <Levels side="bids" levels={view.bids} market={market} onPick={onPick} />
          </>
        ) : (
          <LadderSkeleton levels={levels} />
        )}
      </LadderTable>
      <BookFoot>
        <span>
          <SourceKey source="book" /> <Trans>Orders</Trans>
        </span>
        <span>
          <SourceKey source="pool" /> <Trans>Pool</Trans>
        </span>
        <span>
          <SourceKey source="own" /> <Trans>Yours</Trans>
        </span>
        <span>
          <Trans>before fee</Trans>
        </span>
      </BookFoot>
    </AreaPanel>
  );
}
