import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { Interface } from 'ethers';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ready, type Loadable } from '#lib/loadable.ts';
import { bookStore } from '#stores/bookStore.ts';
import { useAllowance } from '#reads/wallet/useAllowance.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { useCalls } from '#reads/calls/useCalls.ts';
import { useReadsOfEach } from '#reads/calls/useReadsOfEach.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';
import { useOrderBook, usePairState } from '#reads/book/useOrderBook.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';
import { blockSeen } from '#state/app/slice.ts';
import { fetchFailed, resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import type { ReadProblem } from '#reads/calls/useRead.ts';

const chainId = 137;
const account: Address = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const WMATIC: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const UNLISTED: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

const results = new Interface(['function text() view returns (string)', 'function number() view returns (uint256)']);
const number = (value: bigint): CallOutcome => ({
  status: 'success',
  data: results.encodeFunctionResult('number', [value]) as Hex,
});
const text = (value: string): CallOutcome => ({
  status: 'success',
  data: results.encodeFunctionResult('text', [value]) as Hex,
});

const setUp = () => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const answer = (blockNumber: number, answers: readonly (readonly [Call, CallOutcome])[]): void =>
    act(() => {
      const outcomes = Object.fromEntries(answers.map(([call, outcome]) => [toCallKey(call), outcome]));
      applyListeners(store.dispatch);
      store.dispatch(resultsFetched({ chainId, blockNumber, outcomes }));
      store.dispatch(blockSeen({ chainId, blockNumber, blockTimestamp: 1, seenAtMs: 2 }));
    });
  const listened = () => {
    act(() => applyListeners(store.dispatch));
    return Object.keys(store.getState().multicall.callListeners[chainId] ?? {});
  };
  return { store, wrapper, answer, listened };
};

describe('useCalls', () => {
  const call = erc20.balanceOf.call(USDC, account);

  it('listens while it is in use, and not afterwards', () => {
    const { wrapper, listened } = setUp();
    const { unmount } = renderHook(() => useCalls([call, call, undefined]), { wrapper });
    expect(listened()).toEqual([toCallKey(call)]);
    unmount();
    expect(listened()).toEqual([]);
  });

  it('is loading, then ready, then failed with the last good value', () => {
    const { store, wrapper, answer } = setUp();
    const { result } = renderHook(() => useCalls([call]), { wrapper });
    expect(result.current).toEqual([{ status: 'loading' }]);
    answer(5, [[call, number(7n)]]);
    expect(result.current[0]).toMatchObject({ status: 'ready' });
    act(() => void store.dispatch(fetchFailed({ chainId, callKeys: [toCallKey(call)] })));
    expect(result.current[0]).toMatchObject({ status: 'failed', error: { code: 'unread' }, value: expect.any(String) });
  });

  it('a value of an older block than the shown one is loading again', () => {
    const { wrapper, answer } = setUp();
    const { result } = renderHook(() => useCalls([call]), { wrapper });
    answer(5, [[call, number(7n)]]);
    answer(6, []);
    expect(result.current[0]).toMatchObject({ status: 'loading', value: expect.any(String) });
  });

  it('keeps its identity from block to block while nothing changes', () => {
    const { wrapper, answer } = setUp();
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return useCalls([call]);
      },
      { wrapper },
    );
    answer(5, [[call, number(7n)]]);
    const [before, rendersBefore] = [result.current, renders];
    answer(6, [[call, number(7n)]]);
    expect([result.current === before, renders]).toEqual([true, rendersBefore]);
    answer(7, [[call, number(8n)]]);
    expect(result.current).not.toBe(before);
  });

  it.each([
    ['unsupported', { status: 'unsupported' }, { code: 'unsupported' }],
    ['reverted', { status: 'reverted', data: '0x12' }, { code: 'reverted', data: '0x12' }],
  ] as const)('%s is a failure', (_, outcome, error) => {
    const { wrapper, answer } = setUp();
    const { result } = renderHook(() => useCalls([call]), { wrapper });
    answer(5, [[call, outcome]]);
    expect(result.current).toEqual([{ status: 'failed', error }]);
  });
});

