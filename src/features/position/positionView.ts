import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { amountsFor, shareOf } from '#domain/liquidity/poolMath.ts';
import type { PoolAmounts } from '#domain/liquidity/poolMath.ts';
import { currencyId, paidBackOf } from '#domain/tokens/currency.ts';
import type { CurrencyId } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { sidesOf } from '#state/marketRule.ts';

export interface PositionSide {
  readonly token: Token;
  /** Currency on screen: the native coin for the wrapped token. */
  readonly currency: Currency;
  readonly symbol: string;
  /** Currency id in the app's URLs. */
  readonly id: CurrencyId;
  /** Payout of this token for all of the account's pool tokens, raw. */
  readonly pooled: bigint;
}

/** View of a position: base token first, quote token second. */
export interface PositionView {
  readonly sides: readonly [PositionSide, PositionSide];
  readonly name: string;
  /** Raw pool tokens, including those in the rewards pool if known. */
  readonly held: bigint;
  /** Undefined if the pool has fewer pool tokens than the account's reported holding. */
  readonly share: Fraction | undefined;
}

/** All known pool tokens of the account, raw. */
export const heldOf = ({ holding }: Pick<Position, 'holding'>): bigint => holding.wallet + (holding.staked ?? 0n);

/** Payout of all held pool tokens. */
export const pooledOf = (position: Pick<Position, 'pool' | 'holding'>): PoolAmounts =>
  amountsFor(position.pool, heldOf(position));

const sideOf = (token: Token, pooled: bigint): PositionSide => {
  const currency = paidBackOf(token, wrappedNative, nativeCurrency);
  return { token, currency, symbol: shortenSymbol(currency.symbol), id: currencyId(currency), pooled };
};

/** Name of a pool by the symbols of its market, for tokens in either order. */
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
