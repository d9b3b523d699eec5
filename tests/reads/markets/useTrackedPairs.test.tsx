import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import { baseTokens } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useTrackedPairs } from '#reads/markets/useTrackedPairs.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { currencyStarred, pairAdded, themeChosen, tokenAdded } from '#state/user/slice.ts';

const chainId = 137;
const tokenAt = (index: number): Address => toChecksumAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`);
const saved = (address: Address) => ({ chainId, address, decimals: 18, symbol: 'T', name: 'T' });
const bases = baseTokens.map(({ address }) => address);
const pairsOfBases = (bases.length * (bases.length - 1)) / 2;

const open = () => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useTrackedPairs(), { wrapper });
  const keys = (): readonly string[] => result.current.map((pair) => pair.toSorted().join(' '));
  const has = (a: Address, b: Address): boolean => keys().includes([a, b].toSorted().join(' '));
  return { store, result, keys, has };
};

it('the base tokens are paired with each other, each pair once and none with itself', () => {
  const { keys, result } = open();
  expect(new Set(keys()).size).toBe(pairsOfBases);
  expect(keys()).toHaveLength(pairsOfBases);
  expect(result.current.every(([a, b]) => a !== b)).toBe(true);
});

it('imported and starred tokens are paired with the base tokens, and saved pairs are added', () => {
  const { store, has } = open();
  const [first] = bases;
  if (!first) throw new Error('there are no base tokens');
  act(() => {
    store.dispatch(tokenAdded(saved(tokenAt(0))));
    store.dispatch(currencyStarred({ chainId, id: tokenAt(1) }));
    store.dispatch(currencyStarred({ chainId, id: 'ETH' }));
    store.dispatch(pairAdded({ token0: saved(tokenAt(2)), token1: saved(tokenAt(3)) }));
  });
  expect([has(first, tokenAt(0)), has(first, tokenAt(1)), has(tokenAt(2), tokenAt(3))]).toEqual([true, true, true]);
  expect(has(tokenAt(0), tokenAt(1))).toBe(false);
});

it('imported tokens count up to a limit', () => {
  const { store, keys } = open();
  act(() => {
    for (let index = 0; index < 2 * rules.tokens.tracked; index += 1) store.dispatch(tokenAdded(saved(tokenAt(index))));
  });
  expect(keys()).toHaveLength(pairsOfBases + rules.tokens.tracked * bases.length);
});

it('keeps its identity while other settings change', () => {
  const { store, result } = open();
  const before = result.current;
  act(() => void store.dispatch(themeChosen(false)));
  expect(result.current).toBe(before);
});
