import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { BookStore } from '#stores/bookStore.ts';
import { createBlockReader } from '../block/blockReader.ts';
import { createSubscriberRegistry } from '../block/blockSubscribers.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import type { CallReader } from '../block/readCalls.ts';
import { createBookSubscriber } from './bookSubscriber.ts';
import type { BookSubscriberOptions } from './bookSubscriber.ts';

/** The application does not wait longer for what was requested before it. */
const PATIENCE_MS = 5000;
/** The book stays watched until the page that needs it is there. */
const KEPT_MS = 15_000;

export interface EarlyBookOptions extends BookSubscriberOptions {
  readonly store: BookStore;
  readonly rpc: RpcClient;
  readonly readCalls: CallReader;
  /** The device's time, unix milliseconds. */
  readonly deviceMs: () => number;
}

/** A block and when it arrived, by the device's time in unix milliseconds. */
export type SeenBlock = Omit<BlockReads, 'outcomes'> & { readonly seenAtMs: number };

/** A book that is read while the application is still loading. */
export interface EarlyBook {
  /** Follows the book from then on; only once `done`. */
  readonly subscriber: BlockSubscriber;
  /** Resolves when the book is read, cannot be read, or takes too long. */
  readonly done: Promise<void>;
  /** The block it was read at, so that its age is known though no other block may ever come. */
  readonly seen: () => SeenBlock | undefined;
}

const nothing = (): void => undefined;

/**
 * The subscriber, which continues from the block of the early book. The application's own reader has seen no block at
 * its first request, and without one the whole book would be read again.
 */
const goingOnFrom = (subscriber: BlockSubscriber, seen: () => SeenBlock | undefined): BlockSubscriber => {
  let isFirst = true;
  return {
    ...subscriber,
    request(phase) {
      const isUnseen = isFirst && phase.kind === 'newBlock' && phase.lastBlock === undefined;
      isFirst &&= phase.kind !== 'newBlock';
      return subscriber.request(isUnseen ? { ...phase, lastBlock: seen()?.blockNumber } : phase);
    },
  };
};

/** Starts to read a pair's book: first its heads, then its first orders, at one block. */
export const readEarlyBook = ({ pair, token0, token1 }: PairTokens, options: EarlyBookOptions): EarlyBook => {
  const { store, rpc, readCalls, now, deviceMs } = options;
  const subscriber = createBookSubscriber(options);
  const registry = createSubscriberRegistry();
  let isOver = false;
  let seen: SeenBlock | undefined;
  registry.register({
    ...subscriber,
    // An answer that comes too late belongs to nobody: the subscriber has requested something else since.
    receive: (answers, phase) => (isOver ? undefined : subscriber.receive(answers, phase)),
  });
  const reader = createBlockReader({
    rpc,
    readCalls,
    registry,
    now,
    onBlock: (block) => {
      seen = { ...block, seenAtMs: deviceMs() };
    },
    onWorked: nothing,
    onFailed: nothing,
    onRewound: nothing,
  });
  const unwatch = store.watch(token0, token1);
  const read = async (): Promise<void> => {
    await reader.pollNewBlock();
    // The application reads the orders behind the first page.
    await reader.readSameBlock(() => !isOver && store.reading(pair)?.book.status !== 'ready');
  };
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const done = Promise.race([read(), tooLong]).finally(() => {
    isOver = true;
    setTimeout(unwatch, KEPT_MS);
  });
  return { subscriber: goingOnFrom(subscriber, () => seen), done, seen: () => seen };
};
