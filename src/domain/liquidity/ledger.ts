import { divideNearest, squareRoot } from '../amounts/integers.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { PoolAmounts } from './poolMath.ts';

/** A pool at a block, raw units; `supply` includes the protocol's share of the fees as if minted. */
export interface PoolSnapshot {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly supply: bigint;
}

/**
 * Pool tokens that the account received or gave away, the amounts they represented, and the pool at that time. Raw
 * units.
 */
export interface LedgerEvent {
  readonly kind: 'deposit' | 'withdrawal';
  readonly blockNumber: number;
  readonly poolTokens: bigint;
  readonly amounts: PoolAmounts;
  readonly snapshot: PoolSnapshot;
}

/**
 * An account's deposits to and withdrawals from a pool, up to its last event. Amounts in raw units; `fees` and
 * `divergence` may be negative.
 */
export interface Ledger {
  /** Pool tokens now, in the wallet and staked. */
  readonly poolTokens: bigint;
  /** Part of `poolTokens` in the rewards pool. */
  readonly staked: bigint;
  /** Sum of `grown` of the pool tokens held, each at its arrival: their average cost. */
  readonly basis: bigint;
  /** Deposits not withdrawn yet: a withdrawal takes the same fraction of them as of the pool tokens. */
  readonly held: PoolAmounts;
  readonly deposited: PoolAmounts;
  readonly deposits: number;
  readonly withdrawn: PoolAmounts;
  readonly withdrawals: number;
  /** Sums over all withdrawals. */
  readonly realised: { readonly fees: PoolAmounts; readonly divergence: PoolAmounts };
  /** Block of the first deposit of the pool tokens held now; undefined if none are held. */
  readonly sinceBlock: number | undefined;
}

/**
 * `unaccounted`: more pool tokens left the account than arrived; `unknownMoment`: the pool at an event is not known.
 */
export interface LedgerProblem {
  readonly code: 'unaccounted' | 'unknownMoment';
}

const NONE: PoolAmounts = { amount0: 0n, amount1: 0n };

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

/** The same fraction of both amounts, rounded down. */
export const partOf = ({ amount0, amount1 }: PoolAmounts, part: bigint, whole: bigint): PoolAmounts => ({
  amount0: (amount0 * part) / whole,
  amount1: (amount1 * part) / whole,
});

/** Fractional bits of roots: reserves have at most 112 bits. */
const ROOT_BITS = 128n;

/**
 * Share of sqrt(reserve0 * reserve1) that pool tokens represent, times 2^128 and rounded down. A swap's fee raises it
 * and its price does not, so it measures the fees earned. The error is below 2 in the last bit, against a value of at
 * least 2^128 for pool tokens that represent a raw unit. As amounts have 112 bits, each deposit moves a fee income by
 * less than 2^-14 raw units before rounding.
 */
export const invariantShare = ({ reserve0, reserve1, supply }: PoolSnapshot, poolTokens: bigint): bigint =>
  supply === 0n ? 0n : (poolTokens * squareRoot((reserve0 * reserve1) << (2n * ROOT_BITS))) / supply;

/**
 * Splits `amounts` into fees and impermanent loss. The fees are the growth of the pool from `basis` to `value`, rounded
 * to nearest. The remainder against the deposits in `held` is the divergence. fees + divergence = amounts - held, to
 * the unit.
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
  basis: ledger.basis + invariantShare(snapshot, poolTokens),
  held: plus(ledger.held, amounts),
  deposited: plus(ledger.deposited, amounts),
  deposits: ledger.deposits + 1,
  sinceBlock: ledger.sinceBlock ?? blockNumber,
});

const withdraw = (ledger: Ledger, { amounts, poolTokens, snapshot }: LedgerEvent): Ledger => {
  const held = partOf(ledger.held, poolTokens, ledger.poolTokens);
  const basis = (ledger.basis * poolTokens) / ledger.poolTokens;
  const { fees, divergence } = splitGain(amounts, held, basis, invariantShare(snapshot, poolTokens));
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
 * Ledger after further events, in chain order. Deposits add to the basis, withdrawals take their fraction of it
 * (average cost). Fails with `unaccounted` if more is withdrawn than was deposited.
 */
export const applyEvents = (ledger: Ledger, events: readonly LedgerEvent[]): Result<Ledger, LedgerProblem> => {
  let after = ledger;
  for (const event of events) {
    if (event.poolTokens === 0n) continue;
    if (event.kind === 'withdrawal' && event.poolTokens > after.poolTokens) return err({ code: 'unaccounted' });
    after = event.kind === 'deposit' ? deposit(after, event) : withdraw(after, event);
  }
  return ok(after);
};
