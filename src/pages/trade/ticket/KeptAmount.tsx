import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { RecipientNote } from '../orders/PanelParts.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

/** Says what an amount counts that was typed for another token. */
export function KeptAmount({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { text, currency } = form.field === 'INPUT' ? form.input : form.output;
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
