import { rules } from '#config/rules.ts';
import { HeldBlock } from '#reads/calls/HeldBlock.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { memo, type ReactElement } from 'react';
import type { RewardsOf } from './poolRewards.ts';
import { usePoolRewards } from './usePoolRewards.ts';

interface ReaderProps {
  readonly onRead: (rewardsOf: RewardsOf) => void;
}

const Reader = memo(function Reader({ onRead }: ReaderProps): null {
  useWhenChanged(usePoolRewards(), onRead);
  return null;
});

/** Draws nothing. Computes rates apart from the list, which follows every block. */
export function PoolRewardsReader({ onRead }: ReaderProps): ReactElement {
  return (
    <HeldBlock blocks={rules.rewards.listBlocks}>
      <Reader onRead={onRead} />
    </HeldBlock>
  );
}
