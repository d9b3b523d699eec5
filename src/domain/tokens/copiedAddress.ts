const OWN_EXPLORERS: readonly string[] = ['polygonscan.com', 'polygon.blockscout.com'];
const [OWN_NAME, OWN_ID] = ['matic', '137'];

const UNSEEN = /\p{Cf}/gu;

const LINK =
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\/(?:\S*?[/=])?(0x[0-9a-f]+)(?![0-9a-z])\S*$/i;
/** CAIP-10, or ERC-681 with a chain id. */
const NUMBERED = /^(?:eip155:(\d+):(0x[0-9a-f]+)|ethereum:(?:pay-)?(0x[0-9a-f]+)@(\d+)(?:\?.*)?)$/i;
const PREFIXED = /^([a-z0-9-]{2,32}):([^?]*)/is;
/** A link's brackets, and labels that name no chain; other words before a colon may. */
const AROUND = /^((my )?(address|wallet|to):\s+|<)|>$/gi;
const ADDRESSES = /\b0x[0-9a-f]{40}\b/gi;

export interface CopiedAddress {
  /** Chain's short name, or an unknown site's name. */
  readonly prefix: string | undefined;
  readonly isOfUnknownSite?: boolean;
  /** As in a link to a token's holder; neither is taken. */
  readonly isOfTwo?: boolean;
  readonly address: string;
}

const linkedAddress = (copied: string): CopiedAddress | undefined => {
  const [, site, address] = LINK.exec(copied) ?? [];
  if (!site || !address) return undefined;
  const isOwn = OWN_EXPLORERS.includes(site.toLowerCase());
  return { prefix: isOwn ? OWN_NAME : site, isOfUnknownSite: !isOwn, address };
};

const numberedAddress = (copied: string): CopiedAddress | undefined => {
  const [, chain, account, target, id] = NUMBERED.exec(copied) ?? [];
  const [chainId, address] = [chain ?? id, account ?? target];
  if (!chainId || !address) return undefined;
  return { prefix: chainId === OWN_ID ? OWN_NAME : chainId, address };
};

const prefixedAddress = (copied: string): CopiedAddress => {
  const [, prefix, address = copied] = PREFIXED.exec(copied) ?? [];
  return { prefix: prefix?.toLowerCase(), address: address.trim() };
};

/** Address in the forms that wallets, explorers and chats copy. */
export const copiedAddress = (text: string): CopiedAddress => {
  const copied = text.replace(UNSEEN, '').trim().replace(AROUND, '');
  const [address = '', ...others] = copied.match(ADDRESSES) ?? [];
  const isOfTwo = others.some((other) => other.toLowerCase() !== address.toLowerCase());
  // A colon, a slash, an @ or a query may belong to another chain or site.
  if (isOfTwo || (address !== '' && !/[:/@?]/.test(copied))) {
    return { prefix: undefined, isOfTwo, address };
  }
  return linkedAddress(copied) ?? numberedAddress(copied) ?? prefixedAddress(copied);
};
