import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { TokenTotal } from '#domain/history/ownTotals.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { Money } from '#features/money/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Button } from '#ui/fields/Button.tsx';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { color, line, space, text } from '#ui/theme/theme.ts';
import { bookCurrency, marketOfTokens } from '../shared/tradeMarket.ts';
import { priceText } from '../shared/priceText.ts';
import { PAGE_ROWS, type OwnTable } from './useOwnTable.ts';

const Frame = styled.section`
  border-top: ${line('border')};
  padding-bottom: ${space(2)};
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  padding: ${space(1, 3)};
  ${text(12)}
  color: ${color('text-2')};
`;

const Foot = styled.div`
  padding: ${space(2, 3)};
`;

interface OwnTotalsProps {
  readonly table: OwnTable<unknown>;
  readonly tokens: ReadonlyMap<Address, Token>;
}

const isNone = (amount: bigint | Fraction): boolean =>
  typeof amount === 'bigint' ? amount === 0n : amount.numerator === 0n;

const hasAny = ({ bought, sold, fees, remain }: TokenTotal): boolean => ![bought, sold, fees, remain].every(isNone);

function Sums({ table, tokens }: OwnTotalsProps): ReactElement | null {
  const own = useMask();
  const rows = table.totals.tokens.filter(hasAny);
  if (rows.length === 0) return null;
  const amount = (key: 'bought' | 'sold' | 'fees' | 'remain', head: ReactElement): readonly Column<TokenTotal>[] => {
    if (rows.every((row) => isNone(row[key]))) return [];
    const cell = (row: TokenTotal): ReactElement | string => {
      const token = tokens.get(row.token);
      return token ? own(<Money raw={row[key]} currency={bookCurrency(token)} role="neither" />) : NO_VALUE;
    };
    return [{ key, head, isNumber: true, cell }];
  };
  const columns: readonly Column<TokenTotal>[] = [
    {
      key: 'token',
      head: <Trans>Token</Trans>,
      isRowHead: true,
      cell: ({ token: address }) => {
        const token = tokens.get(address);
        return <span translate="no">{token ? bookCurrency(token).symbol : shortenAddress(address)}</span>;
      },
    },
    ...amount('bought', <Trans>Bought</Trans>),
    ...amount('sold', <Trans>Sold, with fees</Trans>),
    ...amount('fees', <Trans>Fees</Trans>),
    ...amount('remain', <Trans>Still offered</Trans>),
  ];
  return <DataTable caption={<Trans>Totals</Trans>} columns={columns} rows={rows} rowKey={({ token }) => token} />;
}

function Averages({ table, tokens }: OwnTotalsProps): ReactElement | null {
  const { totals, kept } = table;
  const { soldToken, boughtToken } = kept[0] ?? {};
  const market = soldToken && boughtToken && marketOfTokens(tokens, soldToken, boughtToken);
  if (!market) return null;
  const textOf = (side: TradeDirection): string | undefined => {
    const price = totals.averages[side];
    return price && `${priceText(price, market)} ${market.quote.symbol}`;
  };
  const [bought, sold] = [textOf('BUY'), textOf('SELL')];
  return (
    <>
      {bought !== undefined && (
        <span>
          <Trans>Average price bought: {bought}</Trans>
        </span>
      )}
      {sold !== undefined && (
        <span>
          <Trans>Average price sold: {sold}</Trans>
        </span>
      )}
    </>
  );
}

function Gas({ table }: Pick<OwnTotalsProps, 'table'>): ReactElement | null {
  const own = useMask();
  const { gas, ...counts } = table.totals;
  if (counts.transactions === 0) return null;
  const [gasMissing, transactions] = [formatWhole(counts.gasMissing), formatWhole(counts.transactions)];
  return (
    <span>
      {gas === undefined ? (
        <Trans>Network fees: unknown</Trans>
      ) : (
        <>
          <Trans>Network fees: {own(<Money raw={gas} currency={nativeCurrency} role="neither" />)}</Trans>
          {counts.gasMissing > 0 && (
            <>
              {', '}
              <Trans>
                {gasMissing} of {transactions} transactions unknown
              </Trans>
            </>
          )}
        </>
      )}
    </span>
  );
}

/** Sums of all rows that match the filter. Unknown amounts are counted separately, never as 0. */
export function OwnTotals({ table, tokens }: OwnTotalsProps): ReactElement | null {
  const { totals, all } = table;
  if (totals.count === 0) return null;
  const [count, missing] = [formatWhole(totals.count), formatWhole(totals.missing)];
  const undated = formatWhole(table.undated);
  return (
    <Frame>
      <Sums table={table} tokens={tokens} />
      <Notes>
        <span role="status">
          {table.isFiltered ? (
            <Trans>
              {count} of {formatWhole(all.length)} rows
            </Trans>
          ) : (
            <Plural value={totals.count} one="# row" other="# rows" />
          )}
        </span>
        {totals.missing > 0 && (
          <span>
            <Trans>
              Amounts unknown: {missing} of {count} rows
            </Trans>
          </span>
        )}
        {table.undated > 0 && (
          <span>
            <Trans>Left out because their time is unknown: {undated}</Trans>
          </span>
        )}
        <Averages table={table} tokens={tokens} />
        <Gas table={table} />
      </Notes>
    </Frame>
  );
}

export function ShowMore({ table: { left, showMore } }: Pick<OwnTotalsProps, 'table'>): ReactElement | null {
  if (left === 0) return null;
  return (
    <Foot>
      <Button
        size="sm"
        variant="outline"
        onClick={({ currentTarget }) => {
          // The last press removes the button together with the focus.
          if (left <= PAGE_ROWS) currentTarget.closest<HTMLElement>('[role="group"]')?.focus();
          showMore();
        }}
      >
        <Plural value={Math.min(left, PAGE_ROWS)} one="Show # more" other="Show # more" />
      </Button>
    </Foot>
  );
}
