import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import type { TradeQuote } from '#domain/trade/types.ts';
import { ConfirmAction } from '#pages/trade/order/confirm/ConfirmAction.tsx';
import type { TradeForm } from '#pages/trade/order/form/useTradeForm.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../../../ui/renderUi.tsx';
import { market, mockIntent, MYT, quoted, USDC } from '../../mockMarket.ts';

const accepted = quoted(mockIntent);

const refusedNow = (quote: TradeQuote | undefined) => {
  const [onAccept, onClose, onConfirm] = [vi.fn(), vi.fn(), vi.fn()];
  const form = { direction: 'BUY', quote, currencies: { input: USDC, output: MYT } } as unknown as TradeForm;
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

it('a severe price of one part needs the word, whatever the sum', () => {
  const form = { direction: 'BUY', quote: accepted, currencies: { input: USDC, output: MYT } } as unknown as TradeForm;
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
      const form = { direction: 'BUY', quote: taken, currencies: { input: USDC, output: MYT } } as unknown as TradeForm;
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
    const form = { direction: 'BUY', quote: next, currencies: { input: USDC, output: MYT } } as unknown as TradeForm;
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
