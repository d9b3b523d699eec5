import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { partOf } from '#domain/prices/dollarTotals.ts';
import type { ValuePrice } from '#domain/prices/dollarValue.ts';
import { positionView, type PositionSide } from '../position/index.ts';
import { rawPrice, type RawPrice } from './rawPrice.ts';
import type { MiningPairs } from './useMiningPairs.ts';

export interface Asset {
  readonly name: string;
  readonly token: Token | undefined;
  readonly sides: readonly [PositionSide, PositionSide] | undefined;
  readonly exchangeId: string | undefined;
  readonly price: RawPrice | undefined;
}

export interface AssetContext {
  readonly pairs: MiningPairs;
  readonly tokens: ReadonlyMap<Address, Token>;
  readonly prices: ReadonlyMap<Address, ValuePrice>;
}

export const assetAt = (address: Address, { pairs, tokens, prices }: AssetContext): Asset => {
  const pair = pairs.known.get(address);
  if (pair) {
    const { name, sides } = positionView(pair.position);
    const { totalSupply } = pair.position.pool;
    const { value } = pair;
    const price = value && totalSupply > 0n ? partOf(value, 1n, totalSupply) : undefined;
    return { name, sides, exchangeId: pair.position.exchange.id, token: poolTokenAt(address), price };
  }
  const token = pairs.strange.has(address) ? tokens.get(address) : undefined;
  const name = token ? shortenSymbol(token.symbol) : shortenAddress(address);
  return { name, sides: undefined, exchangeId: undefined, token, price: rawPrice(prices.get(address), token) };
};
