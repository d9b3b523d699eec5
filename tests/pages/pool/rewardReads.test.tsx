import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { factoryPair } from '#chain/abis/factory.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { env } from '#config/env.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { parseCallKey, toCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePoolRewards } from '#pages/pool/explore/usePoolRewards.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { selectDueCalls } from '#state/multicall/selectors.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { MYT, USDC } from '../trade/mockMarket.ts';
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
const worded = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const { pair } = exchangePair(defaultExchange, MYT.address, USDC.address);
/** The lock programme's token is a pool's. */
const poolToken: ReadonlyMap<CallKey, Hex> = new Map([
  ...env.lockStaking.map((staking) => [toCallKey(lockStaking.token.call(staking)), worded(pair)] as const),
  [toCallKey(factoryPair.token0.call(pair)), worded(MYT.address)],
  [toCallKey(factoryPair.token1.call(pair)), worded(USDC.address)],
]);
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
    const dataOf = (key: CallKey): Hex => poolToken.get(key) ?? data;
    const outcomes = Object.fromEntries(due.map((key) => [key, { status: 'success' as const, data: dataOf(key) }]));
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
