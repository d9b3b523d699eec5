import { usePosition } from '#reads/pools/usePosition.ts';
import type { Position } from '#stores/positions.ts';

/** Position whose pool pays mining rewards now; undefined if there are none, or while unknown. */
export const useRewarded = (...pool: Parameters<typeof usePosition>): Position | undefined => {
  const position = usePosition(...pool);
  return position?.mining?.isFinished === false ? position : undefined;
};
