import { getAddress } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';

export type TokenCode =
  | 'PlainToken'
  | 'TetherToken'
  | 'Bytes32Token'
  | 'FeeOnTransferToken'
  | 'FreezableToken'
  | 'WETH9';

export interface DevnetToken {
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly code: TokenCode;
}

const token = (address: string, symbol: string, name: string, decimals: number, code: TokenCode): DevnetToken => ({
  address: getAddress(address) as Address,
  symbol,
  name,
  decimals,
  code,
});

/** Tokens that exist on Polygon have their Polygon addresses. */
export const TOKENS = {
  WMATIC: token('0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 'WMATIC', 'Wrapped Matic', 18, 'WETH9'),
  USDC: token('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC', 'USD Coin', 6, 'PlainToken'),
  USDT: token('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT', 'Tether USD', 6, 'TetherToken'),
  DAI: token('0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', 'DAI', 'Dai Stablecoin', 18, 'PlainToken'),
  WBTC: token('0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6', 'WBTC', 'Wrapped BTC', 8, 'PlainToken'),
  WETH: token('0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 'WETH', 'Wrapped Ether', 18, 'PlainToken'),
  MYT: token('0x4535e52cdf3ab787b379b7b72b5990767e6747e4', 'MYT', 'MyTrade', 18, 'PlainToken'),
  TEL: token('0xdF7837DE1F2Fa4631D716CF2502f8b230F1dcc32', 'TEL', 'Telcoin', 2, 'PlainToken'),
  eMYT: token('0xe0000000000000000000000000000000000e3147', 'eMYT', 'Earned MyTrade', 18, 'PlainToken'),
  OLDY: token('0xe000000000000000000000000000000000b73232', 'OLDY', 'Early Token', 18, 'Bytes32Token'),
  TOLL: token('0xe0000000000000000000000000000000000fee01', 'TOLL', 'Toll Token', 18, 'FeeOnTransferToken'),
  ICED: token('0xe00000000000000000000000000000000001ced1', 'ICED', 'Freezable Token', 18, 'FreezableToken'),
} as const;

export type TokenSymbol = keyof typeof TOKENS;

export const TOKEN_LIST: readonly (readonly [TokenSymbol, DevnetToken])[] = Object.entries(TOKENS) as (readonly [
  TokenSymbol,
  DevnetToken,
])[];
