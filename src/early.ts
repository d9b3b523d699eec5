/**
 * Asks for the book of the market that the address leads to. A script of its own, loaded beside the application's, so
 * that the answer is there when the page is.
 */
import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { envProblems } from '#config/env.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { defaultTokens, wrappedNative } from '#config/tokens/tokens.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { storedJson } from '#lib/storedJson.ts';
import { bookStore } from '#stores/bookStore.ts';
import { isVisible } from '#updaters/block/visibility.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { leaveEarlyBook, readEarlyBook } from '#updaters/book/earlyBook.ts';
import { pairAsked } from '#updaters/book/pairAsked.ts';

const native = wrappedNative.address;
const defaults = { wrappedNative: native, output: defaultTokens[1]?.address ?? native };
const tokens = pairAsked(ownAddress(), storedJson(`${storageKeys.reduxNamespace}_swap`), defaults);

if (tokens && envProblems.length === 0 && isVisible()) {
  const pair = bookStore.pairOf(...tokens);
  leaveEarlyBook(
    readEarlyBook(pair, {
      store: bookStore,
      rpc: readRpc,
      readCalls: createCallReader(readRpc, contracts.multicall),
      orderBook: contracts.orderBook,
      ext: contracts.orderBookExt,
      now: () => performance.now(),
      deviceMs: Date.now,
    }),
  );
}
