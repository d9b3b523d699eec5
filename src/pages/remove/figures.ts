import { formatAmount } from '../../domain/format/formatAmount.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { Currency } from '../../domain/tokens/types.ts';

/** Figures of this page have a comma between thousands. */
export const separators = { thousands: ',' } as const;

/** A currency's symbol as it is shown; empty while it is unknown. */
export const symbolOf = (currency: Currency | undefined): string => (currency ? shortenSymbol(currency.symbol) : '');

/** Six digits of an amount (raw units) with its symbol; a dash while either is unknown. */
export const amountText = (raw: bigint | undefined, currency: Currency | undefined): string =>
  raw === undefined || !currency ? '–' : `${formatAmount(raw, currency.decimals, separators)} ${symbolOf(currency)}`;
