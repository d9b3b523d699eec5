import type { NodeChoice } from '#chain/rpc/failOver.ts';
import { rules } from '#config/rules.ts';
import { selectBlockAge, type BlockAge } from '#state/app/selectBlockAge.ts';
import { selectBlockNumber, selectBlockTimestamp } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';

interface FreshnessWatchWorld {
  readonly store: Pick<AppStore, 'getState'>;
  readonly nodes: NodeChoice;
  /** `now`: the device's clock, unix milliseconds. `elapsed`: monotonic milliseconds. */
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly compare: () => Promise<void>;
}

interface FreshnessWatch {
  look(): Promise<void>;
  /** No requests are sent while the page is hidden. */
  seen(visible: boolean): void;
}

/** Grace period for the first block, and for the first block after a pause. A block of unknown age has none. */
const GRACE_MS = rules.freshness.lateMinMs;

/**
 * Late blocks cause comparisons with other nodes, soon at first and then less often. A node that is not preferred, or a
 * block that differs from the clock or a reported head, causes rare ones.
 */
export const createFreshnessWatch = ({ store, nodes, now, elapsed, compare }: FreshnessWatchWorld): FreshnessWatch => {
  const { compareMinWaitMs, compareMaxWaitMs } = rules.nodes;
  let shownSinceMs: number | undefined;
  let comparedAtMs = -Infinity;
  let waitMs: number = compareMinWaitMs;
  let isBusy = false;

  const isOdd = (offsetMs: number): boolean => {
    const state = store.getState();
    const number = selectBlockNumber(state) ?? Infinity;
    const aheadMs = (selectBlockTimestamp(state) ?? 0) * 1000 - now() - offsetMs;
    const isClaimed = (state.app.claimedHead ?? 0) - number > rules.freshness.lateBlocks;
    return isClaimed || aheadMs > rules.clock.blockAheadMs || nodes.current() !== nodes.urls[0];
  };

  const dueAfterMs = ({ freshness, offsetMs }: BlockAge): number | undefined => {
    if (freshness !== 'fresh') return waitMs;
    waitMs = compareMinWaitMs;
    return isOdd(offsetMs) ? compareMaxWaitMs : undefined;
  };

  return {
    async look() {
      if (isBusy || shownSinceMs === undefined) return;
      const age = selectBlockAge(store.getState(), now());
      const isOfUnknownAge = age.freshness === 'unknown' && age.ageSeconds !== undefined;
      if (!isOfUnknownAge && elapsed() - shownSinceMs < GRACE_MS) return;
      const due = dueAfterMs(age);
      if (due === undefined || elapsed() - comparedAtMs < due) return;
      isBusy = true;
      await compare();
      isBusy = false;
      comparedAtMs = elapsed();
      waitMs = Math.min(2 * waitMs, compareMaxWaitMs);
    },
    seen(visible) {
      shownSinceMs = visible ? elapsed() : undefined;
    },
  };
};
