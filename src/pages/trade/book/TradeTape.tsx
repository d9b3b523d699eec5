import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { storageKeys } from '#config/storageKeys.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { FigureField } from '#features/figureField/index.ts';
import { chartMarketOf, type ChartMarket } from '#features/chart/index.ts';
import { createStoredTexts } from '#lib/storedTexts.ts';
import { usePairTrades } from '#reads/history/usePairHistory.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { height, space } from '#ui/theme/theme.ts';
import { NoTrades } from '../shared/NoTrades.tsx';
import { SideLabel } from '../shared/SideLabel.tsx';
import { tapeRowsOf, type TapeRow } from './tapeView.ts';
import type { Market } from '../shared/tradeMarket.ts';

const MAX_ROWS = 60;
const MAX_MARKETS = 50;

const minTapeSizes = createStoredTexts(storageKeys.tapeSizes, MAX_MARKETS);

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  & > :first-child {
    flex: none;
    padding: ${space(2, 3)};
  }
`;

const Rows = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-width: thin;
`;

const Tape = styled(Table)`
  width: 100%;
  font-size: var(--fs-12);
  && td {
    height: ${height('level')};
    border-top: 0;
  }
  && :is(td, th) {
    padding-inline: ${space(1)};
  }
  && :is(td, th):first-child {
    padding-left: ${space(3)};
  }
  && :is(td, th):last-child {
    padding-right: ${space(3)};
  }
`;

interface TapeTimeProps {
  readonly timestamp: number;
  /** True if more than a day older than the newest trade: the date replaces the time. */
  readonly isOld: boolean;
}

function TapeTime({ timestamp, isOld }: TapeTimeProps): ReactElement {
  const { i18n } = useLingui();
  const at = new Date(timestamp * 1000);
  return (
    <time dateTime={at.toISOString()} title={i18n.date(at, { dateStyle: 'medium', timeStyle: 'medium' })}>
      {i18n.date(at, isOld ? { month: 'short', day: 'numeric' } : { timeStyle: 'medium', hourCycle: 'h23' })}
    </time>
  );
}

const columnsOf = (newest: number, decimals: number): readonly Column<TapeRow>[] => [
  {
    key: 'time',
    head: <Trans>Time</Trans>,
    cell: ({ timestamp }) => <TapeTime timestamp={timestamp} isOld={newest - timestamp > DAY_SECONDS} />,
  },
  { key: 'side', head: <Trans>Side</Trans>, cell: ({ side }) => <SideLabel side={side} /> },
  { key: 'price', head: <Trans>Price</Trans>, isNumber: true, cell: ({ price }) => price },
  {
    key: 'amount',
    head: <Trans>Amount</Trans>,
    isNumber: true,
    cell: ({ amount }) => amount,
    exact: ({ base }) => exactText(base, decimals),
  },
];

function TapeTable({ rows, market }: { readonly rows: readonly TapeRow[]; readonly market: ChartMarket }) {
  const newest = rows[0]?.timestamp ?? 0;
  const columns = useMemo(() => columnsOf(newest, market.baseDecimals), [newest, market.baseDecimals]);
  return (
    <DataTable as={Tape} caption={<Trans>Recent trades</Trans>} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

function MarketTape({ market }: { readonly market: ChartMarket }): ReactElement {
  const { t } = useLingui();
  const { baseToken, quoteToken, base } = market;
  const key = `${baseToken.address}-${quoteToken.address}`;
  const text = useSyncExternalStore(minTapeSizes.subscribe, () => minTapeSizes.get(key)) ?? '';
  const parsed = parseAmount(text, market.baseDecimals);
  const min = parsed.ok ? parsed.value : 0n;
  const { status, trades } = usePairTrades(baseToken.address, quoteToken.address);
  const rows = useMemo(() => tapeRowsOf(trades, market, min, MAX_ROWS), [trades, market, min]);
  const units = useMemo(() => [base.symbol], [base.symbol]);
  return (
    <Column>
      <FigureField
        kind="figure"
        label={t`Minimum size`}
        hideLabel
        placeholder={t`Minimum size`}
        units={units}
        value={text}
        onChange={(typed) => minTapeSizes.set(key, typed)}
        end={shortenSymbol(base.symbol)}
        error={
          !parsed.ok && parsed.error.code !== 'empty' && <Trans>Enter a number, or leave empty for all trades</Trans>
        }
      />
      <Rows tabIndex={0} role="group" aria-label={t`Recent trades`}>
        {rows.length > 0 ? (
          <TapeTable rows={rows} market={market} />
        ) : (
          <NoTrades status={status} isFiltered={min > 0n} />
        )}
      </Rows>
    </Column>
  );
}

/** Trades of all accounts, from a minimum size that the user chooses. */
export function TradeTape({ market: shown }: { readonly market: Market }): ReactElement | null {
  const market = useMemo(() => chartMarketOf(shown), [shown]);
  return market ? <MarketTape market={market} /> : null;
}
