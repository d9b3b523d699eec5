import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useCalls } from '#reads/calls/useCalls.ts';
import { listenersAdded } from '#state/multicall/slice.ts';
import { openReads } from '../../support/readAnswers.tsx';

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
