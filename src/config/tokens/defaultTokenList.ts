import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { POLYGON_CHAIN_ID } from '../chains.ts';

type ListedToken = TokenList['tokens'][number];

const token = (address: string, decimals: number, symbol: string, name: string, tags?: string[]): ListedToken => ({
  chainId: POLYGON_CHAIN_ID,
  address,
  decimals,
  symbol,
  name,
  ...(tags && { tags }),
});

/** Spec 000 section 3, "hard-coded token sets". */
export const defaultTokenList: TokenList = {
  name: 'MYT Whitelist',
  timestamp: '2021-09-08T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  keywords: ['myt', 'default'],
  tags: { stablecoin: { name: 'Stablecoin', description: 'Keeps its price close to one US dollar' } },
  tokens: [
    token('0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 18, 'WMATIC', 'Wrapped Matic'),
    token('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 6, 'USDC', 'USD Coin', ['stablecoin']),
    token('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 6, 'USDT', 'Tether USD', ['stablecoin']),
    token('0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', 18, 'DAI', 'Dai Stablecoin', ['stablecoin']),
    token('0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6', 8, 'WBTC', 'Wrapped BTC'),
    token('0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 18, 'WETH', 'Wrapped Ether'),
    token('0x4535E52cdF3AB787B379b7b72B5990767E6747E4', 18, 'MYT', 'MyToken'),
    token('0xdF7837DE1F2Fa4631D716CF2502f8b230F1dcc32', 2, 'TEL', 'Telcoin'),
  ],
};
