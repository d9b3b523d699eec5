import type { ReactElement } from 'react';
import { dollarToken } from '#config/tokens/tokens.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { unknown } from '#domain/format/unknown.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { Doubted } from '../money/index.ts';
import type { MarketRow } from './marketRows.ts';

const symbolOf = (currency: Currency | undefined, address: Address): string =>
  currency ? shortenSymbol(currency.symbol) : shortenAddress(address);

/** "MYT/USDC"; a token that does not report its symbol is shown by its address. */
export const marketName = (row: MarketRow): string =>
  `${symbolOf(row.baseCurrency, row.base)}/${symbolOf(row.quoteCurrency, row.quote)}`;

/** A price of the market in whole tokens. */
export const marketPrice = ({ baseCurrency, quoteCurrency }: MarketRow, price: Fraction | undefined): string =>
  price && baseCurrency && quoteCurrency
    ? formatMarketPrice(price, { base: baseCurrency.decimals, quote: quoteCurrency.decimals })
    : unknown;

/** Raw dollar units as a short text. */
export const dollarText = (amount: bigint | undefined): string =>
  amount === undefined || !dollarToken
    ? unknown
    : `$${abbreviate({ numerator: amount, denominator: powerOfTen(dollarToken.decimals) })}`;

interface ValuedProps {
  readonly raw: bigint | undefined;
  readonly other: bigint | undefined;
}

/** Raw dollar units as a short text; both texts on hover where pools disagree. */
function Valued({ raw, other }: ValuedProps): ReactElement {
  return (
    <Doubted shown={dollarText(raw)} other={other === undefined ? undefined : dollarText(other)} focusable={false} />
  );
}

/** What changed hands within the 24 hours, in dollars: nothing, once they are read and hold no trade. */
export const marketVolume = ({ volume, volumeOther }: Pick<MarketRow, 'volume' | 'volumeOther'>): ReactElement => (
  <Valued raw={volume} other={volumeOther} />
);

/** What lies in the pool, in dollars. */
export const marketLiquidity = ({
  liquidity,
  liquidityOther,
}: Pick<MarketRow, 'liquidity' | 'liquidityOther'>): ReactElement => <Valued raw={liquidity} other={liquidityOther} />;
