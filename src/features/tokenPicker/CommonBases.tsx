import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { baseTokens, nativeCurrency } from '#config/tokens/tokens.ts';
import { currencyId, sameCurrency } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { TokenLogo } from '../tokenLogo/index.ts';
import { Bases, BasesLabel } from './PickerStyles.ts';
import type { FactsOf } from './useRowFacts.ts';

const bases: readonly Currency[] = [nativeCurrency, ...baseTokens];

interface CommonBasesProps {
  readonly selected: Currency | undefined;
  readonly factsOf: FactsOf;
  readonly onPick: (currency: Currency) => void;
}

export function CommonBases({ selected, factsOf, onPick }: CommonBasesProps): ReactElement {
  const labelId = useId();
  return (
    <Bases role="group" aria-labelledby={labelId}>
      <BasesLabel id={labelId}>
        <Trans>Common bases</Trans>
      </BasesLabel>
      {bases
        .filter((currency) => factsOf(currency).status !== 'unsupported')
        .map((currency) => (
          <button
            key={currencyId(currency)}
            type="button"
            aria-pressed={selected !== undefined && sameCurrency(selected, currency)}
            onClick={() => onPick(currency)}
          >
            <TokenLogo currency={currency} size={20} />
            {currency.symbol}
          </button>
        ))}
    </Bases>
  );
}
