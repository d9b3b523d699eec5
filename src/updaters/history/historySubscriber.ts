import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { HistoryStore } from '#stores/historyStore.ts';
import { createLogFollower, type LogFollower } from '../logs/createLogFollower.ts';
import { followWatched, type LogSubscriber } from '../logs/followWatched.ts';
import { createPairMemory, type HistoryArchive } from './pairArchive.ts';
import { createPairReader } from './pairReader.ts';
import type { ServiceHistory } from './serviceHistory.ts';
import { createMutex } from '#lib/createMutex.ts';

interface HistorySubscriberOptions {
  readonly rpc: RpcClient;
  readonly chainId: number;
  readonly ext: Address;
  readonly archive: HistoryArchive;
  readonly store: HistoryStore;
  readonly service?: ServiceHistory | undefined;
  readonly retryMs: number;
}

/** Pairs take turns, one range of blocks each, so that a long history does not delay the others. */
export const createHistorySubscriber = ({
  archive,
  chainId,
  store,
  ...options
}: HistorySubscriberOptions): LogSubscriber => {
  const mutex = createMutex();
  const follow = (pair: PairTokens): LogFollower => {
    const memory = createPairMemory(archive, `${chainId}:${pair.pair}`);
    const onHistory = store.record.bind(store, pair.pair);
    const whenNeeded = store.whenNeeded.bind(store, pair.pair);
    const reach = store.reach.bind(store, pair.pair);
    const isBackground = (): boolean => reach() <= DAY_SECONDS;
    const reader = { ...options, pair, memory, onHistory, reach, whenNeeded, isBackground, mutex };
    return createLogFollower(createPairReader(reader));
  };
  const subscriber = followWatched({ watched: store.watched, follow });
  const begin = (): void => subscriber.update(0);
  const stops = [store.onWatched(begin), options.service?.onContradicted(() => subscriber.restart())];
  begin();
  return {
    ...subscriber,
    stop() {
      stops.forEach((stop) => stop?.());
      subscriber.stop();
    },
  };
};
