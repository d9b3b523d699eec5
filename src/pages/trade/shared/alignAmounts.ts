import type { Fraction } from '#domain/amounts/fraction.ts';
import { columnDecimals, formatColumn } from '#domain/format/formatColumn.ts';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { alignPrices, type PriceCell } from './alignPrices.ts';

export interface AmountCell {
  readonly amount: bigint | Fraction;
  readonly currency: Pick<Currency, 'decimals' | 'symbol'>;
  readonly role: MoneyRole;
}

/** Adds symbols. Amounts of one token have the same number of decimals. */
export const alignAmounts = (cells: readonly AmountCell[]): readonly string[] => {
  const tokenOf = ({ currency }: AmountCell): string => `${currency.decimals} ${currency.symbol}`;
  const amounts = new Map<string, AmountCell['amount'][]>();
  for (const cell of cells) {
    const known = amounts.get(tokenOf(cell));
    if (known) known.push(cell.amount);
    else amounts.set(tokenOf(cell), [cell.amount]);
  }
  const decimalPlaces = new Map<string, number>();
  return cells.map((cell) => {
    const { amount, currency, role } = cell;
    const token = tokenOf(cell);
    const decimals = decimalPlaces.get(token) ?? columnDecimals(amounts.get(token) ?? [], currency.decimals);
    decimalPlaces.set(token, decimals);
    return `${formatColumn(amount, currency.decimals, role, decimals)} ${currency.symbol}`;
  });
};

interface AlignableRow {
  readonly amount: string;
  readonly amountCell: AmountCell;
  readonly price: string;
  readonly priceCell: PriceCell;
  readonly priceIndent: number;
}

export const alignedRows = <R extends AlignableRow>(rows: readonly R[]): readonly R[] => {
  const amounts = alignAmounts(rows.map(({ amountCell }) => amountCell));
  const prices = alignPrices(rows.map(({ priceCell }) => priceCell));
  return rows.map((row, at) => {
    const { text = row.price, indent = 0 } = prices[at] ?? {};
    return { ...row, amount: amounts[at] ?? row.amount, price: text, priceIndent: indent };
  });
};
