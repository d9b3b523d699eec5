import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import { poolPrice } from '#domain/markets/marketSides.ts';
import { useDayBlock } from '#reads/markets/useDayBlock.ts';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { marketName, sidesOf, marketOf } from '#state/marketRule.ts';
import { symbolStarred } from '#state/user/slice.ts';
import { bookStore } from '#stores/bookStore.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { useRovingFocus } from '#ui/hooks/useRovingFocus.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import {
  DayChange,
  marketName as rowName,
  marketPrice,
  OfDay,
  Sparkline,
  StarButton,
  useFavouriteRows,
  useMarketPath,
  type MarketRow,
} from '../markets/index.ts';
import { Figures, Foot, Frame, Line, List, Name, Row } from './WatchlistStyles.ts';

interface PageMarket {
  readonly name: string;
  readonly isShown: (row: MarketRow) => boolean;
  readonly star: () => void;
}

const usePageMarket = (): PageMarket | undefined => {
  const dispatch = useAppDispatch();
  const { input, output, inputToken, outputToken } = useTradeCurrencies();
  if (!input || !output || !inputToken || !outputToken || inputToken.address === outputToken.address) return undefined;
  const { pair } = bookStore.pairOf(inputToken.address, outputToken.address);
  const { base, quote } = sidesOf(inputToken.address, outputToken.address);
  const symbol = { base_currency_address: base, quote_currency_address: quote, dex: null };
  return {
    name: marketName(marketOf(input, output)),
    isShown: (row) => row.pair === pair,
    star: () => void dispatch(symbolStarred({ chainId: POLYGON_CHAIN_ID, pair, symbol })),
  };
};

interface MarketLineProps {
  readonly row: MarketRow;
  readonly isShown: boolean;
  readonly isTabbed: boolean;
  readonly now: number | undefined;
}

function MarketLine({ row, isShown, isTabbed, now }: MarketLineProps): ReactElement {
  const { t } = useLingui();
  const pathOf = useMarketPath();
  return (
    <Row data-shown={isShown ? '' : undefined}>
      <StarButton row={row} />
      <Line
        as={RouteLink}
        to={marketOnThisPage(pathOf(row))}
        data-market=""
        tabIndex={isTabbed ? 0 : -1}
        aria-current={isShown ? 'true' : undefined}
      >
        <Name translate="no" title={rowName(row)}>
          {rowName(row)}
        </Name>
        <Sparkline row={row} now={now} />
        <Figures>
          <span translate="no" title={t`Pool price`}>
            {marketPrice(row, row.reserves && poolPrice(row.reserves, row))}
          </span>
          <OfDay row={row} inline>
            <DayChange bps={row.stats?.changeBps} />
          </OfDay>
        </Figures>
      </Line>
    </Row>
  );
}

function AddMarket({ market }: { readonly market: PageMarket }): ReactElement {
  const { name } = market;
  return (
    <Button size="sm" variant="outline" icon="plus" onClick={market.star}>
      <Trans>Add {name}</Trans>
    </Button>
  );
}

/** A market that loses its star leaves the list together with the focus, so the focus moves first. */
const focusNext = ({ target }: MouseEvent): void => {
  const star = target instanceof Element ? target.closest('button[aria-pressed="true"]') : null;
  const row = star?.closest('li');
  (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('[data-market]')?.focus();
};

/** Favourite markets. A press, or arrow keys and Enter, switches the page's market. */
export function Watchlist(): ReactElement {
  const { t } = useLingui();
  const rows = useFavouriteRows();
  const market = usePageMarket();
  const { timestamp: now } = useDayBlock();
  const { ref, onKeyDown } = useRovingFocus<HTMLUListElement>('[data-market]', () => undefined);
  const shown = rows.findIndex((row) => market?.isShown(row));
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="list"
        title={<Trans>No favourite markets</Trans>}
        action={market && <AddMarket market={market} />}
      >
        <Trans>Press the star of a market in the market picker or on the market page.</Trans>
      </EmptyState>
    );
  }
  return (
    <Frame>
      <List ref={ref} aria-label={t`Watchlist`} onKeyDown={onKeyDown} onClick={focusNext}>
        {rows.map((row, index) => (
          <MarketLine
            key={row.pair}
            row={row}
            isShown={index === shown}
            isTabbed={index === Math.max(shown, 0)}
            now={now}
          />
        ))}
      </List>
      {market && shown < 0 && (
        <Foot>
          <AddMarket market={market} />
        </Foot>
      )}
    </Frame>
  );
}
