import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { env } from '#config/env.ts';
import { parseCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import { usePoolRewards } from '#pages/pool/explore/usePoolRewards.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { selectDueCalls } from '#state/multicall/selectors.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { openReads } from '../../support/readAnswers.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({
    VITE_LP_STAKING_ADDRESS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082',
    VITE_LOCK_STAKING_ADDRESS: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  });
});

const chainId = 137;
/** One, as the value of each field. */
const data = `0x${'1'.padStart(64, '0').repeat(8)}` as const;
/** Answers may request further calls. */
const ROUNDS = 12;

it('reads the programmes of listed pools every few minutes, not with every block', () => {
  const { store, wrapper } = openReads();
  renderHook(() => usePoolRewards(), { wrapper });
  const dueAt = (block: number): readonly CallKey[] => {
    act(() => applyListeners(store.dispatch));
    return selectDueCalls(store.getState(), chainId, block);
  };
  const requested = new Set<CallKey>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = dueAt(1);
    for (const key of due) requested.add(key);
    const outcomes = Object.fromEntries(due.map((key) => [key, { status: 'success' as const, data }]));
    act(() => void store.dispatch(resultsFetched({ chainId, blockNumber: 1, outcomes })));
  }
  const programmes = [...env.lockStaking, env.lpStaking];
  const ofProgrammes = (keys: Iterable<CallKey>): readonly CallKey[] =>
    [...keys].filter((key) => {
      const call = parseCallKey(key);
      return call.ok && programmes.includes(call.value.address);
    });
  expect(ofProgrammes(requested).length).toBeGreaterThan(20);
  expect(ofProgrammes(dueAt(100))).toEqual([]);
});
