import { useMemo } from 'react';
import type { Moment } from '#domain/governance/proposal.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';

export const useMoment = (): Moment | undefined => {
  const { number, timestamp } = useBlock();
  return useMemo(
    () =>
      number === undefined || timestamp === undefined
        ? undefined
        : { number: BigInt(number), timestamp: BigInt(timestamp) },
    [number, timestamp],
  );
};

/** If the block is not mined yet, the time is an estimate from the time between the last blocks. */
export interface BlockDate {
  readonly date: Date;
  readonly isEstimate: boolean;
}

/** Last time that `Date` can represent, milliseconds. */
const LAST_DATE = 8.64e15;

/** In the order of `blocks`; undefined while unknown, or beyond the range of `Date`. */
export const useBlockDates = (blocks: readonly (bigint | undefined)[]): readonly (BlockDate | undefined)[] => {
  const moment = useMoment();
  const { ms } = useBlockTime();
  const isPast = (block: bigint | undefined): block is bigint =>
    block !== undefined && moment !== undefined && block <= moment.number;
  const times = useBlockTimes(blocks.filter(isPast).map(Number));
  return blocks.map((block) => {
    if (block === undefined || !moment) return undefined;
    const known = times.get(Number(block));
    if (isPast(block)) return known === undefined ? undefined : { date: new Date(known * 1000), isEstimate: false };
    const at = Number(moment.timestamp) * 1000 + Number(block - moment.number) * ms;
    return at > LAST_DATE ? undefined : { date: new Date(at), isEstimate: true };
  });
};
