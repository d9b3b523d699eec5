import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../../ui/Banner.tsx';
import { space } from '../../ui/theme/theme.ts';
import { Balances } from './Balances.tsx';
import { BookPanel } from './BookPanel.tsx';
import { MarketBar, chooseBase } from './MarketBar.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { StaleScope } from './StaleScope.tsx';
import { Ticket } from './Ticket.tsx';
import { OrdersColumn, TradeGrid } from './TradeLayout.ts';
import { useTradeForm } from './useTradeForm.ts';
import type { TradeForm } from './useTradeForm.ts';
import { useUnknownIds } from './useUnknownIds.ts';

const Notices = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1, 1, 0)};
  &:empty {
    display: none;
  }
`;

/** Currencies of the address that lead nowhere, each with the way out. */
function AddressProblems({ form }: { readonly form: TradeForm }): ReactElement {
  const unknownIds = useUnknownIds();
  return (
    <Notices>
      {unknownIds.map((id) => (
        <Banner key={id} tone="danger" role="alert" title={<Trans>There is no token “{id}”</Trans>}>
          <Trans>An address names a currency by ETH or by a token address. Choose a token in the ticket.</Trans>
        </Banner>
      ))}
      {form.currencies.notTokens.map((id) => (
        <Banner key={id} tone="danger" role="alert" title={<Trans>There is no token at {id}</Trans>}>
          <Trans>Check the address, or choose a token in the ticket.</Trans>
        </Banner>
      ))}
    </Notices>
  );
}

/** `/trade/{input}/{output}`: book, ticket and own orders of one market. */
export function TradePage(): ReactElement {
  const form = useTradeForm();
  const { market, book, account, quote, direction, currencies, actions } = form;
  const base = direction === 'BUY' ? currencies.outputToken : currencies.inputToken;
  const { typePrice, chooseOrderType } = actions;
  const pickPrice = useCallback(
    (price: string) => {
      chooseOrderType('LIMIT');
      typePrice(price.replaceAll(',', ''));
    },
    [chooseOrderType, typePrice],
  );
  return (
    <>
      <AddressProblems form={form} />
      <TradeGrid>
        <StaleScope>
          <MarketBar market={market} base={base} book={book} onChooseBase={chooseBase(direction, actions)} />
          <BookPanel
            market={market}
            base={base}
            book={book}
            account={account}
            quote={quote}
            direction={direction}
            onPick={pickPrice}
          />
        </StaleScope>
        <Ticket form={form} />
        <OrdersColumn>
          <OpenOrders form={form} />
          <Balances account={account} />
        </OrdersColumn>
      </TradeGrid>
    </>
  );
}
