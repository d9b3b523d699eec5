import type { BlockPoller } from '../block/blockPoller.ts';
import { nextPollAtMs, type Pace } from '../block/pollSchedule.ts';

export interface Following {
  /** Reads now, and later blocks only at the leader's call or once the leader is silent. */
  follow(): void;
  begin(): void;
  end(): void;
}

export const createFollowing = (poller: Pick<BlockPoller, 'pollBy'>, silentAtMs: () => number): Following => {
  let isDue = false;
  const followerPollAtMs = (pace: Pace, stride: number): number =>
    isDue ? 0 : Math.max(nextPollAtMs(pace, stride), silentAtMs());
  return {
    follow() {
      isDue = true;
      poller.pollBy(followerPollAtMs);
    },
    begin() {
      isDue = false;
    },
    end: () => poller.pollBy(nextPollAtMs),
  };
};
