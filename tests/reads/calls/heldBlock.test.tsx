import { act, render } from '@testing-library/react';
import { memo } from 'react';
import { expect, it } from 'vitest';
import { FollowBlocks, HeldBlock } from '#reads/calls/HeldBlock.tsx';
import { useBlock } from '#reads/calls/useBlock.ts';
import { blockSeen } from '#state/app/slice.ts';
import { openReads } from '../../support/readAnswers.tsx';

it('shows every third block within, all blocks where they are followed, and an earlier block at once', () => {
  const { store, wrapper } = openReads(10);
  const [held, followed]: [(number | undefined)[], (number | undefined)[]] = [[], []];
  const Followed = memo(function Followed() {
    followed.push(useBlock().number);
    return null;
  });
  const Held = memo(function Held() {
    held.push(useBlock().number);
    return (
      <FollowBlocks>
        <Followed />
      </FollowBlocks>
    );
  });
  render(
    <HeldBlock blocks={3}>
      <Held />
    </HeldBlock>,
    { wrapper },
  );
  const see = (blockNumber: number): void =>
    act(() => void store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1, seenAtMs: 2 })));
  for (const blockNumber of [11, 12, 13, 14, 15, 16, 9, 10]) see(blockNumber);
  expect(held).toEqual([10, 13, 16, 9]);
  expect(followed).toEqual([10, 11, 12, 13, 14, 15, 16, 9, 10]);
});
