import type { PairTokens } from '../chain/bookReads.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import type { Address } from '../domain/tokens/types.ts';
import type { HistoryStore } from '../reads/historyStore.ts';
import type { HistoryArchive } from './pairMemory.ts';
import { createPairMemory } from './pairMemory.ts';
import { createPairReader } from './pairReader.ts';
import type { PairReader } from './pairReader.ts';
import type { ServiceHistory } from './serviceHistory.ts';
import { createTurns } from './turns.ts';

export interface HistoryFollowerOptions {
  readonly rpc: RpcClient;
  readonly chainId: number;
  readonly ext: Address;
  readonly archive: HistoryArchive;
  readonly store: HistoryStore;
  readonly service?: ServiceHistory | undefined;
  /** A failed reading is begun anew after this. */
  readonly retryMs: number;
}

/** A pair whose history is followed. */
export interface Followed {
  readonly pair: PairTokens;
  readonly reader: PairReader;
  /** Checks what is known against the chain and reads on from there. */
  restart(): void;
}

export interface HistoryFollower {
  followed(): readonly Followed[];
  stop(): void;
}

interface Running extends Followed {
  readonly stop: () => void;
}

/**
 * Reads the histories of the watched pairs as long as they are watched: one range of blocks of each in turn, so that a
 * long past of one pair keeps no other waiting.
 */
export const createHistoryFollower = (options: HistoryFollowerOptions): HistoryFollower => {
  const { rpc, chainId, ext, archive, store, service, retryMs } = options;
  const running = new Map<Address, Running>();
  const turns = createTurns();

  const follow = (pair: PairTokens): Running => {
    const memory = createPairMemory(archive, `${chainId}:${pair.pair}`);
    const onHistory = store.record.bind(store, pair.pair);
    const reader = createPairReader({ rpc, ext, pair, memory, service, onHistory });
    let controller = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    const run = (): void => {
      const { signal } = controller;
      const isLeft = (): boolean => signal.aborted;
      const read = async (): Promise<void> => {
        let end = await turns.take();
        const letOthers = async (): Promise<void> => {
          end();
          end = await turns.take();
        };
        try {
          if (!isLeft()) await reader.read({ signal, letOthers });
        } catch (error) {
          if (isLeft()) return;
          reader.fail(error);
          retry = setTimeout(run, retryMs);
        } finally {
          end();
        }
      };
      void read();
    };
    const stop = (): void => {
      controller.abort();
      clearTimeout(retry);
    };
    const restart = (): void => {
      stop();
      controller = new AbortController();
      run();
    };
    run();
    return { pair, reader, restart, stop };
  };

  const followWatched = (): void => {
    const watched = store.watched();
    for (const [address, { stop }] of running) {
      if (watched.some(({ pair }) => pair === address)) continue;
      stop();
      running.delete(address);
    }
    for (const pair of watched) if (!running.has(pair.pair)) running.set(pair.pair, follow(pair));
  };

  const stopListening = store.onWatched(followWatched);
  followWatched();
  return {
    followed: () => [...running.values()],
    stop() {
      stopListening();
      for (const { stop } of running.values()) stop();
      running.clear();
    },
  };
};
