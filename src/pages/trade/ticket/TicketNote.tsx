import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { moneyText } from '#features/money/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { bookPartOf } from '../order/form/bookPartOf.ts';
import { priceText } from '../shared/priceText.ts';
import type { ForeseenRefusalProps } from './ForeseenRefusal.tsx';
import { QuoteNote } from './QuoteNote.tsx';

function Note({ form }: Pick<ForeseenRefusalProps, 'form'>): ReactElement | null {
  const { problem, market, orderType, quote, currencies, actions } = form;
  const { input } = currencies;
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
  // UnfilledChoice explains the remainder of a market order.
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

const ForeseenRefusal = lazyPart(
  async () => (await import('./ForeseenRefusal.tsx')).ForeseenRefusal,
  ({ children }: ForeseenRefusalProps) => <>{children}</>,
);

export function TicketNote({ form, onRefusal }: Omit<ForeseenRefusalProps, 'children'>): ReactElement {
  const { signer } = useWallet();
  const split = form.exchange?.used.split;
  const note = <Note form={form} />;
  return signer ? (
    <ForeseenRefusal form={split ? bookPartOf(form, split) : form} onRefusal={onRefusal}>
      {note}
    </ForeseenRefusal>
  ) : (
    note
  );
}
