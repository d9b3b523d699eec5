import type { ReactElement } from 'react';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { ValuePrice } from '#domain/prices/dollarValue.ts';
import { Doubted } from '../money/index.ts';

const textOf = (price: Fraction): string => `$${formatPrice(price, { base: 0, quote: 0 })}`;

/** Dollars per whole token; both values if deep pools disagree, a dash while unknown. */
export function DollarPrice({ price }: { readonly price: ValuePrice | undefined }): ReactElement {
  if (!price) return <>{NO_VALUE}</>;
  return <Doubted shown={textOf(price)} other={price.other && textOf(price.other)} isInTotals={false} />;
}
