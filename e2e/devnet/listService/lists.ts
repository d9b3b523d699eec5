import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { TOKENS, type TokenSymbol } from '../tokens.ts';

type Listed = TokenList['tokens'][number];

const listed = (symbol: TokenSymbol, tags?: string[]): Listed => {
  const { address, name, decimals } = TOKENS[symbol];
  return { chainId: 137, address, symbol, name, decimals, ...(tags && { tags }) };
};

/** Offered to everybody in addition to the white list. */
export const generalList: TokenList = {
  name: 'Local General List',
  timestamp: '2026-01-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tags: { old: { name: 'Old', description: 'Tells its words in 32 bytes, as tokens did before the standard' } },
  tokens: [listed('WMATIC'), listed('USDC'), listed('MYT'), listed('OLDY', ['old'])],
};

/** List of tokens that cannot be traded here. */
export const securityNoticeList: TokenList = {
  name: 'Local Security Notices',
  timestamp: '2026-01-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [listed('ICED')],
};

/** On the local IPFS and behind two ENS names; used only after an import. */
export const communityList: TokenList = {
  name: 'Local Community List',
  timestamp: '2026-01-01T00:00:00.000Z',
  version: { major: 2, minor: 1, patch: 0 },
  tags: { taxed: { name: 'Toll', description: 'Keeps a part of what is moved' } },
  tokens: [listed('OLDY'), listed('TOLL', ['toll'])],
};
