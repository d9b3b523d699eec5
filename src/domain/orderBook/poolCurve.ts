import { squareRoot } from '../amounts/integers.ts';

/** The pool stores 112 bits. */
export const LARGEST_RESERVE = (1n << 112n) - 1n;

/** 0.3 % fee: floor(997·x·Q / (1000·R + 997·x)), raw, rounded down. Not for an empty pool. */
export const poolOutput = (reserveSold: bigint, reserveBought: bigint, input: bigint): bigint =>
  (997n * input * reserveBought) / (1000n * reserveSold + 997n * input);

/** Order book's minimum: floor(1000·R / (997·(Q - 1))) + 2; undefined for Q = 1, where the contract divides by 0. */
export const minPoolInput = (reserveSold: bigint, reserveBought: bigint): bigint | undefined =>
  reserveBought === 1n ? undefined : (1000n * reserveSold) / (997n * (reserveBought - 1n)) + 2n;

export interface PoolCurve {
  /** reserveSold · reserveBought · 1000; times a price's numerator it must fit 256 bits, or the contract reverts. */
  readonly scaledProduct: bigint;
  /**
   * Input that lifts sold/bought to numerator/denominator, at least 0: root of 0.997z² + 1.997Rz + R² - RQ·n/d = 0 in
   * the contract's integer steps, one unit generous. Never falls when the ratio rises.
   */
  readonly inputToRatio: (numerator: bigint, denominator: bigint) => bigint;
  /**
   * Lowest ratio from/to for which `inputToRatio` is at least `input` (above zero), exact; `from` is 0 if any ratio
   * suffices.
   */
  readonly ratioReached: (input: bigint) => { readonly from: bigint; readonly to: bigint };
}

/** Raw reserves above zero, 0.3 % fee, in the contract's integer steps. */
export const poolCurve = (reserveSold: bigint, reserveBought: bigint): PoolCurve => {
  const scaledProduct = reserveSold * reserveBought * 1000n;
  const square = (reserveSold * reserveSold * 8973n) / 3964107892n;
  const offset = (reserveSold * 1997n) / 1994n;
  return {
    scaledProduct,
    inputToRatio: (numerator, denominator) => {
      const root = squareRoot((scaledProduct * numerator) / 997n / denominator + square);
      return root > offset ? root - offset + 1n : 0n;
    },
    ratioReached: (input) => {
      const root = (input > 2n ? input : 2n) + offset - 1n;
      const above = root * root - square;
      return { from: above > 0n ? 997n * above : 0n, to: scaledProduct };
    },
  };
};
