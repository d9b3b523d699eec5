/**
 * Requests the first data of the page in the URL: the market's book, or the list of markets. It is a separate script that
 * loads in parallel with the application, so that the answer arrives early. Code that reads either loads only on a page
 * that shows it.
 */
import { envProblems } from '#config/env.ts';
import { firstPageOf, firstPaths } from '#config/firstPages.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { defaultTokens, wrappedNative } from '#config/tokens/tokens.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';
import { isVisible } from '#updaters/block/visibility.ts';
import { leaveEarlyBook } from '#updaters/book/earlySlot.ts';
import { pairOfAddress } from '#updaters/book/pairOfAddress.ts';

const native = wrappedNative.address;
const defaults = { wrappedNative: native, output: defaultTokens[1]?.address ?? native };

/** Connected accounts see their positions on the pool page. */
const listsMarkets = (pathname: string): boolean => {
  const page = firstPageOf(pathname);
  return page === 'home' || page === 'market' || (pathname === firstPaths.pool && !storage.get(storageKeys.wallet));
};

const readEarly = (): void => {
  const address = ownAddress();
  const tokens = pairOfAddress(address, storedJson(`${storageKeys.reduxNamespace}_swap`), defaults);
  if (tokens) {
    const book = import('#updaters/book/readEarlyMarket.ts');
    leaveEarlyBook(book.then(({ readEarlyMarket }) => readEarlyMarket(tokens)));
  } else if (listsMarkets(address.pathname)) {
    // The page itself reads the list if this script does not load.
    import('#updaters/lists/readEarlyMarkets.ts').then(
      ({ readEarlyMarkets }) => readEarlyMarkets(),
      () => undefined,
    );
  }
};

if (envProblems.length === 0 && isVisible()) readEarly();
