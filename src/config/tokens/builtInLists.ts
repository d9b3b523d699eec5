import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { env } from '../env.ts';
import { defaultTokenList } from './defaultTokenList.ts';
import { POLYGON_CHAIN_ID } from '../chains.ts';

type ListedToken = TokenList['tokens'][number];

/** Aave's balances grow over time, which the order book's accounts do not follow. */
const growing = (address: string, decimals: number, symbol: string, name: string): ListedToken => ({
  chainId: POLYGON_CHAIN_ID,
  address,
  decimals,
  symbol,
  name: `Aave Matic Market ${name}`,
});

/** Spec 000 section 2: tokens that can be held, but not traded or supplied. */
const unsupportedTokenList: TokenList = {
  name: 'Unsupported Tokens',
  timestamp: '2021-09-08T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  keywords: ['unsupported'],
  tokens: [
    growing('0x1a13F4Ca1d028320A707D99520AbFefca3998b7F', 6, 'amUSDC', 'USDC'),
    growing('0x27F8D03b3a2196956ED754baDc28D73be8830A6e', 18, 'amDAI', 'DAI'),
    growing('0x60D55F02A771d515e077c9C2403a1ef324885CeC', 6, 'amUSDT', 'USDT'),
    growing('0x28424507fefb6f7f8E9D3860F56504E4e5f5f390', 18, 'amWETH', 'WETH'),
    growing('0x5c2ed810328349100A66B82b78a1791B101C9D61', 8, 'amWBTC', 'WBTC'),
    growing('0x8dF3aad3a84da6b69A4DA8aeC3eA40d9091B2Ac4', 18, 'amWMATIC', 'WMATIC'),
  ],
};

/**
 * `white` and `general` offer tokens and cannot be removed; tokens of the others can neither be traded nor supplied.
 */
export type ListRole = 'white' | 'general' | 'securityNotice' | 'unsupported';

export interface BuiltInList {
  /** An internal name for a list that is only bundled. */
  readonly url: string;
  readonly role: ListRole;
  readonly bundled: TokenList | undefined;
}

const configured = (url: string | undefined, role: ListRole): readonly BuiltInList[] =>
  url === undefined ? [] : [{ url, role, bundled: undefined }];

const BUNDLED_WHITE = 'bundled:myt-whitelist';

export const builtInLists: readonly BuiltInList[] = [
  { url: env.whiteListUrl ?? BUNDLED_WHITE, role: 'white', bundled: defaultTokenList },
  ...configured(env.generalListUrl, 'general'),
  ...configured(env.securityNoticeListUrl, 'securityNotice'),
  { url: 'bundled:unsupported', role: 'unsupported', bundled: unsupportedTokenList },
];

export const isBundled = (url: string): boolean => url.startsWith('bundled:');
