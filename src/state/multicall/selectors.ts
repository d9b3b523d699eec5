import { dueCalls } from '#domain/multicall/dueCalls.ts';
import type { CallKey } from '#domain/multicall/callKey.ts';
import type { MulticallState } from './slice.ts';

interface WithMulticall {
  readonly multicall: MulticallState;
}

const none: Readonly<Record<CallKey, never>> = {};

export const selectDueCalls = (state: WithMulticall, chainId: number, blockNumber: number): readonly CallKey[] =>
  dueCalls(state.multicall.callListeners[chainId] ?? none, state.multicall.callResults[chainId] ?? none, blockNumber);
