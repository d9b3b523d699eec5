import type { PairTokens } from '../chain/bookReads.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import type { Address } from '../domain/tokens/types.ts';
import type { HistoryStore } from '../reads/historyStore.ts';
import { createLogFollower } from './createLogFollower.ts';
import type { LogFollower } from './createLogFollower.ts';
import { followWatched } from './followWatched.ts';
import type { LogSubscriber } from './followWatched.ts';
import { createPairMemory } from './pairMemory.ts';
import type { HistoryArchive } from './pairMemory.ts';
import { createPairReader } from './pairReader.ts';
import type { ServiceHistory } from './serviceHistory.ts';
import { createTurns } from './turns.ts';

export interface HistoryPartOptions {
  readonly rpc: RpcClient;
  readonly chainId: number;
  readonly ext: Address;
  readonly archive: HistoryArchive;
  readonly store: HistoryStore;
  readonly service?: ServiceHistory | undefined;
  /** A failed reading is begun anew after this. */
  readonly retryMs: number;
}

/**
 * The histories of the watched pairs, which begin to be read as soon as they are watched: one range of blocks of each in
 * turn, so that a long history of one pair keeps no other waiting.
 */
export const createHistoryPart = ({ archive, chainId, store, ...options }: HistoryPartOptions): LogSubscriber => {
  const turns = createTurns();
  const follow = (pair: PairTokens): LogFollower => {
    const memory = createPairMemory(archive, `${chainId}:${pair.pair}`);
    const onHistory = store.record.bind(store, pair.pair);
    return createLogFollower(createPairReader({ ...options, pair, memory, onHistory, turns }));
  };
  const subscriber = followWatched({ watched: store.watched, follow });
  const begin = (): void => subscriber.update(0);
  const stopListening = store.onWatched(begin);
  begin();
  return {
    ...subscriber,
    stop() {
      stopListening();
      subscriber.stop();
    },
  };
};
