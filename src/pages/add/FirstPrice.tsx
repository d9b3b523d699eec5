import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import { wholePrice } from '#domain/format/formatPrice.ts';
import { separators } from '#domain/format/separators.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { marketGapBps } from '#domain/liquidity/marketPrice.ts';
import type { Token } from '#domain/tokens/types.ts';
import { priceServiceHost, useMarketPrice } from '#reads/tokens/useMarketPrice.ts';
import { Row, Value } from './AddStyles.ts';
import { priceOf } from './priceText.ts';
import type { AddForm } from './useAddForm.ts';

/** Spec 000 section 7, "each to 4 decimals". */
const DECIMALS = 4;
const one: Fraction = { numerator: 1n, denominator: 1n };

/** Quoted in the cheaper token, so that four decimals are enough for each price. */
const priceText = (price: Fraction, a: string, b: string): string => {
  const isUp = compareFractions(price, one) >= 0;
  const shown = isUp ? price : { numerator: price.denominator, denominator: price.numerator };
  const text = decimalText(shown, { ...separators, decimals: DECIMALS, fixed: true });
  return isUp ? `1 ${a} = ${text} ${b}` : `1 ${b} = ${text} ${a}`;
};

interface PricesProps {
  readonly a: Token;
  readonly b: Token;
  /** Raw B per raw A; undefined until both amounts are typed. */
  readonly typed: Fraction | undefined;
}

function Prices({ a, b, typed }: PricesProps): ReactElement | null {
  const market = useMarketPrice(a, b);
  if (!market) return null;
  const price = typed && wholePrice(typed, { base: a.decimals, quote: b.decimals });
  const gapBps = price && marketGapBps(price, market.price);
  const host = priceServiceHost;
  return (
    <>
      <Row>
        {market.source === 'service' ? (
          <Trans>Market price from {host}</Trans>
        ) : (
          <Trans>Market price from other pools</Trans>
        )}
        <Value>{priceText(market.price, shortenSymbol(a.symbol), shortenSymbol(b.symbol))}</Value>
      </Row>
      {market.isContradicted && (
        <Row>
          <Trans>{host} contradicts the pools, so its price isn't shown.</Trans>
        </Row>
      )}
      {gapBps !== undefined && (
        <Row>
          <Trans>Your price compared with it</Trans>
          <Value>{signedPercent(gapBps)}</Value>
        </Row>
      )}
    </>
  );
}

export function FirstPrice({ form }: { readonly form: AddForm }): ReactElement | null {
  const { a, b } = form;
  return a.token && b.token ? <Prices a={a.token} b={b.token} typed={priceOf(form)} /> : null;
}
