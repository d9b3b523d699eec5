import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeldBlock } from '#reads/calls/HeldBlock.tsx';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useEachBlock } from '#reads/calls/useEachBlock.ts';
import { blockSeen } from '#state/app/slice.ts';
import { openReads } from '../../support/readAnswers.tsx';

const openAt = (blockNumber: number) => {
  const { store, wrapper } = openReads(blockNumber);
  const see = (...blocks: readonly number[]): void => {
    for (const next of blocks) {
      act(() => void store.dispatch(blockSeen({ chainId: 137, blockNumber: next, blockTimestamp: next, seenAtMs: 2 })));
    }
  };
  return { wrapper, see };
};

it('calls with each block once, draws nothing, and stops with its component', () => {
  const { wrapper, see } = openAt(10);
  const seen: number[] = [];
  const act = (block: number): void => void seen.push(block);
  let draws = 0;
  const { unmount } = renderHook(
    () => {
      draws += 1;
      useEachBlock(act);
    },
    { wrapper },
  );
  see(11, 11, 12, 9);
  unmount();
  see(13);
  expect(seen).toEqual([10, 11, 12, 9]);
  expect(draws).toBe(1);
});

it('follows the held block within a part that holds it', () => {
  const { wrapper: Store, see } = openAt(10);
  const seen: number[] = [];
  const act = (block: number): void => void seen.push(block);
  renderHook(() => useEachBlock(act), {
    wrapper: ({ children }) => (
      <Store>
        <HeldBlock blocks={3}>{children}</HeldBlock>
      </Store>
    ),
  });
  see(11, 12, 13, 14);
  expect(seen).toEqual([10, 13]);
});

it('a block that is held for a number of blocks draws with each of those, and with an earlier one', () => {
  const { wrapper, see } = openAt(10);
  const drawn: (number | undefined)[] = [];
  renderHook(() => drawn.push(useBlock(5).number), { wrapper });
  see(11, 14, 15, 16, 20, 12);
  expect(drawn).toEqual([10, 15, 20, 12]);
});
