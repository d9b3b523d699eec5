import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { BlockResponse, BlockSubscriber } from '../block/blockSubscribers.ts';
import type { LogFollower } from './createLogFollower.ts';

interface WatchedLogs<Key> {
  watched(): readonly Key[];
  follow(key: Key): LogFollower;
  /** True if a key keeps its follower while nobody watches it. */
  readonly keeps?: boolean;
  /** Called once a key's follower has stopped, so that its results go with it. */
  readonly onLeave?: (key: Key) => void;
}

export interface LogSubscriber extends BlockSubscriber {
  update(head?: number): void;
  restart(): void;
  stop(): void;
}

const createVisits = <Key>(
  { watched, follow }: Pick<WatchedLogs<Key>, 'watched' | 'follow'>,
  followers: Map<Key, LogFollower>,
  active: Map<Key, LogFollower>,
) => {
  const recalled = new Map<Key, LogFollower>();
  return {
    isRequested: (key: Key): boolean => recalled.has(key),
    forget: (): void => recalled.clear(),
    recall(): readonly RpcRequest[] {
      recalled.clear();
      return watched()
        .filter((key) => !followers.has(key))
        .flatMap((key) => {
          const follower = follow(key);
          const requests = follower.recall();
          (requests.length > 0 ? recalled : followers).set(key, follower);
          return requests;
        });
    },
    resume(answers: BlockResponse): void {
      const keys = watched();
      for (const [key, follower] of recalled) {
        if (!keys.includes(key) || active.has(key) || !follower.resume(answers)) continue;
        followers.set(key, follower);
        active.set(key, follower);
      }
      recalled.clear();
    },
  };
};

/** After a rewind, keeps only followers whose state can be verified. */
const rewind = <Key>(
  followers: Map<Key, LogFollower>,
  active: ReadonlyMap<Key, LogFollower>,
  leave: (key: Key) => void,
): void => {
  for (const [key, follower] of [...followers]) {
    if (!follower.verifies) {
      leave(key);
      followers.delete(key);
    } else if (active.has(key)) follower.start();
  }
};

export const followWatched = <Key>({ watched, follow, keeps = false, onLeave }: WatchedLogs<Key>): LogSubscriber => {
  const followers = new Map<Key, LogFollower>();
  const active = new Map<Key, LogFollower>();
  const visits = createVisits({ watched, follow }, followers, active);
  let isShown = false;

  const leave = (key: Key): void => {
    active.get(key)?.stop();
    active.delete(key);
    if (!keeps) followers.delete(key);
    onLeave?.(key);
  };

  const update = (head?: number): void => {
    const keys = watched();
    for (const key of active.keys()) if (!keys.includes(key)) leave(key);
    for (const key of head === undefined
      ? []
      : keys.filter((entry) => !active.has(entry) && !visits.isRequested(entry))) {
      const follower = followers.get(key) ?? follow(key);
      followers.set(key, follower);
      active.set(key, follower);
      follower.start(head);
    }
  };

  return {
    update,
    restart: () => active.forEach((follower) => follower.start()),
    stop: () => [...active.keys()].forEach(leave),
    request(phase) {
      const isRewound = phase.kind === 'newBlock' && phase.lastBlock === undefined;
      if (isRewound && isShown) rewind(followers, active, leave);
      isShown &&= !isRewound;
      update();
      const left = visits.recall();
      if (phase.kind === 'sameBlock') update(phase.blockNumber);
      const isNext = phase.kind === 'newBlock' && !isRewound;
      const live = isNext ? [...active.values()].flatMap((follower) => follower.requests()) : [];
      const requests = [...left, ...live];
      return requests.length > 0 ? { requests } : {};
    },
    receive(answers, phase) {
      isShown = true;
      visits.resume(answers);
      update(answers.blockNumber);
      if (phase.kind === 'sameBlock') return;
      for (const follower of active.values()) follower.receive(answers);
    },
    reading() {
      const takings = [...active.values()].flatMap((follower) => follower.taking() ?? []);
      return takings.length > 0 ? Promise.all(takings) : undefined;
    },
    failed(phase) {
      visits.forget();
      if (phase.kind === 'newBlock') update(phase.lastBlock);
    },
  };
};
