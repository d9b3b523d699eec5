import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { amountsFor, shareOf, type PoolAmounts } from '#domain/liquidity/poolMath.ts';
import { currencyId, paidBackOf, type CurrencyId } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { sidesOf } from '#state/marketRule.ts';

export interface PositionSide {
  readonly token: Token;
  readonly currency: Currency;
  readonly symbol: string;
  readonly id: CurrencyId;
  /** Raw payout for all pool tokens of the account. */
  readonly pooled: bigint;
}

export interface PositionView {
  readonly sides: readonly [PositionSide, PositionSide];
  readonly name: string;
  /** Raw pool tokens, with staked ones if known. */
  readonly held: bigint;
  /** Undefined if the pool has fewer pool tokens than the account reportedly holds. */
  readonly share: Fraction | undefined;
}

const heldOf = ({ holding }: Pick<Position, 'holding'>): bigint => holding.wallet + (holding.staked ?? 0n);

export const pooledOf = (position: Pick<Position, 'pool' | 'holding'>): PoolAmounts =>
  amountsFor(position.pool, heldOf(position));

const sideOf = (token: Token, pooled: bigint): PositionSide => {
  const currency = paidBackOf(token, wrappedNative, nativeCurrency);
  return { token, currency, symbol: shortenSymbol(currency.symbol), id: currencyId(currency), pooled };
};

export const pairName = (token0: Token, token1: Token): string => {
  const symbols = [token0, token1].map((token) =>
    shortenSymbol(paidBackOf(token, wrappedNative, nativeCurrency).symbol),
  );
  return (sidesOf(token0.address, token1.address).baseIsToken0 ? symbols : symbols.toReversed()).join('/');
};

export const positionView = (position: Position): PositionView => {
  const { pool, token0, token1 } = position;
  const { amount0, amount1 } = pooledOf(position);
  const [side0, side1] = [sideOf(token0, amount0), sideOf(token1, amount1)];
  const { baseIsToken0 } = sidesOf(token0.address, token1.address);
  const sides = baseIsToken0 ? ([side0, side1] as const) : ([side1, side0] as const);
  const held = heldOf(position);
  return {
    sides,
    name: pairName(token0, token1),
    held,
    share: pool.totalSupply >= held && pool.totalSupply > 0n ? shareOf(held, pool.totalSupply) : undefined,
  };
};
