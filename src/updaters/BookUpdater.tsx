import { useEffect } from 'react';
import { contracts } from '../chain/contracts.ts';
import { bookStore } from '../reads/bookStore.ts';
import { blockParts } from './blockTick.ts';
import { createBookPart } from './bookPart.ts';

/** Keeps the watched order books up to date. */
export function BookUpdater(): null {
  useEffect(() => {
    const { orderBook, orderBookExt } = contracts;
    const part = createBookPart({ store: bookStore, orderBook, ext: orderBookExt, now: () => performance.now() });
    const stopListening = bookStore.onWatched(blockParts.requestSameBlock);
    const unregister = blockParts.register(part);
    if (bookStore.watched().length > 0) blockParts.requestSameBlock();
    return () => {
      stopListening();
      unregister();
    };
  }, []);
  return null;
}
