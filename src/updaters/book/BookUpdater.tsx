import { useEffect } from 'react';
import { contracts } from '#chain/contracts.ts';
import { bookStore } from '#stores/bookStore.ts';
import { blockSubscribers } from '../block/blockSubscribers.ts';
import { createBookSubscriber } from './bookSubscriber.ts';

/** Keeps the watched order books up to date. */
export function BookUpdater(): null {
  useEffect(() => {
    const { orderBook, orderBookExt } = contracts;
    const subscriber = createBookSubscriber({
      store: bookStore,
      orderBook,
      ext: orderBookExt,
      now: () => performance.now(),
    });
    const stopListening = bookStore.onWatched(blockSubscribers.requestSameBlock);
    const unregister = blockSubscribers.register(subscriber);
    if (bookStore.watched().length > 0) blockSubscribers.requestSameBlock();
    return () => {
      stopListening();
      unregister();
    };
  }, []);
  return null;
}
