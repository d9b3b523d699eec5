import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { RecipientNote } from '../shared/PanelParts.ts';

export function KeptAmount({ field }: { readonly field: CurrencyFieldView }): ReactElement | null {
  const { text, currency } = field;
  if (!currency) return null;
  const symbol = shortenSymbol(currency.symbol);
  return (
    <RecipientNote role="status">
      <Trans>
        The amount is still {text}, but now in {symbol}. Check it before you order.
      </Trans>
    </RecipientNote>
  );
}
