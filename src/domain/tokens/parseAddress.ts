import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Address } from './types.ts';

/** Short names of chains before an address (ERC-3770), as Safes and explorers write them. */
const OWN_PREFIXES: readonly string[] = ['matic', 'pol', 'polygon'];
const OTHER_CHAINS = new Map(
  Object.entries({
    arb1: 'Arbitrum',
    avax: 'Avalanche',
    base: 'Base',
    blast: 'Blast',
    bnb: 'BNB Smart Chain',
    bsc: 'BNB Smart Chain',
    celo: 'Celo',
    eth: 'Ethereum',
    ethereum: 'Ethereum',
    ftm: 'Fantom',
    gno: 'Gnosis',
    linea: 'Linea',
    mnt: 'Mantle',
    oeth: 'Optimism',
    scr: 'Scroll',
    zkevm: 'Polygon zkEVM',
    zksync: 'zkSync',
  }),
);

/** Reason why a text that looks like an address is none on this chain. */
export type AddressFault =
  | { readonly code: 'wrongChecksum' }
  /** The chain's name, or its prefix where the name is not known. */
  | { readonly code: 'otherChain'; readonly chain: string };

const PREFIXED = /^([a-z0-9-]{2,32}):(.*)$/is;

interface Parts {
  readonly prefix: string | undefined;
  readonly address: string;
}

const partsOf = (text: string): Parts => {
  const trimmed = text.trim();
  const [, prefix, address = ''] = PREFIXED.exec(trimmed) ?? [];
  return prefix === undefined
    ? { prefix, address: trimmed }
    : { prefix: prefix.toLowerCase(), address: address.trim() };
};

/** All-lower and all-upper hex has no checksum; mixed case must have the right one. */
const hasRightChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(address as Address) === address;
};

/**
 * Text to a checksummed address. A mistyped one with a checksum is undefined, and so is one of another chain: before the
 * address, Polygon's prefix alone is taken. Whitespace around it does not matter.
 */
export const parseAddress = (text: string): Address | undefined => {
  const { prefix, address } = partsOf(text);
  if (prefix !== undefined && !OWN_PREFIXES.includes(prefix)) return undefined;
  return isAddress(address) && hasRightChecksum(address) ? toChecksumAddress(address) : undefined;
};

/** Undefined for an address of this chain, and for what does not look like an address. */
export const addressFault = (text: string): AddressFault | undefined => {
  const { prefix, address } = partsOf(text);
  if (!isAddress(address)) return undefined;
  if (prefix !== undefined && !OWN_PREFIXES.includes(prefix)) {
    return { code: 'otherChain', chain: OTHER_CHAINS.get(prefix) ?? prefix };
  }
  return hasRightChecksum(address) ? undefined : { code: 'wrongChecksum' };
};
