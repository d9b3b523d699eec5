import { parseAddress } from './parseAddress.ts';
import type { Address } from './types.ts';

const UNSEEN = /\p{Cf}/gu;
const ADDRESSES = /\b0x[0-9a-f]{40}\b/gi;

/** Longer text is not a copied address. The patterns below take the square of its length. */
const LONGEST = 1_000;

/** ERC-681 puts the chain last. */
const CHAIN_AFTER = /(?:ethereum:)?(?:pay-)?(0x[0-9a-f]{40})@(\w+)/gi;

/**
 * Text that names no other chain and is removed, in this order: a Safe's link up to its chain, schemes of links,
 * Polygon's explorers and names, labels, addresses.
 */
const OWN = [
  /(?:^|[\s("'<[]|https?:\/\/)app\.safe\.global\/(?:\S*=)?(?=\w+:)|https?:\/\/|eip155:(?=\d)/gi,
  /(?:^|[\s("'<[])(?:www\.)?(?:polygonscan\.com|polygon\.blockscout\.com)\/(?:(?!0x)[\w-]+[/?=&])*/gim,
  /(?:^|[\s("'<[])(?:matic|pol|polygon|137)\)?:/gim,
  /^(?:[ "'*:]*\b(?:my|wallet|account|address|recipient|to|from|polygon)\b(?!\.))+[ "'*]*:?/gim,
  /(?:^|[\s("'<[])0x[0-9a-f]{40}(?:[/?#][\w/?=&#%-]*)?/gim,
];
const FOREIGN = / *[^\s:/?#("'<[]+(?:\/|[?#](?=\S))|^ *[^\n: ][^\n:]*:/m;

interface CopiedAddress {
  readonly address: string | undefined;
  /** True for two addresses, as in a link to a token's holder. Neither is used. */
  readonly isOfTwo: boolean;
  /** Words before a colon that may name another chain, or another site up to its slash or query. */
  readonly foreign: string | undefined;
}

/** First address in text that wallets, explorers and chats copy. Text above 1,000 characters has none. */
export const copiedAddress = (text: string): CopiedAddress => {
  if (text.length > LONGEST) return { address: undefined, isOfTwo: false, foreign: undefined };
  const copied = text.replace(UNSEEN, '').trim();
  const [address, ...others] = copied.match(ADDRESSES) ?? [];
  const rest = OWN.reduce((left, own) => left.replace(own, ' '), copied.replace(CHAIN_AFTER, '$2:$1'));
  return {
    address,
    isOfTwo: others.some((other) => other.toLowerCase() !== address?.toLowerCase()),
    foreign: FOREIGN.exec(rest)?.[0],
  };
};

/** Checksummed address of text as in `copiedAddress`. Undefined for a wrong checksum or another chain's address. */
export const parseTypedAddress = (text: string): Address | undefined => {
  const { address, isOfTwo, foreign } = copiedAddress(text);
  return address === undefined || isOfTwo || foreign !== undefined ? undefined : parseAddress(address);
};
