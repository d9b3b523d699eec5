import { copiedAddress } from './copiedAddress.ts';
import { hasRightChecksum } from './parseAddress.ts';

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
    1: 'Ethereum',
    10: 'Optimism',
    56: 'BNB Smart Chain',
    100: 'Gnosis',
    324: 'zkSync',
    8453: 'Base',
    42161: 'Arbitrum',
    43114: 'Avalanche',
  }),
);

export type AddressFault =
  | { readonly code: 'wrongChecksum' }
  | { readonly code: 'otherChain'; readonly chain: string }
  | { readonly code: 'unknownSite'; readonly site: string }
  | { readonly code: 'twoAddresses' }
  | { readonly code: 'shortened' }
  /** 64 digits are a transaction's hash or a private key. */
  | { readonly code: 'longHex' };

const FAULTS: readonly string[] = [
  'wrongChecksum',
  'otherChain',
  'unknownSite',
  'twoAddresses',
  'shortened',
  'longHex',
] satisfies readonly AddressFault['code'][];

/** True for codes of `AddressFault`, false for a form's other codes. */
export const isAddressFault = <T extends string>(code: T): code is T & AddressFault['code'] => FAULTS.includes(code);

const SHORTENED = /\b0x[0-9a-f]{1,20}(?:…|\.{2,})[0-9a-f]{1,20}\b/i;
const LONG_HEX = /\b(?:0x)?[0-9a-f]{64}\b/i;
const CHAIN = /^[\w-]{1,32}$/;

const foreignFault = (foreign: string): AddressFault | undefined => {
  const name = foreign.slice(0, -1).trim().toLowerCase();
  if (!foreign.endsWith(':')) return name.includes('.') ? { code: 'unknownSite', site: name } : undefined;
  return CHAIN.test(name) ? { code: 'otherChain', chain: OTHER_CHAINS.get(name) ?? name } : undefined;
};

/** Problem of a typed address. Undefined for this chain's addresses, and for text that resembles none. */
export const addressFault = (text: string): AddressFault | undefined => {
  const { address, isOfTwo, foreign } = copiedAddress(text);
  if (isOfTwo) return { code: 'twoAddresses' };
  if (address === undefined) {
    if (SHORTENED.test(text)) return { code: 'shortened' };
    return LONG_HEX.test(text) ? { code: 'longHex' } : undefined;
  }
  if (foreign !== undefined) return foreignFault(foreign);
  return hasRightChecksum(address) ? undefined : { code: 'wrongChecksum' };
};
