import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { exactPrice } from '#domain/format/exactPrice.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { priceRounding } from '#domain/format/formatOrderPrice.ts';
import { separators } from '#domain/format/separators.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { Figure } from './Money.tsx';

interface PriceProps {
  /** Raw quote per raw base; the denominator is not zero. */
  readonly price: Fraction;
  readonly base: Pick<CurrencyFact, 'decimals'>;
  readonly quote: CurrencyFact;
  /** Side of the trader, to whose disadvantage a quoted price is rounded; undefined for the price of a fill. */
  readonly side: TradeDirection | undefined;
}

export function Price({ price, base, quote, side }: PriceProps): ReactElement {
  const decimals = { base: base.decimals, quote: quote.decimals };
  const rounding = side === undefined ? 'nearest' : priceRounding(side);
  const shown = formatMarketPrice(price, decimals, { rounding });
  const [down, up] = (['down', 'up'] as const).map((way) => formatMarketPrice(price, decimals, { rounding: way }));
  return (
    <Figure
      shown={shown}
      exact={exactPrice(price, decimals, { ...separators, rounding })}
      unit={shortenSymbol(quote.symbol)}
      isExact={down === up}
    />
  );
}
