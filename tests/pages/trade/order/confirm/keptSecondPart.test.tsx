import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import { splitTrade } from '#domain/trade/splitTrade.ts';
import { SecondPart } from '#pages/trade/order/confirm/split/SecondPart.tsx';
import type { SplitProgress, SplitSteps } from '#pages/trade/order/confirm/split/useSplitSteps.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../../../ui/renderUi.tsx';
import { E6, maker, market, mockBook, mockIntent } from '../../mockMarket.ts';

const { pair, reserve0, reserve1 } = mockBook();
const harbour: RouterMarket = {
  ...{ id: 'harbour', name: 'Harbour', router: maker(90), pair, feeFactor: 997, usable: true },
  ...{ reserveSold: reserve0 / 10n, reserveBought: reserve1 / 10n },
};
const intent = { ...mockIntent, orderType: 'MARKET' } as const;
const split = splitTrade({ intent, market: { book: mockBook() }, other: harbour });
if (!split || !quoteTrade(intent, { book: mockBook() }).ok) throw new Error('There is no split');
const first = `0x${'1'.repeat(64)}` as const;

const wordsOf = (amount: bigint, stage: 'open' | 'sending') => {
  const { input, output, direction } = intent;
  const progress: SplitProgress = { at: 'second', stage, first };
  const form = {
    ...{ field: 'INPUT', amount, direction, slippageBps: 50, isStopped: false },
    currencies: { input, output, inputToken: input, outputToken: output },
  };
  const parts = { market: harbour, approvals: { other: { state: 'approved' } } };
  const store = configureStore({ reducer: rootReducer });
  const { unmount } = renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter>
          <SecondPart
            form={form as unknown as Parameters<typeof SecondPart>[0]['form']}
            parts={parts as unknown as Parameters<typeof SecondPart>[0]['parts']}
            steps={{ progress } as SplitSteps}
            {...{ market, split }}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const words = document.body.textContent;
  unmount();
  return words;
};

it('the second part is offered while the ticket keeps it, and goes once its amount is edited', () => {
  const { from } = split.other.order;
  const button = 'Step 2 of 2: trade on Harbour';
  expect(wordsOf(from, 'open')).toContain(button);
  const edited = wordsOf(from + E6, 'open');
  expect(edited).not.toContain(button);
  expect(edited).toContain('Your ticket has another amount now, so the second part was not sent.');
  // A sent part empties the ticket.
  expect(wordsOf(0n, 'sending')).not.toContain('another amount');
});
