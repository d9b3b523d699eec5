import { useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useMemo, type ReactElement, type RefObject } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { currencyId, sameCurrency } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectFavourites } from '#state/user/selectors.ts';
import { useWatchAsset } from '#writes/wallet/useWatchAsset.ts';
import { usePaused } from '#ui/hooks/usePaused.ts';
import { Rows, Scroller } from './PickerStyles.ts';
import { RowMarks } from './RowMarks.tsx';
import { keepFocus, restMs } from './RowStyles.ts';
import { TokenRow } from './TokenRow.tsx';
import { useHoldings, type RowBalance, type RowBalances } from './useHoldings.ts';
import type { FactsOf } from './useRowFacts.ts';

const ROWS_AHEAD = 4;

/** Rendered before the list is measured, which then seldom needs another layout. */
const FIRST_ROWS = 7;

const noCurrencies: readonly Currency[] = [];

interface RowListProps {
  readonly id: string;
  readonly rows: readonly Currency[];
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly active: number | undefined;
  readonly selected: Currency | undefined;
  readonly factsOf: FactsOf;
  readonly balances: RowBalances;
  readonly onChoose: (currency: Currency) => void;
  readonly onHover: (index: number) => void;
}

const rowId = (listId: string, currency: Currency): string => `${listId}-${currencyId(currency)}`;

export const activeRowId = (listId: string, row: Currency | undefined): string | undefined => row && rowId(listId, row);

const tokenOf = (balance: RowBalance | undefined): Token | undefined =>
  balance?.currency.kind === 'token' ? balance.currency : undefined;

const useViewBalances = (rows: readonly Currency[], first: number, last: number, known: RowBalances) => {
  const { account } = useWallet();
  const range = usePaused(`${first} ${last}`, restMs);
  const inView = useMemo(() => {
    const [from = 0, to = -1] = range.split(' ').map(Number);
    return account ? rows.slice(from, to + 1) : noCurrencies;
  }, [account, rows, range]);
  const { byId } = useHoldings(account, inView);
  return useCallback(
    (currency: Currency): RowBalance | undefined => {
      if (!account) return undefined;
      const id = currencyId(currency);
      const seen = byId.get(id);
      if (seen?.amount !== undefined) return seen;
      return known.get(id) ?? seen;
    },
    [account, byId, known],
  );
};

/** The active row is always rendered, because the search field refers to it. */
const useRowsInView = ({ rows, rowHeight, scroller, active }: RowListProps, overscan: number) => {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: FIRST_ROWS * rowHeight },
    overscan,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return active === undefined || active >= rows.length || seen.includes(active) ? seen : [...seen, active];
    },
  });
  const items = virtualizer.getVirtualItems();
  const isScrolling = useCallback(() => virtualizer.isScrolling, [virtualizer]);
  const { startIndex: first = 0, endIndex: last = -1 } = virtualizer.range ?? {};
  return { items, first, last, height: virtualizer.getTotalSize(), isScrolling };
};

export function RowList(props: RowListProps): ReactElement {
  const { id, rows, scroller, active, selected, factsOf, balances, onChoose, onHover } = props;
  const { t } = useLingui();
  const favourites = useAppSelector((state) => selectFavourites(state, POLYGON_CHAIN_ID));
  const { isOffered } = useWatchAsset();
  // The opened list is painted before its marks and the rows out of view are rendered.
  const isPainted = useDeferredValue(true, false);
  const { items, first, last, height, isScrolling } = useRowsInView(props, isPainted ? ROWS_AHEAD : 0);
  const balanceOf = useViewBalances(rows, first, last, balances);
  const shown = items.flatMap(({ index, start }) => {
    const currency = rows[index];
    return currency ? [{ index, start, currency, facts: factsOf(currency), isActive: index === active }] : [];
  });
  return (
    <Scroller ref={scroller} data-rows={rows.length > 0 ? '' : undefined}>
      <Rows
        id={id}
        role="listbox"
        aria-label={t`Tokens`}
        data-wallet={isOffered ? '' : undefined}
        onMouseDown={keepFocus}
        style={{ height: `${height}px` }}
      >
        {shown.map(({ index, start, currency, facts, isActive }) => (
          <TokenRow
            key={currencyId(currency)}
            id={rowId(id, currency)}
            currency={currency}
            facts={facts}
            balance={balanceOf(currency)}
            index={index}
            count={rows.length}
            top={start}
            active={isActive}
            selected={selected !== undefined && sameCurrency(selected, currency)}
            isPassing={isScrolling}
            onChoose={onChoose}
            onHover={onHover}
          />
        ))}
      </Rows>
      {isPainted &&
        shown.map(({ index, start, currency, facts, isActive }) => (
          <RowMarks
            key={currencyId(currency)}
            currency={currency}
            status={facts.status}
            token={tokenOf(balanceOf(currency))}
            starred={favourites.includes(currencyId(currency))}
            isPassing={isScrolling}
            active={isActive}
            index={index}
            top={start}
            onChoose={onChoose}
            onHover={onHover}
          />
        ))}
    </Scroller>
  );
}
