import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { BookStore } from '#stores/bookStore.ts';
import { createBlockReader } from '../block/blockReader.ts';
import { createSubscriberRegistry, type BlockSubscriber } from '../block/blockSubscribers.ts';
import type { CallReader } from '../block/readCalls.ts';
import { createBookSubscriber, type BookSubscriberOptions } from './bookSubscriber.ts';

const PATIENCE_MS = 5000;
const KEPT_MS = 15_000;

interface EarlyBookOptions extends BookSubscriberOptions {
  readonly store: BookStore;
  readonly rpc: RpcClient;
  readonly readCalls: CallReader;
  readonly deviceMs: () => number;
}

/** `seenAtMs`: time of arrival, unix milliseconds of the device's clock. */
type SeenBlock = Omit<BlockReads, 'outcomes'> & { readonly seenAtMs: number };

export interface EarlyBook {
  readonly subscriber: BlockSubscriber;
  readonly done: Promise<void>;
  readonly seen: () => SeenBlock | undefined;
}

const nothing = (): void => undefined;

/** Starts at the early book's block, because the whole book would be read again otherwise. */
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

export const readEarlyBook = ({ pair, token0, token1 }: PairTokens, options: EarlyBookOptions): EarlyBook => {
  const { store, rpc, readCalls, now, deviceMs } = options;
  const subscriber = createBookSubscriber(options);
  const registry = createSubscriberRegistry();
  let isOver = false;
  let seen: SeenBlock | undefined;
  registry.register({
    ...subscriber,
    // Ignores a late response, because the subscriber has requested something else since.
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
    await reader.readSameBlock(() => !isOver && store.reading(pair)?.book.status !== 'ready');
  };
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const done = Promise.race([read(), tooLong]).finally(() => {
    isOver = true;
    setTimeout(unwatch, KEPT_MS);
  });
  return { subscriber: goingOnFrom(subscriber, () => seen), done, seen: () => seen };
};
