import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { ShortDollars } from '../money/index.ts';
import type { MarketRow } from './marketRows.ts';

const symbolOf = (currency: Currency | undefined, address: Address): string =>
  currency ? shortenSymbol(currency.symbol) : shortenAddress(address);

export const marketName = (row: MarketRow): string =>
  `${symbolOf(row.baseCurrency, row.base)}/${symbolOf(row.quoteCurrency, row.quote)}`;

export const marketPrice = ({ baseCurrency, quoteCurrency }: MarketRow, price: Fraction | undefined): string =>
  price && baseCurrency && quoteCurrency
    ? formatMarketPrice(price, { base: baseCurrency.decimals, quote: quoteCurrency.decimals })
    : NO_VALUE;

/** Dollars; zero if the day is read and has no trade. */
export const marketVolume = ({ volume }: Pick<MarketRow, 'volume'>): ReactElement => (
  <ShortDollars value={volume} focusable={false} />
);

export const marketLiquidity = ({ liquidity }: Pick<MarketRow, 'liquidity'>): ReactElement => (
  <ShortDollars value={liquidity} focusable={false} />
);
