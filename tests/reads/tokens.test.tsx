import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Interface } from 'ethers';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { dueCalls } from '#domain/multicall/dueCalls.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { useTokenDirectory } from '#reads/tokens/useTokenDirectory.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { blockSeen } from '#state/app/slice.ts';
import { fetched, fetchStarted, listAdded, listSwitched } from '#state/lists/slice.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { tokenAdded } from '#state/user/slice.ts';
import { listFrom, tokenAt } from '../domain/lists/listFrom.ts';

const chainId = 137;
const LIST = 'https://lists.example/general.json';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const AM_USDC: Address = '0x1a13F4Ca1d028320A707D99520AbFefca3998b7F';
const results = new Interface(['function number() view returns (uint256)']);
const number = (value: bigint): CallOutcome => ({
  status: 'success',
  data: results.encodeFunctionResult('number', [value]) as Hex,
});

/** A list with 18 decimals for each of its tokens. */
const listed: Token = { ...tokenAt(1), symbol: 'LIST', name: 'Listed Token', decimals: 18 };
const { address } = listed;

const setUp = () => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const addList = (...tokens: readonly Token[]): void =>
    act(() => {
      store.dispatch(listAdded(LIST));
      store.dispatch(fetchStarted({ url: LIST, requestId: 'r' }));
      store.dispatch(fetched({ url: LIST, requestId: 'r', list: listFrom([1, 0, 0], [...tokens]) }));
    });
  const answer = (answers: readonly (readonly [Call, CallOutcome])[]): void =>
    act(() => {
      const outcomes = Object.fromEntries(answers.map(([call, outcome]) => [toCallKey(call), outcome]));
      store.dispatch(resultsFetched({ chainId, blockNumber: 5, outcomes }));
      store.dispatch(blockSeen({ chainId, blockNumber: 5, blockTimestamp: 1, seenAtMs: 2 }));
    });
  const listened = () => {
    act(() => applyListeners(store.dispatch));
    return Object.keys(store.getState().multicall.callListeners[chainId] ?? {});
  };
  return { store, wrapper, addList, answer, listened };
};

describe('a listed token keeps the list’s symbol and name', () => {
  it('its decimals are those of the chain, so a wrong list never makes a wrong amount', () => {
    const { wrapper, addList, answer, listened } = setUp();
    addList(listed);
    const one = renderHook(() => useToken(address), { wrapper });
    const many = renderHook(() => useTokens([USDC, address]), { wrapper });
    expect(one.result.current).toEqual({ status: 'loading' });
    expect([...many.result.current.keys()]).toEqual([USDC]);
    expect(listened()).toEqual([toCallKey(erc20.decimals.call(address))]);

    answer([[erc20.decimals.call(address), number(6n)]]);
    expect(one.result.current).toEqual({ status: 'ready', value: { ...listed, decimals: 6 } });
    expect(many.result.current.get(address)).toEqual({ ...listed, decimals: 6 });
  });

  it('the list’s own object is kept if both agree', () => {
    const { wrapper, addList, answer } = setUp();
    addList(listed);
    const { result } = renderHook(() => useToken(address), { wrapper });
    answer([[erc20.decimals.call(address), number(18n)]]);
    expect(result.current).toMatchObject({ status: 'ready' });
    expect('value' in result.current && result.current.value).toBe(listed);
  });

  it('an address without a token on the chain is no token', () => {
    const { wrapper, addList, answer } = setUp();
    addList(listed);
    const { result } = renderHook(() => useToken(address), { wrapper });
    answer([[erc20.decimals.call(address), { status: 'unsupported' }]]);
    expect(result.current).toEqual({ status: 'failed', error: { code: 'notAToken' } });
  });

  it('is looked for again every three blocks until the node knows it, and then no more', () => {
    const { store, wrapper, addList, answer } = setUp();
    addList(listed);
    const key = toCallKey(erc20.decimals.call(address));
    const due = () => {
      act(() => applyListeners(store.dispatch));
      return dueCalls(store.getState().multicall.callListeners[chainId] ?? {}, { [key]: { blockNumber: 5 } }, 8);
    };
    const { result } = renderHook(() => useToken(address), { wrapper });
    answer([[erc20.decimals.call(address), { status: 'unsupported' }]]);
    expect(due()).toEqual([key]);
    answer([[erc20.decimals.call(address), number(18n)]]);
    expect(result.current).toEqual({ status: 'ready', value: listed });
    expect(due()).toEqual([]);
  });
});

