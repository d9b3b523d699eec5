import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { ReadPace } from '#reads/calls/ReadPace.ts';
import { DollarAge } from '#reads/tokens/DollarAge.ts';
import { useDollarPools } from '#reads/tokens/useDollarPrices.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { MYT } from '../../pages/trade/mockMarket.ts';

const { dollarBlocks, visitorDollarBlocks } = rules.multicall;
const tokens = [MYT.address];

const pacesBelow = (provided: (children: ReactNode) => ReactNode): readonly string[] => {
  const { store, wrapper } = openReads();
  renderHook(() => useDollarPools(tokens), { wrapper: ({ children }) => wrapper({ children: provided(children) }) });
  act(() => applyListeners(store.dispatch));
  const listeners = Object.values(store.getState().multicall.callListeners[137] ?? {});
  expect(listeners.length).toBeGreaterThan(0);
  return [...new Set(listeners.flatMap((counts) => Object.keys(counts)))];
};

it('reads the pools that lead to dollars every few blocks, and less often where the page or its list allows it', () => {
  expect(pacesBelow((children) => children)).toEqual([String(dollarBlocks)]);
  expect(pacesBelow((children) => <DollarAge value={visitorDollarBlocks}>{children}</DollarAge>)).toEqual([
    String(visitorDollarBlocks),
  ]);
  const list = { blocks: rules.rewards.listBlocks, account: undefined };
  expect(pacesBelow((children) => <ReadPace value={list}>{children}</ReadPace>)).toEqual([
    String(rules.rewards.listBlocks),
  ]);
});
