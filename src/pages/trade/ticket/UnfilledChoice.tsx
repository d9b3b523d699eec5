import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TradeDirection, TradeQuote, UnfilledPart } from '#domain/trade/types.ts';
import { moneyText } from '#features/money/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import type { Market } from '../shared/tradeMarket.ts';
import type { TicketActions } from '../order/form/useTicketActions.ts';
import { priceText } from '../shared/priceText.ts';

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  & > p {
    ${text(12)}
    color: ${color('text-2')};
  }
`;

export interface UnfilledTicket {
  readonly quote: TradeQuote | undefined;
  readonly direction: TradeDirection;
  readonly market: Market | undefined;
  readonly unfilled: UnfilledPart;
  readonly currencies: Pick<TradeCurrencies, 'input'>;
  readonly actions: Pick<TicketActions, 'chooseUnfilled'>;
}

interface UnfilledChoiceProps {
  readonly ticket: UnfilledTicket;
}

function Consequence({ ticket }: UnfilledChoiceProps): ReactElement | null {
  const { quote, direction, market, unfilled, currencies } = ticket;
  const { input } = currencies;
  if (!quote || !input || !market) return null;
  if (quote.rests.sold > 0n) {
    const { symbol } = input;
    const rests = moneyText(quote.rests.sold, input, 'paid');
    return (
      <Trans>
        {rests} {symbol} does not fill now. It stays as your open order until it fills or you cancel it.
      </Trans>
    );
  }
  const limit = priceText(quote.limitPrice, market, direction);
  return unfilled === 'LEAVE_OUT' ? (
    <Trans>If the price moves past {limit}, the unfilled part stays open until you sign its cancellation.</Trans>
  ) : (
    <Trans>If the price moves past {limit}, the unfilled part stays as your open order.</Trans>
  );
}

export function UnfilledChoice({ ticket }: UnfilledChoiceProps): ReactElement {
  const { t } = useLingui();
  return (
    <Choice>
      <Segmented
        label={t`Unfilled part`}
        size="sm"
        options={[
          { value: 'REST', label: <Trans>Keep rest as limit order</Trans> },
          { value: 'LEAVE_OUT', label: <Trans>Fill now, cancel rest</Trans> },
        ]}
        value={ticket.unfilled}
        onChange={ticket.actions.chooseUnfilled}
      />
      <p role="status">
        <Consequence ticket={ticket} />
      </p>
    </Choice>
  );
}
