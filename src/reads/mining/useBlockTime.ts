import { useEffect, useState } from 'react';
import { miningRules } from '#config/miningRules.ts';
import { rules } from '#config/rules.ts';
import { averageBlockTime } from '#domain/mining/blockTime.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useBlockTimes } from '../calls/useBlockTimes.ts';

const { stepBlocks, windowBlocks } = miningRules;

/** What the trading-data service tells, asked once a header has not come for a while: the node may not keep so old ones. */
const useToldBlockTime = (isMissing: boolean): number | undefined => {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (!isMissing || !tradingData) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      const told = await tradingData?.service.blockTime(signal);
      if (told?.ok && !signal.aborted) setSeconds(told.value);
    };
    const timer = setTimeout(() => void ask(), rules.service.timeoutMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isMissing]);
  return seconds === undefined || tradingData?.status().kind === 'contradicted' ? undefined : 1000 * seconds;
};

/**
 * The time between two blocks over the last six hours. The block that it is measured from changes once an hour. Where the
 * node does not give that, it is what the trading-data service tells, within the bounds of any measurement.
 */
export const useBlockTime = (): BlockTime => {
  const { number, timestamp } = useBlock();
  const from = number === undefined ? -1 : Math.floor(number / stepBlocks) * stepBlocks - windowBlocks;
  const begun = useBlockTimes(from < 0 ? [] : [from]).get(from);
  const toldMs = useToldBlockTime(from >= 0 && begun === undefined);
  return averageBlockTime(
    begun === undefined ? undefined : { number: from, timestamp: begun },
    number === undefined || timestamp === undefined ? undefined : { number, timestamp },
    miningRules,
    toldMs,
  );
};
