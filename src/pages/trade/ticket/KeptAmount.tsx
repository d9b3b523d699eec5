import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { RecipientNote } from '../orders/PanelParts.ts';

export function KeptAmount({ field }: { readonly field: CurrencyFieldView }): ReactElement | null {
  const { text, currency } = field;
  if (!currency) return null;
  const symbol = shortenSymbol(currency.symbol);
  return (
    <RecipientNote role="status">
      <Trans>
        Your amount of {text} is now in {symbol}.
      </Trans>
    </RecipientNote>
  );
}
