import { divideNearest, squareRoot } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { PoolAmounts } from './poolMath.ts';

/** Raw units. `supply` includes the protocol's share of the fees, although it is not minted yet. */
export interface PoolSnapshot {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly supply: bigint;
}

export interface LedgerEvent {
  readonly kind: 'deposit' | 'withdrawal';
  readonly blockNumber: number;
  readonly poolTokens: bigint;
  readonly amounts: PoolAmounts;
  readonly snapshot: PoolSnapshot;
}

/** State after the last event. `fees` and `divergence` may be negative. */
export interface Ledger {
  readonly poolTokens: bigint;
  readonly staked: bigint;
  /** Average cost: sum of `invariantShare` of the held pool tokens, each at its arrival. */
  readonly basis: bigint;
  readonly held: PoolAmounts;
  readonly deposited: PoolAmounts;
  readonly deposits: number;
  readonly withdrawn: PoolAmounts;
  readonly withdrawals: number;
  readonly realised: { readonly fees: PoolAmounts; readonly divergence: PoolAmounts };
  readonly sinceBlock: number | undefined;
}

/** `unaccounted`: more pool tokens left than had arrived. `unknownState`: the pool's state at an event is unknown. */
export interface LedgerProblem {
  readonly code: 'unaccounted' | 'unknownState';
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

const plus = (a: PoolAmounts, b: PoolAmounts): PoolAmounts => ({
  amount0: a.amount0 + b.amount0,
  amount1: a.amount1 + b.amount1,
});

/** Raw difference per token; may be negative. */
export const minus = (a: PoolAmounts, b: PoolAmounts): PoolAmounts => ({
  amount0: a.amount0 - b.amount0,
  amount1: a.amount1 - b.amount1,
});

/** Raw part of amounts, rounded down. */
export const partOf = ({ amount0, amount1 }: PoolAmounts, part: bigint, whole: bigint): PoolAmounts => ({
  amount0: (amount0 * part) / whole,
  amount1: (amount1 * part) / whole,
});

/** Fractional bits of square roots; reserves have at most 112 bits. */
const ROOT_BITS = 128n;

/**
 * Share of sqrt(reserve0 * reserve1), times 2^128, rounded down. Swap fees raise it and prices do not, so it measures
 * fees. Its error moves the fee income of a deposit by less than 2^-14 raw units.
 */
export const invariantShare = ({ reserve0, reserve1, supply }: PoolSnapshot, poolTokens: bigint): bigint =>
  supply === 0n ? 0n : (poolTokens * squareRoot((reserve0 * reserve1) << (2n * ROOT_BITS))) / supply;

/** Fees are the growth from `basis` to `value`, to nearest; fees + divergence = amounts - held, to the unit. */
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

/** Ledger after further events in chain order. A withdrawal takes its fraction of the basis (average cost). */
export const applyEvents = (ledger: Ledger, events: readonly LedgerEvent[]): Result<Ledger, LedgerProblem> => {
  let after = ledger;
  for (const event of events) {
    if (event.poolTokens === 0n) continue;
    if (event.kind === 'withdrawal' && event.poolTokens > after.poolTokens) return err({ code: 'unaccounted' });
    after = event.kind === 'deposit' ? deposit(after, event) : withdraw(after, event);
  }
  return ok(after);
};