describe('an imported token', () => {
  it('counts at once, until the chain says otherwise', () => {
    const { store, wrapper, answer } = setUp();
    store.dispatch(tokenAdded({ chainId, address, decimals: 8, symbol: 'OWN', name: 'Own' }));
    const { result } = renderHook(() => useToken(address), { wrapper });
    expect(result.current).toMatchObject({ status: 'ready', value: { symbol: 'OWN', decimals: 8 } });
    answer([[erc20.decimals.call(address), { status: 'unread' }]]);
    expect(result.current).toMatchObject({ status: 'ready', value: { decimals: 8 } });
    answer([[erc20.decimals.call(address), number(9n)]]);
    expect(result.current).toMatchObject({ status: 'ready', value: { symbol: 'OWN', decimals: 9 } });
  });

  it('keeps its symbol and name if a list has others, and the white list keeps its own', () => {
    const { store, wrapper, addList } = setUp();
    store.dispatch(tokenAdded({ chainId, address, decimals: 8, symbol: 'OWN', name: 'Own' }));
    store.dispatch(tokenAdded({ chainId, address: USDC, decimals: 8, symbol: 'FALSE', name: 'False' }));
    addList(listed);
    const { result } = renderHook(() => useTokenDirectory(), { wrapper });
    expect(result.current.find(address)?.symbol).toBe('OWN');
    expect(result.current.find(USDC)?.symbol).toBe('USDC');
  });
});

describe('the tokens of the application', () => {
  it('are those of the active lists, then the imported ones, each once', () => {
    const { store, wrapper, addList } = setUp();
    const own = tokenAt(7);
    addList(listed, tokenAt(2));
    act(() => {
      store.dispatch(tokenAdded(own));
      store.dispatch(tokenAdded(listed));
    });
    const { result } = renderHook(() => useTokenDirectory(), { wrapper });
    const last = () => result.current.all.slice(-3).map((token) => token.address);
    expect(last()).toEqual([address, tokenAt(2).address, own.address]);
    act(() => void store.dispatch(listSwitched({ url: LIST, active: false })));
    expect(last().slice(1)).toEqual([own.address, address]);
  });
});

describe('the status of a token', () => {
  const status = () => {
    const world = setUp();
    const { result } = renderHook(() => useTokenStatusOf(), world);
    return { ...world, of: (token: Token) => result.current(token) };
  };

  it('is white list, list, imported, or unlisted', () => {
    const { store, addList, of } = status();
    const own = tokenAt(7);
    addList(listed);
    act(() => void store.dispatch(tokenAdded(own)));
    expect(of({ ...listed, address: USDC })).toMatchObject({ whitelisted: true, offered: true, own: false });
    expect(of(listed)).toMatchObject({ whitelisted: false, offered: true, own: false, sources: [LIST] });
    expect(of(own)).toMatchObject({ whitelisted: false, offered: false, own: true, sources: [] });
    expect(of(tokenAt(8))).toMatchObject({ whitelisted: false, offered: false, own: false, sources: [] });
  });

  it('includes lists that are switched off as sources', () => {
    const { store, addList, of } = status();
    addList(listed);
    act(() => void store.dispatch(listSwitched({ url: LIST, active: false })));
    expect(of(listed)).toMatchObject({ offered: false, sources: [LIST] });
  });

  it("a token of the 'Unsupported Tokens' list is unsupported", () => {
    const { of } = status();
    expect(of({ ...listed, address: AM_USDC }).unsupported).toBe(true);
    expect(of({ ...listed, address: USDC }).unsupported).toBe(false);
  });

  it.each([
    ['the same symbol', 'USDC', 'USDC'],
    ['a Cyrillic letter', 'USDС', 'USDC'],
    ['a sign without width', 'US\u200bDC', 'USDC'],
    ['the name of the coin, which has no address', 'MATIC', 'MATIC'],
  ])('%s at another address is reported as confusable', async (_, symbol, looksLike) => {
    const { of } = status();
    await waitFor(() => expect(of({ ...listed, symbol }).confusedWith?.symbol).toBe(looksLike));
  });

  it('the trusted tokens themselves are not confusable', () => {
    const { of } = status();
    expect(of({ ...listed, symbol: 'USDC', address: USDC }).confusedWith).toBeUndefined();
  });
});
