import { useEffect, useState, useSyncExternalStore } from 'react';
import { miningRules } from '#config/miningRules.ts';
import { rules } from '#config/rules.ts';
import { averageBlockTime, isPlausible, type BlockTime, type TimedBlock } from '#domain/mining/blockTime.ts';
import { hint, judge, mapReported, shown, type Reported } from '#lib/reported.ts';
import { blocks } from '#services/blocks/blocks.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useBlockTimes } from '../calls/useBlockTimes.ts';

const { blockTimeMs, stepBlocks, windowBlocks } = miningRules;
const seconds = (count: number): number => Math.floor((count * blockTimeMs) / 1000);
const [WINDOW_SECONDS, STEP_SECONDS] = [seconds(windowBlocks), seconds(stepBlocks)];

interface ReportedTime {
  readonly ms?: Reported<number>;
  readonly block?: Reported<TimedBlock>;
}

const nothing: ReportedTime = {};

const areDenied = (): boolean => blocks?.status().kind === 'contradicted';
const subscribe = (listener: () => void): (() => void) => blocks?.subscribe(listener) ?? (() => undefined);

const askServices = async (since: number, signal: AbortSignal): Promise<ReportedTime> => {
  const isDenied = tradingData?.status().kind === 'contradicted';
  const reported = isDenied ? undefined : await tradingData?.service.blockTime(signal);
  const ms = reported?.ok ? mapReported(reported.value, (average) => 1000 * average) : undefined;
  if (ms !== undefined && judge(ms, (value) => isPlausible(value, miningRules))) return { ms };
  if (!blocks || areDenied()) return nothing;
  const found = await blocks.service.firstIn({ from: since, to: since + STEP_SECONDS }, signal);
  if (!found.ok && !signal.aborted) blocks.failed(found.error);
  return found.ok && found.value ? { block: found.value } : nothing;
};

/** Needed because nodes may not keep old headers. @param since approximate time of the missing header, unix seconds */
const useReportedTime = (since: number | undefined): ReportedTime => {
  const [reported, setReported] = useState(nothing);
  useEffect(() => {
    if (since === undefined || !(tradingData ?? blocks)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      const found = await askServices(since, signal);
      if (!signal.aborted) setReported(found);
    };
    const timer = setTimeout(() => void ask(), rules.service.timeoutMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [since]);
  return reported;
};

/** Trusts a reported block unless the chain has another time for it. */
const useBelieved = (since: number | undefined): ReportedTime & Pick<BlockTime, 'isDenied'> => {
  const { ms, block } = useReportedTime(since);
  const isDenied = useSyncExternalStore(subscribe, areDenied);
  const number = block && hint(block).number;
  const own = useBlockTimes(number === undefined ? [] : [number]).get(number ?? -1);
  const isOther = block !== undefined && own !== undefined && judge(block, ({ timestamp }) => timestamp !== own);
  useEffect(() => {
    if (isOther) blocks?.contradicted();
  }, [isOther]);
  const denied = isDenied || isOther ? { isDenied: true } : nothing;
  if (block) return isOther || isDenied ? denied : { block };
  return ms === undefined || tradingData?.status().kind === 'contradicted' ? denied : { ...denied, ms };
};

/**
 * Average over six hours, limited to plausible values. If the old header is missing, the trading-data service reports
 * it, else the blocks subgraph.
 */
export const useBlockTime = (): BlockTime => {
  const { number, timestamp } = useBlock();
  const from = number === undefined ? -1 : Math.floor(number / stepBlocks) * stepBlocks - windowBlocks;
  const begun = useBlockTimes(from < 0 ? [] : [from]).get(from);
  const isMissing = from >= 0 && begun === undefined && timestamp !== undefined;
  const since = isMissing ? Math.floor(timestamp / STEP_SECONDS) * STEP_SECONDS - WINDOW_SECONDS : undefined;
  const { ms, block, isDenied } = useBelieved(since);
  const reported: Reported<number | TimedBlock> | undefined = ms ?? block;
  const time = averageBlockTime(
    begun === undefined ? undefined : { number: from, timestamp: begun },
    number === undefined || timestamp === undefined ? undefined : { number, timestamp },
    miningRules,
    reported && shown(reported),
  );
  return isDenied ? { ...time, isDenied } : time;
};
