import { useEffect } from 'react';
import { contracts } from '#chain/contracts.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { blockSeen } from '#state/app/slice.ts';
import { useAppStore } from '#state/hooks.ts';
import { bookStore } from '#stores/bookStore.ts';
import { blockSubscribers } from '../block/blockSubscribers.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createBookSubscriber } from './bookSubscriber.ts';
import { takeEarlyBook } from './earlyBook.ts';

const createSubscriber = (): BlockSubscriber =>
  createBookSubscriber({
    store: bookStore,
    orderBook: contracts.orderBook,
    ext: contracts.orderBookExt,
    now: () => performance.now(),
  });

/** Keeps the watched order books up to date, and takes over the one that was requested before the application was there. */
export function BookUpdater(): null {
  const store = useAppStore();
  useEffect(() => {
    const early = takeEarlyBook();
    const subscriber = early?.subscriber ?? createSubscriber();
    const stopListening = bookStore.onWatched(blockSubscribers.requestSameBlock);
    let unregister: (() => void) | undefined;
    let isLeft = false;
    const begin = (): void => {
      if (isLeft) return;
      const seen = early?.seen();
      const isFirst = store.getState().app.blockNumber[POLYGON_CHAIN_ID] === undefined;
      if (seen && isFirst) store.dispatch(blockSeen({ chainId: POLYGON_CHAIN_ID, ...seen }));
      unregister = blockSubscribers.register(subscriber);
      if (bookStore.watched().length > 0) blockSubscribers.requestSameBlock();
    };
    if (early) void early.done.then(begin, begin);
    else begin();
    return () => {
      isLeft = true;
      stopListening();
      unregister?.();
    };
  }, [store]);
  return null;
}
