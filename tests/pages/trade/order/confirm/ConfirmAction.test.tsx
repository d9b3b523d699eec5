import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import type { TradeQuote } from '#domain/trade/types.ts';
import { ConfirmAction } from '#pages/trade/order/confirm/ConfirmAction.tsx';
import type { FundedTicket } from '#pages/trade/order/confirm/ShortFunds.tsx';
import type { TradeForm } from '#pages/trade/order/form/useTradeForm.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../../../ui/renderUi.tsx';
import { market, mockIntent, MYT, quoted, USDC } from '../../mockMarket.ts';

const accepted = quoted(mockIntent);

const ticket = (quote: TradeQuote | undefined, funds: Partial<FundedTicket> = {}): TradeForm =>
  ({
    direction: 'BUY',
    quote,
    currencies: { input: USDC, output: MYT },
    inputBalance: accepted.order.from,
    approval: { state: 'approved' },
    ...funds,
  }) as unknown as TradeForm;

const refusedNow = (quote: TradeQuote | undefined) => {
  const [onAccept, onClose, onConfirm] = [vi.fn(), vi.fn(), vi.fn()];
  const form = ticket(quote);
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <ConfirmAction
        form={form}
        market={market}
        accepted={accepted}
        live={undefined}
        onAccept={onAccept}
        onClose={onClose}
        onConfirm={onConfirm}
      />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('would no longer accept this order');
  expect(screen.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
  return { onAccept, onClose, user: userEvent.setup() };
};

describe('an order that the book would refuse by now', () => {
  it('leads back to the ticket where there is no other quote', async () => {
    const { user, onClose } = refusedNow(undefined);
    await user.click(screen.getByRole('button', { name: 'Back to the ticket' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers the quote of now where there is one', async () => {
    const { user, onAccept } = refusedNow(accepted);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(onAccept).toHaveBeenCalledWith(accepted);
  });
});

describe('funds that change while the confirmation is open', () => {
  const confirmation = (funds: Partial<FundedTicket>, quote = accepted) => {
    const onClose = vi.fn();
    renderUi(
      <Provider store={configureStore({ reducer: rootReducer })}>
        <ConfirmAction
          {...{ market, accepted, onClose }}
          form={ticket(quote, funds)}
          live={accepted}
          onAccept={vi.fn()}
          onConfirm={vi.fn()}
        />
      </Provider>,
    );
    return { onClose, confirm: screen.getByRole('button', { name: 'Buy MYT' }) };
  };
  const { from } = accepted.order;

  it.each([
    ['a balance one unit short', { inputBalance: from - 1n }, 'Your balance no longer covers this order'],
    ['a withdrawn approval', { approval: { state: 'notApproved' } }, 'Your approval no longer covers this order'],
  ] as const)('%s is named before the press, which is not possible', async (_, funds, title) => {
    const { onClose, confirm } = confirmation(funds);
    expect(screen.getByRole('status')).toHaveTextContent(title);
    expect(confirm).toBeDisabled();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Back to the ticket' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['exactly enough', { inputBalance: from }, accepted],
    ['a balance that still loads', { inputBalance: undefined }, accepted],
    [
      'an approval that only a dearer quote lacks',
      { approval: { state: 'notApproved' } },
      { ...accepted, order: { ...accepted.order, from: from + 1n } },
    ],
  ] as const)('%s stops nothing', (_, funds, quote) => {
    expect(confirmation(funds, quote).confirm).toBeEnabled();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('a severe price of one part needs the word, whatever the sum', () => {
  const form = ticket(accepted);
  const given = { form, market, accepted, live: accepted, onAccept: vi.fn(), onClose: vi.fn(), onConfirm: vi.fn() };
  const severe = { ...accepted, priceImpactBps: 2_000 };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <ConfirmAction {...given} parts={[accepted, severe]} />
    </Provider>,
  );
  expect(screen.getByRole('textbox', { name: 'Type CONFIRM to trade at this price impact' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
});

describe('a severe price', () => {
  it('needs the word again once a worse price was accepted, and keeps it for a better one', async () => {
    const word = 'Type CONFIRM to trade at this price impact';
    const at = (received: bigint): TradeQuote => ({
      ...accepted,
      priceImpactBps: 2_000,
      filled: { ...accepted.filled, received },
    });
    const { received } = accepted.filled;
    function Confirmation(): ReactElement {
      const [taken, take] = useState(at(received));
      const form = ticket(taken);
      const given = {
        form,
        market,
        accepted: taken,
        live: taken,
        onAccept: take,
        onClose: vi.fn(),
        onConfirm: vi.fn(),
      };
      return (
        <>
          <ConfirmAction {...given} />
          <button onClick={() => take(at(received / 2n))}>worse</button>
          <button onClick={() => take(at(received))}>better</button>
        </>
      );
    }
    renderUi(
      <Provider store={configureStore({ reducer: rootReducer })}>
        <Confirmation />
      </Provider>,
    );
    const user = userEvent.setup();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.type(screen.getByRole('textbox', { name: word }), 'confirm');
    expect(screen.getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
    await press('worse');
    expect(screen.getByRole('textbox', { name: word })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: word }), 'confirm');
    await press('better');
    expect(screen.getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
  });
});

describe("the keyboard's place when 'Accept' goes with its notice", () => {
  const word = 'Type CONFIRM to trade at this price impact';
  function Confirmation({ next }: { readonly next: TradeQuote }): ReactElement {
    const [live, setLive] = useState<TradeQuote>();
    const form = ticket(next);
    const given = { form, market, accepted: next, live, onAccept: setLive, onClose: vi.fn(), onConfirm: vi.fn() };
    return (
      <div role="dialog" tabIndex={-1}>
        <ConfirmAction {...given} />
      </div>
    );
  }
  const acceptByKey = async (next: TradeQuote): Promise<void> => {
    renderUi(
      <Provider store={configureStore({ reducer: rootReducer })}>
        <Confirmation next={next} />
      </Provider>,
    );
    screen.getByRole('button', { name: 'Accept' }).focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  };

  it('is the button that confirms', async () => {
    await acceptByKey(accepted);
    expect(screen.getByRole('button', { name: 'Buy MYT' })).toHaveFocus();
  });

  it('is the dialog where that button waits for a word', async () => {
    await acceptByKey({ ...accepted, priceImpactBps: 2_000 });
    expect(screen.getByRole('textbox', { name: word })).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});
