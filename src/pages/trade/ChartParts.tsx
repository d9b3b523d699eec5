import type { ReactElement } from 'react';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { wrapOf } from './order/form/ticketRules.ts';
import { bookToken } from './shared/tradeMarket.ts';
import { useTicketMarket } from './order/form/useTicketMarket.ts';
import { useTicketTokens } from './order/form/useTicketTokens.ts';
import { useTradeForm } from './order/form/useTradeForm.ts';
import { TradeKeys, type HiddenTicket } from './keys/TradeKeys.tsx';
import { MarketBar } from './market/MarketBar.tsx';
import { Ticket } from './ticket/Ticket.tsx';
import { Notices, StaleScope, useNoBook } from './TradeParts.tsx';

/** Parts of the trade page that the chart page shows too. */

export function ChartNotices(): ReactElement {
  const currencies = useTradeCurrencies();
  const { unlistedTokens } = useTicketTokens(currencies, wrapOf(currencies) !== undefined);
  return <Notices notTokens={currencies.notTokens} unlistedTokens={unlistedTokens} />;
}

export function ChartBar(): ReactElement {
  const ticket = useTicketMarket();
  const { market, book } = ticket;
  const none = useNoBook(ticket);
  return (
    <StaleScope isLast={false}>
      <MarketBar market={market} base={market && bookToken(market.base)} book={book} isNone={none !== undefined} />
    </StaleScope>
  );
}

export function ChartKeys(hiddenTicket: HiddenTicket): ReactElement | null {
  const form = useTradeForm();
  return form.wrap ? null : <TradeKeys form={form} hiddenTicket={hiddenTicket} />;
}

export function ChartTicket(): ReactElement {
  return <Ticket form={useTradeForm()} />;
}
