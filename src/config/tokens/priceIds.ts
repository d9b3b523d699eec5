import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { defaultTokenList } from './defaultTokenList.ts';

const idOfSymbol: Readonly<Record<string, string>> = {
  WMATIC: 'wmatic',
  USDC: 'usd-coin',
  USDT: 'tether',
  DAI: 'dai',
  WBTC: 'wrapped-bitcoin',
  WETH: 'weth',
  TEL: 'telcoin',
};

const byAddress: ReadonlyMap<string, string> = new Map(
  defaultTokenList.tokens.flatMap(({ address, symbol }) => {
    const id = idOfSymbol[symbol];
    return id === undefined || !isAddress(address) ? [] : [[toChecksumAddress(address), id] as const];
  }),
);

/** Id by address, because other tokens with the same symbol have no price here. */
export const priceIdOf = (address: string): string | undefined => byAddress.get(address);
