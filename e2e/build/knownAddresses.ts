import type { Plugin } from 'vite';
import { polygonAddresses } from '../../src/config/addresses/polygon.ts';
import { defaultTokenList } from '../../src/config/tokens/defaultTokenList.ts';
import { toChecksumAddress } from '../../src/lib/toChecksumAddress.ts';
import { environmentOf } from './environment.ts';

const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-f])/gi;

/** The addresses in a text, checksummed, each once. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set((text.match(ADDRESS) ?? []).map(toChecksumAddress)),
];

/**
 * Writes the checksummed addresses of the configuration and the default list into the application: to compute each from
 * its hash when the application starts takes a slow phone a tenth of a second.
 */
export const knownAddresses = (root: string): Plugin => ({
  name: 'known-addresses',
  config: (_, { mode }) => {
    const texts = [environmentOf(mode, root), polygonAddresses, defaultTokenList].map((one) => JSON.stringify(one));
    // Sorted: a build does not depend on the order of its variables.
    return { define: { KNOWN_ADDRESSES: JSON.stringify(addressesIn(texts.join()).toSorted()) } };
  },
});
