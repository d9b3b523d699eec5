import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { totalOf } from '../prices/dollarTotals.ts';
import { valueOfRaw, type DollarValue, type ValuePrice } from '../prices/dollarValue.ts';
import type { Address, Token } from '../tokens/types.ts';

export interface TokenAmount {
  readonly token: Token;
  readonly amount: bigint | undefined;
}

export type Prices = ReadonlyMap<Address, ValuePrice>;

/** Raw sums by token, in the order of first appearance. Undefined if a part is unknown. */
export const sumByToken = (amounts: readonly TokenAmount[]): readonly TokenAmount[] => {
  const sums = new Map<Address, TokenAmount>();
  for (const { token, amount } of amounts) {
    const known = sums.get(token.address);
    const sum =
      known === undefined
        ? amount
        : known.amount !== undefined && amount !== undefined
          ? known.amount + amount
          : undefined;
    sums.set(token.address, { token, amount: sum });
  }
  return [...sums.values()];
};

const valueOf = ({ token, amount }: TokenAmount, prices: Prices): DollarValue | undefined => {
  const price = prices.get(token.address);
  return price && amount !== undefined ? valueOfRaw(amount, token.decimals, price) : undefined;
};

interface Value {
  readonly dollars: DollarValue;
  readonly uncounted: number;
}

/** Whole dollars; `uncounted` is the number of unknown amounts and amounts without a price. */
export const valueOfAll = (amounts: readonly TokenAmount[], prices: Prices): Value => {
  const values = amounts.map((amount) => valueOf(amount, prices));
  return {
    dollars: totalOf(values.filter((value) => value !== undefined)),
    uncounted: values.filter((value) => value === undefined).length,
  };
};

/** Whole dollars; undefined if one price or amount is unknown. */
export const exactValueOf = (amounts: readonly TokenAmount[], prices: Prices): DollarValue | undefined => {
  const { dollars, uncounted } = valueOfAll(amounts, prices);
  return uncounted === 0 ? dollars : undefined;
};

/** True if rewards are worth less than the network fee, both in dollars; false while either is unknown. */
export const costsMoreThanItPays = (rewards: Fraction | undefined, fee: Fraction | undefined): boolean =>
  rewards !== undefined && fee !== undefined && compareFractions(fee, rewards) > 0;
