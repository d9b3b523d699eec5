import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { totalOf } from '../prices/dollarTotals.ts';
import { valueOfRaw, type DollarValue, type ValuePrice } from '../prices/dollarValue.ts';
import type { Address, Token } from '../tokens/types.ts';
import { approvalId, type Candidate } from './approvals.ts';

const MAX_ALLOWANCE = (1n << 256n) - 1n;
const HALF_OF_RANGE = 1n << 255n;

/** True if the allowance exceeds the supply; both in raw units. */
export const isUnlimited = (allowance: bigint, supply: bigint | undefined): boolean =>
  allowance === MAX_ALLOWANCE || allowance > (supply ?? HALF_OF_RANGE);

/** Smaller of allowance and balance. Raw units; undefined if either is unknown. */
export const amountAtRisk = (allowance: bigint | undefined, balance: bigint | undefined): bigint | undefined => {
  if (allowance === undefined || balance === undefined) return undefined;
  return allowance < balance ? allowance : balance;
};

export interface ApprovalRow extends Candidate {
  readonly asset: Token;
  readonly allowance: bigint | undefined;
  readonly balance: bigint | undefined;
  readonly supply: bigint | undefined;
  readonly atRisk: bigint | undefined;
  readonly price: ValuePrice | undefined;
}

const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/** Value at risk in whole dollars; undefined while unknown. */
export const dollarsAtRisk = ({ atRisk, price, asset }: ApprovalRow): DollarValue | undefined => {
  if (atRisk === 0n) return NOTHING;
  if (atRisk === undefined || !price) return undefined;
  return valueOfRaw(atRisk, asset.decimals, price);
};

const plus = (a: bigint | undefined, b: bigint | undefined): bigint | undefined =>
  a === undefined || b === undefined ? undefined : a + b;

/** Whole dollars, at most the account's balance per token. `uncounted`: number of tokens without a known value. */
export const totalAtRisk = (
  rows: readonly ApprovalRow[],
): { readonly dollars: DollarValue; readonly uncounted: number } => {
  const byToken = new Map<Address, ApprovalRow>();
  for (const row of rows) {
    const other = byToken.get(row.token);
    const allowance = plus(other ? other.allowance : 0n, row.allowance);
    byToken.set(row.token, { ...row, allowance, atRisk: amountAtRisk(allowance, row.balance) });
  }
  const values = [...byToken.values()].map(dollarsAtRisk);
  const known = values.filter((value) => value !== undefined);
  return { dollars: totalOf(known), uncounted: values.length - known.length };
};

/** Sort class: 0 for value at risk, 1 for an unknown value, 2 for no value, 3 for an unlisted token. */
export const riskClass = (row: ApprovalRow): number => {
  if (!row.isListed) return 3;
  const dollars = dollarsAtRisk(row);
  if (!dollars) return 1;
  return dollars.numerator > 0n ? 0 : 2;
};

/** Sorts by dollars at risk, descending; unlisted tokens come last, so that fake ones hide nothing. */
export const rankApprovals = (rows: readonly ApprovalRow[]): readonly ApprovalRow[] =>
  rows
    .map((row) => ({
      row,
      rank: riskClass(row),
      dollars: dollarsAtRisk(row) ?? NOTHING,
      name: `${row.asset.symbol} ${approvalId(row)}`.toLowerCase(),
    }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank || compareFractions(b.dollars, a.dollars) || Number(a.name > b.name) - Number(a.name < b.name),
    )
    .map(({ row }) => row);
