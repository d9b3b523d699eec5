import { configureStore } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { blockSeen } from '#state/app/slice.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';

const chainId = 137;

/** A store for reads, whose calls are answered by hand; data or how a call ended. */
export const openReads = (blockNumber = 1) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  store.dispatch(blockSeen({ chainId, blockNumber, blockTimestamp: 1, seenAtMs: 2 }));
  const answer = (call: Call, encoded: Hex | CallOutcome): void => {
    const outcome: CallOutcome = typeof encoded === 'string' ? { status: 'success', data: encoded } : encoded;
    act(() => void store.dispatch(resultsFetched({ chainId, blockNumber, outcomes: { [toCallKey(call)]: outcome } })));
  };
  /** True if the call has listeners. */
  const isRequested = (call: Call): boolean => {
    act(() => applyListeners(store.dispatch));
    return Object.keys(store.getState().multicall.callListeners[chainId]?.[toCallKey(call)] ?? {}).length > 0;
  };
  return { store, wrapper, answer, isRequested };
};