describe('useReadsOfEach', () => {
  const readsOf = (token: Address, owner?: Address) => ({
    name: erc20.symbol.read(token),
    held: owner && erc20.balanceOf.read(token, owner),
    supply: erc20.totalSupply.read(token),
  });
  const lists = { both: [readsOf(USDC, account), readsOf(WMATIC)], one: [readsOf(WMATIC, account)] };

  it('names each answer, decoded by its own function, and is idle without a read', () => {
    const { wrapper, answer } = setUp();
    const { result, rerender } = renderHook(({ list }) => useReadsOfEach(list), {
      wrapper,
      initialProps: { list: lists.both },
    });
    answer(5, [
      [erc20.symbol.call(USDC), text('USDC')],
      [erc20.balanceOf.call(USDC, account), number(7n)],
      [erc20.balanceOf.call(WMATIC, account), number(9n)],
      [erc20.totalSupply.call(WMATIC), number(8n)],
      [erc20.symbol.call(WMATIC), { status: 'success', data: '0x12' }],
    ]);
    expect(result.current).toEqual([
      { name: ready('USDC'), held: ready(7n), supply: { status: 'loading' } },
      { name: expect.objectContaining({ status: 'failed' }), held: { status: 'idle' }, supply: ready(8n) },
    ]);
    const before = result.current;
    answer(5, []);
    rerender({ list: lists.both });
    expect(result.current).toBe(before);
    rerender({ list: lists.one });
    expect(result.current).toMatchObject([{ supply: ready(8n) }]);
    expectTypeOf(result.current[0]?.held).toEqualTypeOf<Loadable<bigint, ReadProblem> | undefined>();
    expectTypeOf(result.current[0]?.name).toEqualTypeOf<Loadable<string, ReadProblem> | undefined>();
  });
});

describe('balances and allowances', () => {
  it('sums several tokens, each by its address', () => {
    const { wrapper, answer } = setUp();
    const { result } = renderHook(() => useTokenBalances(account, [USDC, WMATIC]), { wrapper });
    answer(5, [[erc20.balanceOf.call(USDC, account), number(12n)]]);
    expect(result.current.get(USDC)).toEqual({ status: 'ready', value: 12n });
    expect(result.current.get(WMATIC)).toEqual({ status: 'loading' });
  });

  it('are idle without an account', () => {
    const { wrapper, listened } = setUp();
    const { result } = renderHook(() => useTokenBalances(undefined, [USDC]), { wrapper });
    const allowance = renderHook(() => useAllowance(USDC, undefined, WMATIC), { wrapper });
    expect([result.current.get(USDC), allowance.result.current]).toEqual([{ status: 'idle' }, { status: 'idle' }]);
    expect(listened()).toEqual([]);
  });
});

