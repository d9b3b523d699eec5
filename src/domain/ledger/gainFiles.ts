import { exactPlain } from '../format/formatExact.ts';
import type { Address } from '../tokens/types.ts';
import type { CostBasis } from './costBasis.ts';
import type { AssetBasis } from './costLedger.ts';
import { isGainEstimated, type CostStep } from './costStep.ts';
import { fileTime } from './ledgerEntry.ts';
import { plus, whole, type Rational } from './rational.ts';
import type { FileTable } from './taxFiles.ts';

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

const ESTIMATE = 'estimate from pool price';
const FROM_ESTIMATE = 'depends on an estimate';

const markOf = (isEstimated: boolean): string => (isEstimated ? FROM_ESTIMATE : '');

/** One row for each sale, oldest first. An unknown value, cost or gain is empty, never 0. */
export const salesTable = (disposals: readonly CostStep[], units: FileUnits): FileTable => {
  const { symbol, decimals } = units.dollar;
  return [
    [
      ...['Time (UTC)', 'Kind', 'Sold', 'Unit', 'Token address', `Proceeds (${symbol})`, `Cost (${symbol})`],
      ...[`Gain (${symbol})`, 'Of unknown cost', 'Proceeds are', 'Cost is', 'Gain is', 'Transaction'],
    ],
    ...disposals.map((step) => {
      const { move, value, isValueEstimated, cost, isCostEstimated, gain, uncosted } = step;
      const { asset, amount } = move;
      return [
        ...[fileTime(move.timestamp), move.kind, amountIn(units, asset, whole(-amount)), units.unitOf(asset), asset],
        value === undefined ? '' : signed(whole(value), decimals),
        isZero(cost) && !isZero(uncosted) ? '' : signed(cost, decimals),
        gain ? signed(gain, decimals) : '',
        ...[amountIn(units, asset, uncosted), isValueEstimated ? ESTIMATE : '', markOf(isCostEstimated)],
        ...[markOf(isGainEstimated(step)), move.transactionHash],
      ];
    }),
  ];
};

const unless = (isUnknown: boolean, text: string): string => (isUnknown ? '' : text);

const assetRow = (basis: AssetBasis, units: FileUnits): readonly string[] => {
  const { asset, held, realised, gains, unknownSold, income, unknownIncome, networkFees } = basis;
  const { decimals } = units.dollar;
  const amount = (of: Rational): string => amountIn(units, asset, of);
  return [
    ...[units.unitOf(asset), asset, amount(plus(held.costed, held.uncosted)), amount(held.uncosted)],
    unless(isZero(held.costed) && !isZero(held.uncosted), signed(held.cost, decimals)),
    unless(gains === 0 && !isZero(unknownSold), signed(realised, decimals)),
    amount(unknownSold),
    unless(income === 0n && unknownIncome > 0n, signed(whole(income), decimals)),
    ...[amount(whole(unknownIncome)), amount(whole(networkFees)), String(basis.estimatedEntries)],
    ...[held.isCostEstimated, basis.estimatedGains > 0, basis.estimatedIncome > 0].map(markOf),
  ];
};

/** One row for each asset. A number without a known part is empty, never 0. */
export const assetsTable = (basis: CostBasis, units: FileUnits): FileTable => {
  const { symbol } = units.dollar;
  return [
    [
      ...['Unit', 'Token address', 'Held', 'Held of unknown cost', `Cost (${symbol})`, `Realised (${symbol})`],
      ...[
        'Sold of unknown cost or value',
        `Income (${symbol})`,
        'Rewards of unknown value',
        'Network fees',
        ...['Entries valued by an estimate', 'Cost is', 'Realised is', 'Income is'],
      ],
    ],
    ...[...basis.assets.values()].map((asset) => assetRow(asset, units)),
  ];
};
