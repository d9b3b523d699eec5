import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { moneyText } from '#features/money/index.ts';
import { useForeseenRefusal } from '../form/useForeseenRefusal.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import { priceText } from '../market/priceText.ts';
import { QuoteNote } from './QuoteNote.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { isAllReserved, ReserveNote } from './ReserveNote.tsx';

interface TicketNoteProps {
  readonly form: TradeForm;
  /** Called when it becomes known that the order book would refuse the order, and when that ends. */
  readonly onRefusal: (isRefused: boolean) => void;
}

function Note({ form }: Pick<TicketNoteProps, 'form'>): ReactElement | null {
  const { problem, market, orderType, quote, currencies, actions } = form;
  const { input } = currencies;
  if (isAllReserved(form)) return <ReserveNote />;
  if (!market) return null;
  if (problem?.code === 'approvalNeeded' || problem?.code === 'approvalPending') {
    return (
      <p>
        <Trans>Step 1 of 2: approve, then confirm the order.</Trans>
      </p>
    );
  }
  if (problem?.code === 'quote') {
    return <QuoteNote market={market} currencies={currencies} problem={problem.problem} actions={actions} />;
  }
  // A market order's remainder is explained by UnfilledChoice.
  if (orderType === 'MARKET' || !quote || quote.rests.sold === 0n || !input) return null;
  const rests = moneyText(quote.rests.sold, input, 'paid');
  return (
    <p>
      <Trans>
        {rests} {input.symbol} stays open at {priceText(quote.limitPrice, market, form.direction)}, maker fee 0%.
      </Trans>
    </p>
  );
}

/** Explains below the button why the order would be refused, why there is no quote, or what will rest as an open order. */
export function TicketNote({ form, onRefusal }: TicketNoteProps): ReactElement | null {
  const refusal = useForeseenRefusal(form, form.quote, onRefusal);
  return refusal ? <RefusalNotice form={form} problem={refusal} /> : <Note form={form} />;
}
