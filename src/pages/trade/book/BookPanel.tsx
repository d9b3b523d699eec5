import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue, useId, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import type { Grouping } from '#domain/orderBook/groupingSizes.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { env } from '#config/env.ts';
import { PriceAlert } from '#features/alerts/index.ts';
import { lazyModule } from '#lib/later.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectFlashLevels } from '#state/user/selectors.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Select } from '#ui/fields/Select.tsx';
import { SourceKey } from '#ui/text/SourceKey.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { BookLadder } from './BookLadder.tsx';
import { BookBar, BookFoot, BookPanelBody, BookTabs } from './BookStyles.ts';
import { useLadderUnit } from './ladderUnit.ts';
import { ladderViewOf, takingOf, type LadderSideName } from './ladderView.ts';
import type { NoMarketReason } from '../shared/NoMarket.tsx';
import { AreaPanel } from '../shared/TradeLayout.ts';
import type { Market } from '../shared/tradeMarket.ts';
import { useGrouping } from './useGrouping.ts';
import { useLevelCount } from './useLevelCount.ts';

const BookDepth = lazyPart(async () => (await import('./BookDepth.tsx')).BookDepth);

const NoBook = lazyPart(async () => (await import('../shared/NoMarket.tsx')).NoBook);

const TradeTape = lazyPart(async () => (await import('./TradeTape.tsx')).TradeTape);

const RewardedSpread = lazyPart(async () => (await import('./RewardedSpread.tsx')).RewardedSpread);

const RewardKey = lazyPart(async () => (await import('./RewardedSpread.tsx')).RewardKey);

interface BookPanelProps {
  readonly market: Market | undefined;
  readonly base: Token | undefined;
  readonly book: PairBook | undefined;
  readonly asOf?: number | undefined;
  readonly none: NoMarketReason | undefined;
  readonly account: Address | undefined;
  readonly quote: TradeQuote | undefined;
  readonly direction: TradeDirection;
  readonly onPick: (price: string) => void;
}

type BookTab = 'book' | 'depth' | 'trades';

const flashing = lazyModule(async () => (await import('./flashLevels.ts')).flashLevel);
const noFlash = { subscribe: () => () => undefined, read: () => undefined };

const useFlash = () => {
  const { subscribe, read } = useAppSelector(selectFlashLevels) ? flashing : noFlash;
  return useSyncExternalStore(subscribe, read);
};

interface BookHeadProps {
  readonly market: Market | undefined;
  readonly panelId: string;
  readonly tab: BookTab;
  readonly onTab: (tab: BookTab) => void;
  /** Text of the chosen grouping. `sizes`: texts of all groupings, joined by `sizeSeparator`. */
  readonly size: string | undefined;
  readonly sizes: string;
  readonly onSize: (size: string) => void;
}

const sizeSeparator = ' ';

const BookHead = memo(function BookHead(props: BookHeadProps): ReactElement {
  const { market, panelId, tab, onTab, size, sizes, onSize } = props;
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return (
    <BookBar>
      {/* Other screens show it next to the market's price. */}
      {isPhone && market && <PriceAlert market={market} />}
      <BookTabs
        label={t`Order book, depth or trades`}
        panelId={panelId}
        tabs={[
          { value: 'book', label: <Trans>Order book</Trans> },
          { value: 'depth', label: <Trans>Depth</Trans> },
          { value: 'trades', label: <Trans>Trades</Trans> },
        ]}
        value={tab}
        onChange={onTab}
      />
      {size !== undefined && tab !== 'trades' && (
        <Select
          size="xs"
          label={t`Group prices by ${size}`}
          options={sizes.split(sizeSeparator).map((value) => ({ value, label: value }))}
          value={size}
          onChange={onSize}
        />
      )}
    </BookBar>
  );
});

const BookKey = memo(function BookKey({ market }: { readonly market: Market | undefined }): ReactElement {
  return (
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
      {market && <RewardKey market={market} />}
    </BookFoot>
  );
});

type LadderInput = 'market' | 'base' | 'book' | 'asOf' | 'account' | 'quote' | 'direction';

interface LadderProps extends Pick<BookPanelProps, LadderInput> {
  readonly grouping: Grouping | undefined;
  readonly levels: number;
  readonly onPick: (price: string) => void;
}

function Ladder(props: LadderProps): ReactElement {
  const { market, base, book, asOf, account, quote, direction, grouping, levels, onPick } = props;
  const unit = useLadderUnit();
  const flash = useFlash();
  const built = useMemo(
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
  const [taking] = useStableList([takingOf(quote, direction)]);
  const view = useMemo(
    () => built && market && grouping && ladderViewOf(built, market, grouping, taking, unit),
    [built, market, grouping, taking, unit],
  );
  // Memoized: a keystroke renders no side of the ladder whose levels are the same.
  const mark = useMemo(() => {
    if (!env.orderMiningConfig || !book || !base || !built || asOf !== undefined) return undefined;
    const markOf = (side: LadderSideName): ReactElement => (
      <RewardedSpread {...{ side, book, base: base.address, rows: built[side] }} />
    );
    return { asks: markOf('asks'), bids: markOf('bids') };
  }, [book, base, built, asOf]);
  return <BookLadder {...{ market, ladder: built, view, levels, unit, flash, asOf, onPick, mark }} />;
}

export function BookPanel(props: BookPanelProps): ReactElement {
  const { market, base, book, asOf, none, account, quote, direction, onPick } = props;
  const { t } = useLingui();
  const panelId = useId();
  const [chosen, setTab] = useState<BookTab>('book');
  // The press is painted before the tab's content is built.
  const tab = useDeferredValue(chosen);
  const { levels, ref } = useLevelCount(tab === 'book' && none === undefined && book ? tab : undefined);
  const { grouping, sizes, choose } = useGrouping(book, market, base);
  const content = (): ReactElement => {
    if (none !== undefined) return <NoBook why={none} />;
    if (tab === 'trades' && market) return <TradeTape market={market} />;
    if (tab === 'depth' && market && base && book && grouping) {
      return <BookDepth {...{ market, base, book, grouping, account, onPick }} />;
    }
    return <Ladder {...{ market, base, book, asOf, account, quote, direction, grouping, levels, onPick }} />;
  };
  return (
    <AreaPanel ref={ref} id="desk-book" data-area="book" aria-label={t`Order book`}>
      <BookHead
        market={market}
        panelId={panelId}
        tab={chosen}
        onTab={setTab}
        size={grouping?.text}
        sizes={sizes.map(({ text }) => text).join(sizeSeparator)}
        onSize={choose}
      />
      <BookPanelBody id={panelId} tab={tab}>
        {content()}
      </BookPanelBody>
      {tab !== 'trades' && (
        <BookKey market={env.orderMiningConfig && book && asOf === undefined ? market : undefined} />
      )}
    </AreaPanel>
  );
}
