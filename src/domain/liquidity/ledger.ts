import { divideNearest, squareRoot } from '../amounts/integers.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { PoolAmounts } from './poolMath.ts';

/** A pool at one moment, raw units; the protocol's part of the fees counts as minted in `supply`. */
export interface PoolSnapshot {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly supply: bigint;
}

/** Pool tokens that came to the account or left it, what they stood for, and the pool at that moment. Raw units. */
export interface LedgerEvent {
  readonly kind: 'deposit' | 'withdrawal';
  readonly blockNumber: number;
  readonly poolTokens: bigint;
  readonly amounts: PoolAmounts;
  readonly snapshot: PoolSnapshot;
}

/**
 * What an account put into a pool and took out of it, up to its last event. Amounts in raw units; those of `fees` and
 * `divergence` may be below zero.
 */
export interface Ledger {
  /** Held now, in the wallet and staked. */
  readonly poolTokens: bigint;
  /** Of them in the rewards pool. */
  readonly staked: bigint;
  /** `grown` of the pool tokens held, each at the moment it came: their average cost. */
  readonly basis: bigint;
  /** What was put in and not taken out again: a withdrawal takes the same part of it as of the pool tokens. */
  readonly held: PoolAmounts;
  readonly deposited: PoolAmounts;
  readonly deposits: number;
  readonly withdrawn: PoolAmounts;
  readonly withdrawals: number;
  /** Of all withdrawals together. */
  readonly realised: { readonly fees: PoolAmounts; readonly divergence: PoolAmounts };
  /** Block in which the pool tokens held now began to come; undefined where nothing is held. */
  readonly sinceBlock: number | undefined;
}

/** `unaccounted`: more pool tokens left the account than came; `unknownMoment`: the pool at an event is not known. */
export interface LedgerProblem {
  readonly code: 'unaccounted' | 'unknownMoment';
}

const NONE: PoolAmounts = { amount0: 0n, amount1: 0n };

/** Nothing was ever put in. */
export const emptyLedger: Ledger = {
  poolTokens: 0n,
  staked: 0n,
  basis: 0n,
  held: NONE,
  deposited: NONE,
  deposits: 0,
  withdrawn: NONE,
  withdrawals: 0,
  realised: { fees: NONE, divergence: NONE },
  sinceBlock: undefined,
};

export const plus = (a: PoolAmounts, b: PoolAmounts): PoolAmounts => ({
  amount0: a.amount0 + b.amount0,
  amount1: a.amount1 + b.amount1,
});

export const minus = (a: PoolAmounts, b: PoolAmounts): PoolAmounts => ({
  amount0: a.amount0 - b.amount0,
  amount1: a.amount1 - b.amount1,
});

/** The same part of both, rounded down. */
export const partOf = ({ amount0, amount1 }: PoolAmounts, part: bigint, whole: bigint): PoolAmounts => ({
  amount0: (amount0 * part) / whole,
  amount1: (amount1 * part) / whole,
});

/** Digits behind the point that roots are counted with, in bits: reserves have 112 at most. */
const ROOT_BITS = 128n;

/**
 * How much of sqrt(reserve0 * reserve1) pool tokens stand for, times 2^128 and rounded down. A swap's fee makes it grow
 * and its price does not, so it is the measure of the fees earned. The error is below 2 in the last bit, against a
 * value of at least 2^128 for pool tokens that stand for a raw unit: as amounts have 112 bits, each deposit moves a fee
 * income by less than 2^-14 raw units before it is rounded.
 */
export const grown = ({ reserve0, reserve1, supply }: PoolSnapshot, poolTokens: bigint): bigint =>
  supply === 0n ? 0n : (poolTokens * squareRoot((reserve0 * reserve1) << (2n * ROOT_BITS))) / supply;

/**
 * What `amounts` came of: as much of them as the pool has grown since `basis` are fees, rounded to nearest; the rest,
 * against what had been put in for them, is the price moving apart. fees + divergence = amounts - held, to the unit.
 */
export const splitGain = (
  amounts: PoolAmounts,
  held: PoolAmounts,
  basis: bigint,
  value: bigint,
): Ledger['realised'] => {
  const ungrown = (amount: bigint): bigint => (value === 0n ? amount : divideNearest(amount * basis, value));
  const { amount0, amount1 } = amounts;
  const fees = { amount0: amount0 - ungrown(amount0), amount1: amount1 - ungrown(amount1) };
  return { fees, divergence: minus(minus(amounts, held), fees) };
};

const deposit = (ledger: Ledger, { amounts, poolTokens, snapshot, blockNumber }: LedgerEvent): Ledger => ({
  ...ledger,
  poolTokens: ledger.poolTokens + poolTokens,
  basis: ledger.basis + grown(snapshot, poolTokens),
  held: plus(ledger.held, amounts),
  deposited: plus(ledger.deposited, amounts),
  deposits: ledger.deposits + 1,
  sinceBlock: ledger.sinceBlock ?? blockNumber,
});

const withdraw = (ledger: Ledger, { amounts, poolTokens, snapshot }: LedgerEvent): Ledger => {
  const held = partOf(ledger.held, poolTokens, ledger.poolTokens);
  const basis = (ledger.basis * poolTokens) / ledger.poolTokens;
  const { fees, divergence } = splitGain(amounts, held, basis, grown(snapshot, poolTokens));
  const rest = ledger.poolTokens - poolTokens;
  return {
    ...ledger,
    poolTokens: rest,
    basis: ledger.basis - basis,
    held: minus(ledger.held, held),
    withdrawn: plus(ledger.withdrawn, amounts),
    withdrawals: ledger.withdrawals + 1,
    realised: { fees: plus(ledger.realised.fees, fees), divergence: plus(ledger.realised.divergence, divergence) },
    sinceBlock: rest === 0n ? undefined : ledger.sinceBlock,
  };
};

/**
 * A ledger with the events after it, in chain order. Deposits raise the basis by their own growth, withdrawals take
 * their part of it (average cost). `unaccounted` where more is taken than was put in.
 */
export const entered = (ledger: Ledger, events: readonly LedgerEvent[]): Result<Ledger, LedgerProblem> => {
  let after = ledger;
  for (const event of events) {
    if (event.poolTokens === 0n) continue;
    if (event.kind === 'withdrawal' && event.poolTokens > after.poolTokens) return err({ code: 'unaccounted' });
    after = event.kind === 'deposit' ? deposit(after, event) : withdraw(after, event);
  }
  return ok(after);
};
