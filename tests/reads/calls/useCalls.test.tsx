import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ReadPace } from '#reads/calls/ReadPace.ts';
import { useCalls } from '#reads/calls/useCalls.ts';
import { blockSeen } from '#state/app/slice.ts';
import { selectDueCalls } from '#state/multicall/selectors.ts';
import { listenersAdded, resultsFetched } from '#state/multicall/slice.ts';
import { openReads } from '../../support/readAnswers.tsx';

const OWN: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';

it('looks at no answer again while another part of the store changes', () => {
  const { answer, store, wrapper } = openReads();
  const call = erc20.totalSupply.call(USDC);
  let looks = 0;
  const { result } = renderHook(() => useCalls([call]), { wrapper });
  answer(call, {
    status: 'success',
    get data(): Hex {
      looks += 1;
      return '0x01';
    },
  });
  expect(result.current).toEqual([{ status: 'ready', value: '0x01' }]);
  const before = looks;
  expect(before).toBeGreaterThan(0);
  const others = [toCallKey(erc20.decimals.call(USDC))];
  act(() => void store.dispatch(listenersAdded({ chainId: 137, callKeys: others, blocksPerFetch: 1 })));
  expect(looks).toBe(before);
});

it('changes the store once for all parts of a commit, and not for a call that one part leaves to another', () => {
  vi.useFakeTimers();
  const { store, wrapper, isRequested } = openReads();
  const [supply, decimals] = [erc20.totalSupply.call(USDC), erc20.decimals.call(USDC)];
  const changes: unknown[] = [];
  const leave = store.subscribe(() => changes.push(store.getState().multicall.callListeners));
  const first = renderHook(() => [useCalls([supply]), useCalls([decimals])], { wrapper });
  expect(changes).toEqual([]);
  act(() => void vi.advanceTimersToNextTimer());
  expect(changes).toHaveLength(1);
  expect([isRequested(supply), isRequested(decimals)]).toEqual([true, true]);
  first.unmount();
  const second = renderHook(() => useCalls([supply]), { wrapper });
  act(() => void vi.runOnlyPendingTimers());
  expect([isRequested(supply), isRequested(decimals)]).toEqual([true, false]);
  expect(changes).toHaveLength(2);
  second.unmount();
  renderHook(() => useCalls([supply]), { wrapper });
  act(() => void vi.runOnlyPendingTimers());
  expect(changes).toHaveLength(2);
  leave();
  vi.useRealTimers();
});

it('reads the facts of a list once in some blocks, and what names the account with each block', () => {
  const { store, wrapper, isRequested } = openReads();
  const [supply, balance] = [erc20.totalSupply.call(USDC), erc20.balanceOf.call(USDC, OWN)];
  const pace = { blocks: 15, account: OWN };
  const paced = ({ children }: { readonly children: ReactNode }) =>
    wrapper({ children: <ReadPace value={pace}>{children}</ReadPace> });
  const { result } = renderHook(() => useCalls([supply, balance]), { wrapper: paced });
  expect([isRequested(supply), isRequested(balance)]).toEqual([true, true]);
  const dueAt = (block: number) => selectDueCalls(store.getState(), 137, block);
  const outcome = { status: 'success', data: '0x01' } as const;
  const outcomes = { [toCallKey(supply)]: outcome, [toCallKey(balance)]: outcome };
  const show = (blockNumber: number): void =>
    act(() => void store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1, seenAtMs: 2 })));
  act(() => void store.dispatch(resultsFetched({ chainId: 137, blockNumber: 10, outcomes })));
  show(10);
  expect(dueAt(10)).toEqual([]);
  expect(dueAt(11)).toEqual([toCallKey(balance)]);
  expect(dueAt(25)).toEqual([toCallKey(supply), toCallKey(balance)]);
  show(24);
  expect(result.current.map(({ status }) => status)).toEqual(['ready', 'loading']);
  show(25);
  expect(result.current.map(({ status }) => status)).toEqual(['loading', 'loading']);
});
