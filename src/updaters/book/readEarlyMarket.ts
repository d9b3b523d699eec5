import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { createCallReader } from '../block/readCalls.ts';
import { readEarlyBook, type EarlyBook } from './earlyBook.ts';
import { firstPage } from './firstPage.ts';

export const readEarlyMarket = (tokens: readonly [Address, Address]): EarlyBook =>
  readEarlyBook(bookStore.pairOf(...tokens), {
    store: bookStore,
    rpc: readRpc,
    readCalls: createCallReader(readRpc, contracts.multicall),
    orderBook: contracts.orderBook,
    ext: contracts.orderBookExt,
    now: () => performance.now(),
    firstPage: firstPage(),
    deviceMs: Date.now,
  });