describe('useToken', () => {
  const metadata = (symbol: CallOutcome, name: CallOutcome, decimals: CallOutcome) =>
    [
      [erc20.symbol.call(UNLISTED), symbol],
      [erc20.name.call(UNLISTED), name],
      [erc20.decimals.call(UNLISTED), decimals],
    ] as const;

  it('knows the listed tokens without asking', () => {
    const { wrapper, listened } = setUp();
    const { result } = renderHook(() => useToken(USDC), { wrapper });
    expect(result.current).toMatchObject({ status: 'ready', value: { symbol: 'USDC', decimals: 6 } });
    expect(listened()).toEqual([]);
  });

  it('reads any other from the chain, once', () => {
    const { wrapper, answer } = setUp();
    const { result } = renderHook(() => useToken(UNLISTED), { wrapper });
    expect(result.current).toEqual({ status: 'loading' });
    answer(5, metadata(text('ABC'), text('A b c'), number(9n)));
    const expected = { kind: 'token', chainId, address: UNLISTED, symbol: 'ABC', name: 'A b c', decimals: 9 };
    expect(result.current).toEqual({ status: 'ready', value: expected });
    answer(900, []);
    expect(result.current.status).toBe('ready');
  });

  it("falls back to symbol UNKNOWN and name 'Unknown Token' when unreadable", () => {
    const { wrapper, answer } = setUp();
    const { result } = renderHook(() => useToken(UNLISTED), { wrapper });
    answer(5, metadata({ status: 'reverted', data: '0x' }, { status: 'unsupported' }, number(9n)));
    expect(result.current).toMatchObject({ value: { symbol: 'UNKNOWN', name: 'Unknown Token' } });
  });

  it('an address without decimals is no token', () => {
    const { wrapper, answer } = setUp();
    const { result } = renderHook(() => useToken(UNLISTED), { wrapper });
    answer(5, metadata({ status: 'unsupported' }, { status: 'unsupported' }, { status: 'unsupported' }));
    expect(result.current).toEqual({ status: 'failed', error: { code: 'notAToken' } });
  });
});

describe('the order book', () => {
  const order = (index: bigint, maker: Address): RestingOrder => ({ index, maker, from: 10n, to: 20n, remain: 5n });
  const book = (pair: Address): PairBook => ({
    pair,
    blockNumber: 5,
    token0: WMATIC,
    token1: USDC,
    reserve0: 1n,
    reserve1: 2n,
    side0: { soldToken: WMATIC, orders: [order(1n, account), order(2n, UNLISTED)], complete: true },
    side1: { soldToken: USDC, orders: [order(3n, account)], complete: true },
  });

  it('is watched while it is in use, and returned as recorded', () => {
    const { wrapper } = setUp();
    const { result, unmount } = renderHook(() => [useOrderBook(USDC, WMATIC), usePairState(USDC, WMATIC)], { wrapper });
    expect(result.current).toEqual([{ status: 'loading' }, 'LOADING']);
    const [watched] = bookStore.watched();
    expect(watched).toMatchObject({ token0: WMATIC, token1: USDC });
    const pair = watched?.pair ?? '0x';
    act(() => bookStore.record(pair, { state: 'EXISTS', book: ready(book(pair)) }));
    expect(result.current).toEqual([{ status: 'ready', value: book(pair) }, 'EXISTS']);
    unmount();
    expect(bookStore.watched()).toEqual([]);
  });

  it('is invalid for twice the same token, and idle while a token is missing', () => {
    const { wrapper } = setUp();
    const same = renderHook(() => [useOrderBook(USDC, USDC), usePairState(USDC, USDC)], { wrapper });
    expect(same.result.current).toEqual([{ status: 'failed', error: { code: 'invalidPair' } }, 'INVALID']);
    const missing = renderHook(() => useOrderBook(USDC, undefined), { wrapper });
    expect(missing.result.current).toEqual({ status: 'idle' });
  });

  it('gives the account’s open orders, newest first, without asking the chain', () => {
    const { wrapper, listened } = setUp();
    const { result } = renderHook(() => useMyOrders(account, USDC, WMATIC), { wrapper });
    const pair = bookStore.watched()[0]?.pair ?? '0x';
    act(() => bookStore.record(pair, { state: 'EXISTS', book: ready(book(pair)) }));
    expect(result.current).toMatchObject({
      status: 'ready',
      value: [
        { index: 3n, soldToken: USDC, boughtToken: WMATIC },
        { index: 1n, soldToken: WMATIC, boughtToken: USDC },
      ],
    });
    expect(listened()).toEqual([]);
  });
});

it('the block shown is the last answered one', () => {
  const { wrapper, answer } = setUp();
  const { result } = renderHook(useBlock, { wrapper });
  expect(result.current).toEqual({ number: undefined, timestamp: undefined, seenAtMs: undefined });
  answer(5, []);
  expect(result.current).toEqual({ number: 5, timestamp: 1, seenAtMs: 2 });
});
