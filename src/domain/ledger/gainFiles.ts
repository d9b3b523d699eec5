import { exactPlain } from '../format/formatExact.ts';
import type { Address } from '../tokens/types.ts';
import type { CostBasis } from './costBasis.ts';
import type { AssetBasis, CostStep } from './costLedger.ts';
import { fileTime } from './ledgerEntry.ts';
import { plus, whole, type Rational } from './rational.ts';
import type { FileTable } from './taxFiles.ts';

/** Undefined decimals are unknown: amounts are then left empty. */
export interface FileUnits {
  readonly unitOf: (asset: Address) => string;
  readonly decimalsOf: (asset: Address) => number | undefined;
  readonly dollar: { readonly symbol: string; readonly decimals: number };
}

const signed = ({ numerator, denominator }: Rational, decimals: number): string => {
  const text = exactPlain({ numerator: numerator < 0n ? -numerator : numerator, denominator }, decimals);
  return numerator < 0n && /[1-9]/.test(text) ? `-${text}` : text;
};

const isZero = ({ numerator }: Rational): boolean => numerator === 0n;

const amountIn = (units: FileUnits, asset: Address, amount: Rational): string => {
  const decimals = units.decimalsOf(asset);
  return decimals === undefined ? '' : signed(amount, decimals);
};

/** Events whose value is an estimate. */
type Estimates = ReadonlySet<string>;

/** True if the step's value is one of the estimates; a value from the chain comes first. */
export const hasEstimate = ({ move, value }: CostStep, estimates: Estimates): boolean =>
  value !== undefined && move.value === undefined && estimates.has(move.event);

/** One row for each sale, oldest first. An unknown value, cost or gain is empty, never 0. */
export const salesTable = (disposals: readonly CostStep[], units: FileUnits, estimates: Estimates): FileTable => {
  const { symbol, decimals } = units.dollar;
  return [
    [
      ...['Time (UTC)', 'Kind', 'Sold', 'Unit', 'Token address', `Proceeds (${symbol})`, `Cost (${symbol})`],
      ...[`Gain (${symbol})`, 'Of unknown cost', 'Proceeds are', 'Transaction'],
    ],
    ...disposals.map((step) => {
      const { move, value, cost, gain, uncosted } = step;
      const { asset, amount } = move;
      return [
        ...[fileTime(move.timestamp), move.kind, amountIn(units, asset, whole(-amount)), units.unitOf(asset), asset],
        value === undefined ? '' : signed(whole(value), decimals),
        isZero(cost) && !isZero(uncosted) ? '' : signed(cost, decimals),
        gain ? signed(gain, decimals) : '',
        ...[amountIn(units, asset, uncosted), hasEstimate(step, estimates) ? ESTIMATE : '', move.transactionHash],
      ];
    }),
  ];
};

/** Word of the files; the report translates its own. */
const ESTIMATE = 'estimate from pool price';

const unless = (isUnknown: boolean, text: string): string => (isUnknown ? '' : text);

const assetRow = (basis: AssetBasis, units: FileUnits, estimated: number): readonly string[] => {
  const { asset, held, realised, unknownSold, soldCost, income, unknownIncome, networkFees } = basis;
  const { decimals } = units.dollar;
  const amount = (of: Rational): string => amountIn(units, asset, of);
  return [
    ...[units.unitOf(asset), asset, amount(plus(held.costed, held.uncosted)), amount(held.uncosted)],
    unless(isZero(held.costed) && !isZero(held.uncosted), signed(held.cost, decimals)),
    unless(isZero(realised) && isZero(soldCost) && !isZero(unknownSold), signed(realised, decimals)),
    amount(unknownSold),
    unless(income === 0n && unknownIncome > 0n, signed(whole(income), decimals)),
    ...[amount(whole(unknownIncome)), amount(whole(networkFees)), String(estimated)],
  ];
};

const countEstimates = (steps: readonly CostStep[], estimates: Estimates): ReadonlyMap<Address, number> => {
  const counts = new Map<Address, number>();
  for (const step of steps)
    if (hasEstimate(step, estimates)) counts.set(step.move.asset, (counts.get(step.move.asset) ?? 0) + 1);
  return counts;
};

/** One row for each asset. A number without any known part is empty, never 0. */
export const assetsTable = (basis: CostBasis, units: FileUnits, estimates: Estimates): FileTable => {
  const counts = countEstimates(basis.steps, estimates);
  const { symbol } = units.dollar;
  return [
    [
      ...['Unit', 'Token address', 'Held', 'Held of unknown cost', `Cost (${symbol})`, `Realised (${symbol})`],
      ...[
        'Sold of unknown cost or value',
        `Income (${symbol})`,
        'Rewards of unknown value',
        'Network fees',
        'Entries valued by an estimate',
      ],
    ],
    ...[...basis.assets.values()].map((asset) => assetRow(asset, units, counts.get(asset.asset) ?? 0)),
  ];
};
