import { timeOfBlock } from '#domain/bonds/vesting.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';

export const useTimeOfBlock = (): ((block: bigint) => bigint | undefined) => {
  const { number, timestamp } = useBlock();
  const { ms } = useBlockTime();
  return (block) =>
    number === undefined || timestamp === undefined ? undefined : timeOfBlock(block, { number, timestamp }, ms);
};
