import { contracts } from '#chain/contracts.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { blockSeen } from '#state/app/slice.ts';
import type { AppStore } from '#state/hooks.ts';
import { bookStore } from '#stores/bookStore.ts';
import { blockSubscribers, type BlockSubscriber } from '../block/blockSubscribers.ts';
import { createBookSubscriber } from './bookSubscriber.ts';
import type { EarlyBook } from './earlyBook.ts';
import { firstPage } from './firstPage.ts';

const createSubscriber = (): BlockSubscriber =>
  createBookSubscriber({
    store: bookStore,
    orderBook: contracts.orderBook,
    ext: contracts.orderBookExt,
    now: () => performance.now(),
    firstPage: firstPage(),
  });

export const startBooks = (store: AppStore, early: EarlyBook | undefined): (() => void) => {
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
};
