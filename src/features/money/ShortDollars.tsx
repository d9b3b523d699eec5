import type { ReactElement } from 'react';
import { dollarToken } from '#config/tokens/tokens.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { RawDollars } from '#domain/prices/dollarValue.ts';
import { Doubted } from './Dollars.tsx';

/** @param amount raw dollar units */
const dollarText = (amount: bigint): string =>
  dollarToken ? `$${abbreviate({ numerator: amount, denominator: powerOfTen(dollarToken.decimals) })}` : NO_VALUE;

interface ShortDollarsProps {
  readonly value: RawDollars | undefined;
  readonly focusable?: boolean;
}

export function ShortDollars({ value, focusable = true }: ShortDollarsProps): ReactElement {
  if (!value) return <>{NO_VALUE}</>;
  const { raw, other } = value;
  return (
    <Doubted
      shown={dollarText(raw)}
      other={other === undefined ? undefined : dollarText(other)}
      focusable={focusable}
    />
  );
}
