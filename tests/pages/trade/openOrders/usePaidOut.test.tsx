import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { failed, ready } from '#lib/loadable.ts';
import { usePaidOut } from '#pages/trade/openOrders/usePaidOut.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added } from '#state/transactions/slice.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { USDC } from '../mockMarket.ts';
import { alice } from '../tradeDesk.tsx';

const HASH = `0x${'7'.repeat(64)}` as const;
const order = { maker: alice, soldToken: USDC.address, boughtToken: wrappedNative.address, index: 7n } as const;
const placed: PlacedEvent = {
  ...{ soldToken: USDC.address, boughtToken: wrappedNative.address, blockNumber: 9, logIndex: 1 },
  ...{ timestamp: 1, transactionHash: HASH },
  event: { kind: 'AddOrder', maker: alice, soldToken: USDC.address, from: 100n, to: 200n, index: 7n },
};

beforeEach(() => accountOrdersStore.forget(alice));

const open = (output: Currency | undefined) => {
  const store = configureStore({ reducer: rootReducer });
  if (output) {
    store.dispatch(
      added({
        ...{ hash: HASH, from: alice, chainId: 137, summary: '', addedTime: 1 },
        info: {
          ...({ kind: 'placeOrder', direction: 'BUY', orderType: 'LIMIT', from: '100', to: '200' } as const),
          ...{ input: currencyFact(USDC), output: currencyFact(output) },
        },
      }),
    );
  }
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => usePaidOut(order, wrappedNative), { wrapper }).result;
};

it.each([
  ['the wrapped token, as its order', wrappedNative, wrappedNative],
  ['the coin, as its order', nativeCurrency, nativeCurrency],
  ['the coin, and says that it is assumed, if nothing is known of its order', undefined, nativeCurrency],
])('a moved order pays %s, and is not quoted before that is known', (_name, output, expected) => {
  const result = open(output);
  expect(result.current).toBeUndefined();
  // The order was just placed.
  act(() => accountOrdersStore.record(alice, ready([])));
  expect(result.current).toBeUndefined();
  act(() => accountOrdersStore.record(alice, ready([placed])));
  expect(result.current).toEqual({ currency: expected, isAssumed: output === undefined });
  // A reorg takes the order's event back.
  act(() => accountOrdersStore.record(alice, ready([])));
  expect(result.current).toEqual({ currency: expected, isAssumed: output === undefined });
});

it('a moved order pays the coin where the events of the account cannot be read', () => {
  const result = open(undefined);
  act(() => accountOrdersStore.record(alice, failed('x')));
  expect(result.current).toEqual({ currency: nativeCurrency, isAssumed: true });
});

it('a move does not wait for ever for the event of its order, and says that the currency is assumed', () => {
  const result = open(undefined);
  const readTo = (block: number): void =>
    act(() => {
      accountOrdersStore.record(alice, ready([]));
      accountOrdersStore.recordReadTo(alice, block);
    });
  for (const block of [100, 101, 103]) {
    readTo(block);
    expect(result.current).toBeUndefined();
  }
  readTo(104);
  expect(result.current).toEqual({ currency: nativeCurrency, isAssumed: true });
  // It comes late.
  act(() => accountOrdersStore.record(alice, ready([placed])));
  expect(result.current).toEqual({ currency: nativeCurrency, isAssumed: true });
});
