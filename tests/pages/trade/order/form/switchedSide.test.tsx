import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePairActions } from '#pages/trade/order/form/usePairActions.ts';
import { useTicketActions } from '#pages/trade/order/form/useTicketActions.ts';
import { useTicketMarket } from '#pages/trade/order/form/useTicketMarket.ts';
import { prefilled } from '#state/swap/slice.ts';
import { openReads } from '../../../../support/readAnswers.tsx';
import { MYT, USDC, WMATIC } from '../../mockMarket.ts';

const open = () => {
  const { store, wrapper: Reads } = openReads();
  store.dispatch(prefilled({ inputCurrencyId: USDC.address, outputCurrencyId: MYT.address }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Reads>
      <MemoryRouter initialEntries={[`/trade/${USDC.address}/${MYT.address}`]}>{children}</MemoryRouter>
    </Reads>
  );
  const { result } = renderHook(
    () => ({
      ticket: useTicketMarket(),
      typing: useTicketActions(),
      actions: usePairActions(),
      path: useLocation().pathname,
    }),
    { wrapper },
  );
  return { store, now: () => result.current };
};

it('a switch to selling keeps the market and the actions that type, and writes the URL', () => {
  const { now } = open();
  const before = now();
  act(() => before.actions.chooseDirection('SELL'));
  expect(now().path).toBe(`/trade/${MYT.address}/${USDC.address}`);
  expect(now().ticket.currencies.input).toBe(before.ticket.currencies.output);
  expect(now().ticket.market).toBe(before.ticket.market);
  expect(now().typing).toBe(before.typing);
});

it('another token is another market, also with the same quote', () => {
  const { now } = open();
  const before = now().ticket.market;
  act(() => now().actions.chooseCurrency('OUTPUT', WMATIC));
  expect(now().ticket.market).toEqual({ base: WMATIC, quote: USDC });
  expect(now().ticket.market).not.toBe(before);
  act(() => now().actions.chooseCurrency('OUTPUT', MYT));
  expect(now().ticket.market).toEqual(before);
});
