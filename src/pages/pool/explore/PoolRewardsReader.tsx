import { rules } from '#config/rules.ts';
import { HeldBlock } from '#reads/calls/HeldBlock.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { memo } from 'react';
import { usePoolRewards, type RewardsOf } from './usePoolRewards.ts';

interface ReaderProps {
  readonly onRead: (rewardsOf: RewardsOf) => void;
}

const Reader = memo(function Reader({ onRead }: ReaderProps): null {
  useWhenChanged(usePoolRewards(), onRead);
  return null;
});

/** Draws nothing. Computes rates apart from the list, which follows every block. */
export const PoolRewardsReader = memo(function PoolRewardsReader({ onRead }: ReaderProps) {
  return (
    <HeldBlock blocks={rules.rewards.listBlocks}>
      <Reader onRead={onRead} />
    </HeldBlock>
  );
});
