import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { color, text, weight } from '#ui/theme/theme.ts';
import { Dollars } from '../money/index.ts';

const Small = styled.small`
  ${text(12)}
  font-weight: ${weight('regular')};
  color: ${color('text-3')};
`;

interface PayoutSide {
  readonly currency: Currency | undefined;
  /** Raw units that the pool pays for the pool tokens. */
  readonly amount: bigint | undefined;
}

interface PoolTokensDollarsProps {
  readonly a: PayoutSide;
  readonly b: PayoutSide;
}

/** Both sides are worth the same at the pool's price, so one known price is enough. */
export function PoolTokensDollars({ a, b }: PoolTokensDollarsProps): ReactElement {
  const values = [useDollarValue(a.currency, a.amount), useDollarValue(b.currency, b.amount)];
  const known = values.flatMap((value) => (value && value.numerator > 0n ? value : []));
  const [only] = known;
  return (
    <Small>
      <Dollars value={only && totalOf(known.length === 2 ? known : [only, only])} isPublic />
    </Small>
  );
}
