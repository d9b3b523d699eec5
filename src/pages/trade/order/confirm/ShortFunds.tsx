import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Approval } from '#features/approval/index.ts';
import { moneyText } from '#features/money/index.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';

export interface FundedTicket {
  readonly currencies: TradeCurrencies;
  readonly quote: TradeQuote | undefined;
  /** Raw units; undefined while it loads. */
  readonly inputBalance: bigint | undefined;
  /** For the amount of `quote`. */
  readonly approval: Pick<Approval, 'state'>;
}

/** Funds that no longer cover the accepted order; undefined if both do, or are unknown. */
export const shortFunds = (
  { inputBalance, approval, quote }: FundedTicket,
  { order: { from } }: TradeQuote,
): 'balance' | 'approval' | undefined => {
  if (inputBalance !== undefined && inputBalance < from) return 'balance';
  // A quote that pays more than the accepted one may need an approval that this order does not.
  return approval.state === 'notApproved' && quote && quote.order.from <= from ? 'approval' : undefined;
};

interface ShortFundsProps {
  readonly form: FundedTicket;
  readonly accepted: TradeQuote;
  readonly onClose: () => void;
}

export function ShortFunds({ form, accepted, onClose }: ShortFundsProps): ReactElement | null {
  const { input } = form.currencies;
  const short = shortFunds(form, accepted);
  if (!short || !input) return null;
  const { symbol } = input;
  const amount = moneyText(accepted.order.from, input, 'paid');
  return (
    <Banner
      tone="danger"
      role="status"
      title={
        short === 'balance' ? (
          <Trans>Your balance no longer covers this order</Trans>
        ) : (
          <Trans>Your approval no longer covers this order</Trans>
        )
      }
      action={
        <Button size="xs" variant="outline" onClick={onClose}>
          <Trans>Back to the ticket</Trans>
        </Button>
      }
    >
      {short === 'balance' ? (
        <Trans>
          It needs {amount} {symbol}. Enter a smaller amount.
        </Trans>
      ) : (
        <Trans>
          It needs {amount} {symbol}. Approve {symbol} again.
        </Trans>
      )}
    </Banner>
  );
}
