/**
 * Asks for the book of the market that the address leads to. A script of its own, loaded beside the application's, so
 * that the answer is there when the page is. A page without a book loads nothing of what reads one.
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
