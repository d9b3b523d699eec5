import type { Plugin } from 'vite';
import { polygonAddresses } from '../../src/config/addresses/polygon.ts';
import { defaultTokenList } from '../../src/config/tokens/defaultTokenList.ts';
import { toChecksumAddress } from '../../src/lib/toChecksumAddress.ts';
import { environmentOf } from './environment.ts';

const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-f])/gi;

/** Distinct and checksummed. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set((text.match(ADDRESS) ?? []).map(toChecksumAddress)),
];

/**
 * Writes checksummed addresses into the scripts, because computing checksums at start takes a tenth of a second on a
 * slow phone.
 */
export const knownAddresses = (root: string): Plugin => ({
  name: 'known-addresses',
  config: (_, { mode }) => {
    const texts = [environmentOf(mode, root), polygonAddresses, defaultTokenList].map((entry) => JSON.stringify(entry));
    // Sorted, so that a build does not depend on the order of its variables.
    return { define: { KNOWN_ADDRESSES: JSON.stringify(addressesIn(texts.join()).toSorted()) } };
  },
});
