/**
 * Requests the book of the market in the URL. It is a separate script that loads in parallel with the application, so
 * that the answer arrives early. Code that reads books loads only on a page with a book.
 */
import { envProblems } from '#config/env.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { defaultTokens, wrappedNative } from '#config/tokens/tokens.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { storedJson } from '#lib/storedJson.ts';
import { isVisible } from '#updaters/block/visibility.ts';
import { leaveEarlyBook } from '#updaters/book/earlySlot.ts';
import { pairOfAddress } from '#updaters/book/pairOfAddress.ts';

const native = wrappedNative.address;
const defaults = { wrappedNative: native, output: defaultTokens[1]?.address ?? native };
const tokens = pairOfAddress(ownAddress(), storedJson(`${storageKeys.reduxNamespace}_swap`), defaults);

if (tokens && envProblems.length === 0 && isVisible()) {
  leaveEarlyBook(import('#updaters/book/readEarlyMarket.ts').then(({ readEarlyMarket }) => readEarlyMarket(tokens)));
}
