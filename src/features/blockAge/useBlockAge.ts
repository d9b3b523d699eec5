import { env } from '../../config/env.ts';
import { selectBlockSeenAtMs, selectConnection } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { blockFreshness } from './blockFreshness.ts';
import type { BlockFreshness } from './blockFreshness.ts';

const pulseMs = 1000;

export interface BlockAge {
  readonly freshness: BlockFreshness;
  /** Since the last block arrived; 0 before the first. */
  readonly ageSeconds: number;
}

/** How old what is shown is; the component that asks is drawn again every second. */
export const useBlockAge = (): BlockAge => {
  const seenAtMs = useAppSelector(selectBlockSeenAtMs);
  const failing = useAppSelector(selectConnection).status === 'failing';
  const nowMs = useNow(pulseMs);
  return {
    freshness: blockFreshness({ seenAtMs, nowMs, blockTimeMs: env.blockTimeMs, failing }),
    ageSeconds: seenAtMs === null ? 0 : Math.max(0, Math.round((nowMs - seenAtMs) / pulseMs)),
  };
};
