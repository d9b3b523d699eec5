import { powerOfTen } from '../amounts/integers.ts';
import { signedDollars, type SignedDollars } from '../portfolio/marketLedgers.ts';
import { valueOfRaw, type CertainDollars, type DollarValue, type ValuePrice } from '../prices/dollarValue.ts';
import type { Address } from '../tokens/types.ts';
import { heldAmount } from './costBasis.ts';
import type { AssetBasis } from './costLedger.ts';
import { floorDivide, whole, type Rational } from './rational.ts';

/** Whole dollars, with the dollar token at one dollar; undefined if no part is known. */
export interface AssetProfit {
  readonly asset: Address;
  readonly held: bigint;
  readonly uncosted: bigint;
  readonly cost: CertainDollars | undefined;
  readonly realised: SignedDollars | undefined;
  /** Raw units sold without a known cost or value, rounded down. */
  readonly unknownSold: bigint;
  readonly unrealised: SignedDollars | undefined;
  readonly income: CertainDollars | undefined;
  readonly unknownIncome: bigint;
  /** True if an estimate flowed into the figure; the cost's flag holds for `unrealised` too. */
  readonly isEstimated: Readonly<Record<'cost' | 'realised' | 'income', boolean>>;
}

const isZero = ({ numerator }: Rational): boolean => numerator === 0n;
const floor = ({ numerator, denominator }: Rational): bigint => floorDivide(numerator, denominator);

interface AssetUnits {
  readonly price: ValuePrice | undefined;
  readonly decimals: number | undefined;
  readonly dollarDecimals: number;
}

const unrealisedOf = (
  { held }: AssetBasis,
  cost: CertainDollars,
  { price, decimals }: AssetUnits,
): SignedDollars | undefined => {
  if (isZero(held.costed) && isZero(held.uncosted)) return signedDollars({ numerator: 0n, denominator: 1n });
  if (isZero(held.costed) || !price || decimals === undefined) return undefined;
  const value = valueOfRaw(floor(held.costed), decimals, price);
  const less = (dollars: CertainDollars): CertainDollars => ({
    numerator: dollars.numerator * cost.denominator - cost.numerator * dollars.denominator,
    denominator: dollars.denominator * cost.denominator,
  });
  const gain: DollarValue = {
    ...less({ numerator: value.numerator, denominator: value.denominator }),
    ...(value.other && { other: less(value.other) }),
  };
  return signedDollars(gain);
};

/** Gains of one asset, with income apart. A number without any known part is undefined, never 0. */
export const assetProfit = (basis: AssetBasis, units: AssetUnits): AssetProfit => {
  const { asset, held, realised, gains, unknownSold, income, unknownIncome } = basis;
  const dollars = ({ numerator, denominator }: Rational): CertainDollars => ({
    numerator,
    denominator: denominator * powerOfTen(units.dollarDecimals),
  });
  const cost = dollars(held.cost);
  return {
    asset,
    held: floor(heldAmount(basis)),
    uncosted: floor(held.uncosted),
    cost: isZero(held.costed) && !isZero(held.uncosted) ? undefined : cost,
    realised: gains === 0 && !isZero(unknownSold) ? undefined : signedDollars(dollars(realised)),
    unknownSold: floor(unknownSold),
    unrealised: unrealisedOf(basis, cost, units),
    income: income === 0n && unknownIncome > 0n ? undefined : dollars(whole(income)),
    unknownIncome,
    isEstimated: {
      cost: held.isCostEstimated,
      realised: basis.estimatedGains > 0,
      income: basis.estimatedIncome > 0,
    },
  };
};
