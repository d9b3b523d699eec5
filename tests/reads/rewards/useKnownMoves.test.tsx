import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factoryPair } from '#chain/abis/factory.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useKnownMoves } from '#reads/rewards/useKnownMoves.ts';
import { createRewardMovesStore } from '#stores/rewardMovesStore.ts';
import { openReads } from '../../support/readAnswers.tsx';

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const unlisted: readonly Address[] = [
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
];
const reverted: CallOutcome = { status: 'reverted', data: '0x' };

const moveOf = (token: Address, logIndex: number): RewardMove => ({
  ...{ contract, token, amount: 5n, kind: 'received', blockNumber: 1, logIndex, timestamp: 1, pid: undefined },
  ...{ transactionHash: `0x${'ab'.repeat(32)}` as const, purpose: 'reward' },
});

it('a ledger is complete only once each of its unlisted tokens is judged', () => {
  const store = createRewardMovesStore();
  const reads = openReads();
  const { result } = renderHook(() => useKnownMoves(store, account, false), { wrapper: reads.wrapper });
  const judge = (token: Address): void => {
    for (const side of [factoryPair.token0, factoryPair.token1]) reads.answer(side.call(token), reverted);
  };
  const coverage = { fromBlock: 0, toBlock: 1 };
  act(() => store.record(account, { status: 'complete', coverage, moves: [] }));
  expect(result.current.status).toBe('complete');
  act(() => store.record(account, { status: 'complete', coverage, moves: unlisted.map(moveOf) }));
  expect(result.current.status).toBe('reading');
  const [first, second] = unlisted;
  if (first) judge(first);
  expect(result.current.status).toBe('reading');
  if (second) judge(second);
  expect(result.current.status).toBe('complete');
  expect(unlisted.map(result.current.isShown)).toEqual([false, false]);
});
