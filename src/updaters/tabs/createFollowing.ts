import type { BlockPoller } from '../block/blockPoller.ts';
import { nextPollAtMs, type Pace } from '../block/pollSchedule.ts';

export interface Following {
  /** Reads now, and each later block only at the leader's call or `FOLLOWER_WAIT` too late. */
  follow(): void;
  /** A read has begun. */
  begin(): void;
  /** Reads at the usual times. */
  end(): void;
}

/** Share of the block time. */
const FOLLOWER_WAIT = 0.75;

export const createFollowing = (poller: Pick<BlockPoller, 'pollBy'>): Following => {
  let isDue = false;
  const followerPollAtMs = (pace: Pace, stride: number): number => {
    if (isDue) return 0;
    return nextPollAtMs(pace, stride) + (pace.failures === 0 ? FOLLOWER_WAIT * pace.usualBlockTimeMs : 0);
  };
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
