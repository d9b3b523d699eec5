import { touches } from '#stores/touches.ts';
import type { BlockPoller } from '../block/blockPoller.ts';
import type { BlockAnswer, BlockQuery, ReadBlock } from '../block/blockSubscribers.ts';
import { nextPollAtMs, type Pace } from '../block/pollSchedule.ts';
import { createFollower, type Follower } from './createFollower.ts';
import { createLeaderLock, type LeaderLock } from './createLeaderLock.ts';
import { createRounds, type Rounds } from './createRounds.ts';
import { openTabChannels } from './tabChannels.ts';

interface Following {
  /** Reads now, and later blocks only at the leader's call or once the leader is silent. */
  follow(): void;
  begin(): void;
  end(): void;
}

const createFollowing = (poller: Pick<BlockPoller, 'pollBy'>, silentAtMs: () => number): Following => {
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

interface SharedLineOptions {
  readonly poller: Pick<BlockPoller, 'pollBy'>;
  readonly locks: LockManager;
  /** Tabs with the same name answer each other; it includes the chain, the nodes and the build. */
  readonly name: string;
  /** Longest silence of a working leader that reads every `stride` blocks, milliseconds. */
  readonly silenceMs: (stride: number) => number;
  readonly stride: () => number;
  readonly now: () => number;
}

export interface SharedLine {
  readonly name: string;
  read(read: ReadBlock, query: BlockQuery): Promise<BlockAnswer>;
  strideChanged(): void;
  close(): void;
}

interface Roles {
  readonly lead: LeaderLock;
  readonly rounds: Rounds;
  readonly follower: Follower;
  readonly following: Following;
  readonly others: ReadonlySet<string>;
}

const readAs =
  ({ lead, rounds, follower, following, others }: Roles, now: () => number): SharedLine['read'] =>
  async (read, query) => {
    if (query.at !== 'latest') return read(query);
    following.begin();
    if (lead.isHeld()) return rounds.read(read, query).finally(() => others.size === 0 && lead.release());
    const shared = await follower.read(query);
    if (shared) return shared;
    if (lead.isRequested() && !lead.isHeld() && now() >= follower.silentAtMs()) lead.take();
    return read(query);
  };

/**
 * One tab, the leader, reads each block for all tabs. Followers send their queries at its call and read alone if the
 * answer is late. A page without other tabs holds no lock, because browsers do not cache a page that holds one.
 */
export const openSharedLine = ({ poller, locks, name, silenceMs, stride, now }: SharedLineOptions): SharedLine => {
  const [self, others] = [crypto.randomUUID(), new Set<string>()];
  const channels = openTabChannels(name);
  const { post } = channels;
  const announce = (): void => post({ kind: 'here', from: self, stride: stride() });
  const follow = (): void => following.follow();
  const follower = createFollower({ self, follow, silenceMs, now, send: channels.postToLeader });
  const following = createFollowing(poller, follower.silentAtMs);
  const lead = createLeaderLock(locks, name, () => {
    following.end();
    announce();
  });
  const rounds = createRounds({ self, others, post, stride });

  const meet = (other: string): void => {
    if (!others.has(other)) announce();
    others.add(other);
    lead.want();
  };

  const leave = (): void => {
    lead.release();
    following.end();
  };

  const part = (other: string): void => {
    follower.leave(other);
    if (others.delete(other) && others.size === 0) leave();
  };

  channels.listen({
    message(message) {
      if (message.kind === 'gone') return part(message.from);
      if (message.kind === 'touched') return touches.elsewhere.notify();
      meet(message.from);
      if (message.kind === 'round') follower.begin(message.from, message.round, message.stride);
      else if (message.kind === 'here') follower.wait(message.stride);
      else follower.take(message);
    },
    query(query) {
      if (lead.isHeld()) rounds.add(query);
    },
  });
  const stopTouches = touches.here.add(() => post({ kind: 'touched', from: self }));
  announce();

  return {
    name,
    read: readAs({ lead, rounds, follower, following, others }, now),
    strideChanged: () => lead.isHeld() && announce(),
    close() {
      follower.stop();
      post({ kind: 'gone', from: self });
      channels.close();
      stopTouches();
      leave();
    },
  };
};
