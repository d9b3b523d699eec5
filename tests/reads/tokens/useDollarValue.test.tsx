import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { pair } from '#chain/abis/pair.ts';
import { knownTokens, nativeCurrency } from '#config/tokens/tokens.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { blockSeen } from '#state/app/slice.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { word } from '../../support/fakeNode.ts';

const listed = (symbol: string): Token => {
  const token = knownTokens.find((knownToken) => knownToken.symbol === symbol);
  if (!token) throw new Error(`${symbol} is not known`);
  return token;
};
const [wmatic, usdc, usdt, myt, tel] = [listed('WMATIC'), listed('USDC'), listed('USDT'), listed('MYT'), listed('TEL')];
const whole = (token: Token | typeof nativeCurrency, amount: number): bigint =>
  BigInt(amount) * 10n ** BigInt(token.decimals);

type Pool = readonly [tokenA: Token, amountA: number, tokenB: Token, amountB: number];

const poolCall = ([a, amountA, b, amountB]: Pool) => {
  const { pair: address, token0 } = bookStore.pairOf(a.address, b.address);
  const [first, second] =
    token0 === a.address ? [whole(a, amountA), whole(b, amountB)] : [whole(b, amountB), whole(a, amountA)];
  const data = `${word(first)}${word(second).slice(2)}${word(0).slice(2)}` as const;
  return { key: toCallKey(pair.getReserves.call(address)), outcome: { status: 'success', data } satisfies CallOutcome };
};

/** Value of an amount once the chain has reported these pools; no others exist. */
const value = (currency: Currency | undefined, amount: bigint | undefined, pools: readonly Pool[]): string => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useDollarValue(currency, amount), { wrapper });
  act(() => {
    const keys = Object.keys(store.getState().multicall.callListeners[137] ?? {});
    const outcomes: Record<string, CallOutcome> = Object.fromEntries(
      keys.map((key) => [key, { status: 'unsupported' }]),
    );
    for (const { key, outcome } of pools.map(poolCall)) outcomes[key] = outcome;
    store.dispatch(resultsFetched({ chainId: 137, blockNumber: 5, outcomes }));
    store.dispatch(blockSeen({ chainId: 137, blockNumber: 5, blockTimestamp: 1, seenAtMs: 2 }));
  });
  return result.current ? `$${decimalText(result.current, { decimals: 4 })}` : 'unknown';
};

const maticUsdc: Pool = [wmatic, 2_000_000, usdc, 1_430_000];

describe('the dollar value of an amount', () => {
  it.each<[string, Currency, bigint, readonly Pool[], string]>([
    ['a dollar token is itself', usdc, 8_000_500_000n, [], '$8000.5'],
    ['through its own pool with USDC', wmatic, whole(wmatic, 10), [maticUsdc], '$7.15'],
    ['the native coin as its wrapped token', nativeCurrency, whole(nativeCurrency, 10), [maticUsdc], '$7.15'],
    ['through two pools', myt, whole(myt, 100), [maticUsdc, [myt, 715_000, wmatic, 418_200]], '$41.82'],
    [
      'a token that is no base by its pools with them',
      tel,
      500n,
      [maticUsdc, [tel, 1_000_000, wmatic, 10_000]],
      '$0.0358',
    ],
    ['nothing is worth nothing', wmatic, 0n, [maticUsdc], '$0'],
  ])('keeps the rule "%s"', (_, currency, amount, pools, dollars) =>
    expect(value(currency, amount, pools)).toBe(dollars),
  );

  it('follows the deepest chain, and nothing below the minimum depth', () => {
    const shallow: Pool = [wmatic, 1, usdc, 1];
    const deep: readonly Pool[] = [
      [wmatic, 1_000_000, usdt, 715_000],
      [usdt, 900_000, usdc, 900_000],
    ];
    expect(value(wmatic, whole(wmatic, 1), [shallow])).toBe('unknown');
    expect(value(wmatic, whole(wmatic, 1), [shallow, ...deep])).toBe('$0.715');
  });

  it('is proportional to the amount up to what the pool holds in dollars, and never more', () => {
    expect(value(wmatic, whole(wmatic, 2_000_000), [maticUsdc])).toBe('$1430000');
    expect(value(wmatic, whole(wmatic, 9_000_000), [maticUsdc])).toBe('$1430000');
  });

  it.each<[string, Currency | undefined, bigint | undefined, readonly Pool[]]>([
    ['no pool leads to dollars', myt, 1n, [maticUsdc]],
    ['the pool is empty', wmatic, 1n, [[wmatic, 0, usdc, 0]]],
    ['no amount is known', wmatic, undefined, [maticUsdc]],
    ['no currency is chosen', undefined, 1n, []],
  ])('is unknown where %s', (_, currency, amount, pools) => expect(value(currency, amount, pools)).toBe('unknown'));
});
