import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ownFills } from '#domain/trade/ownFills.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { OpenOrderView } from '../order/own/openOrderView.ts';

interface MoveQuoteNotesProps {
  readonly view: OpenOrderView;
  readonly quote: TradeQuote;
  readonly input: Currency;
  readonly output: Currency;
}

export function MoveQuoteNotes({ view, quote, input, output }: MoveQuoteNotesProps): ReactElement {
  const { filled, rests } = quote;
  const own = ownFills(quote, view.order.maker);
  const spent = moneyWords(filled.spent, input, 'paid');
  const received = moneyWords(filled.received, output, 'received');
  return (
    <>
      <KeyValue
        rows={[
          { key: 'sold', label: <Trans>Sells</Trans>, value: moneyWords(quote.order.from, input, 'paid') },
          {
            key: 'wanted',
            label: <Trans>Asks for</Trans>,
            value: moneyWords(quote.order.to, output, 'received'),
          },
        ]}
      />
      {filled.spent > 0n && (
        <Banner tone="warning" title={<Trans>Trades at once at this price</Trans>}>
          {rests.sold > 0n ? (
            <Trans>
              {spent} buys {received} now, with the 0.3% taker fee. The rest stays open.
            </Trans>
          ) : (
            <Trans>
              {spent} buys {received} now, with the 0.3% taker fee.
            </Trans>
          )}
        </Banner>
      )}
      {own && (
        <Banner tone="warning" title={<Trans>This fills your own order</Trans>}>
          <Trans>You would pay the fee to trade with yourself. Choose another price.</Trans>
        </Banner>
      )}
    </>
  );
}
