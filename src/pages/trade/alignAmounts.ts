import type { Fraction } from '../../domain/amounts/fraction.ts';
import { columnDecimals, formatColumn } from '../../domain/format/formatColumn.ts';
import type { MoneyRole } from '../../domain/format/formatMoney.ts';
import type { Currency } from '../../domain/tokens/types.ts';

/** An amount in a column, raw units. */
export interface AmountCell {
  readonly amount: bigint | Fraction;
  readonly currency: Pick<Currency, 'decimals' | 'symbol'>;
  readonly role: MoneyRole | 'neither';
}

/** A column's amounts with their symbols; those of one token have one number of decimals. */
export const alignAmounts = (cells: readonly AmountCell[]): readonly string[] => {
  const tokenOf = ({ currency }: AmountCell): string => `${currency.decimals} ${currency.symbol}`;
  const amounts = new Map<string, AmountCell['amount'][]>();
  for (const cell of cells) amounts.set(tokenOf(cell), [...(amounts.get(tokenOf(cell)) ?? []), cell.amount]);
  const places = new Map<string, number>();
  return cells.map((cell) => {
    const { amount, currency, role } = cell;
    const token = tokenOf(cell);
    const decimals = places.get(token) ?? columnDecimals(amounts.get(token) ?? [], currency.decimals);
    places.set(token, decimals);
    return `${formatColumn(amount, currency.decimals, role, decimals)} ${currency.symbol}`;
  });
};

/** The rows of a table whose amounts have one number of decimals for each token. */
export const alignedRows = <R extends { readonly amount: string; readonly amountCell: AmountCell }>(
  rows: readonly R[],
): readonly R[] => {
  const amounts = alignAmounts(rows.map(({ amountCell }) => amountCell));
  return rows.map((row, at) => ({ ...row, amount: amounts[at] ?? row.amount }));
};
