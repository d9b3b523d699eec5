import { miningRules } from '#config/miningRules.ts';
import { averageBlockTime } from '#domain/mining/blockTime.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useBlockTimes } from '../calls/useBlockTimes.ts';

const { stepBlocks, windowBlocks } = miningRules;

/** The time between two blocks over the last six hours. The block that it is measured from changes once an hour. */
export const useBlockTime = (): BlockTime => {
  const { number, timestamp } = useBlock();
  const from = number === undefined ? -1 : Math.floor(number / stepBlocks) * stepBlocks - windowBlocks;
  const begun = useBlockTimes(from < 0 ? [] : [from]).get(from);
  return averageBlockTime(
    begun === undefined ? undefined : { number: from, timestamp: begun },
    number === undefined || timestamp === undefined ? undefined : { number, timestamp },
    miningRules,
  );
};
