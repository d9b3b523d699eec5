import { squareRoot } from '../amounts/integers.ts';

/** The pool stores its reserves in 112 bits. */
export const LARGEST_RESERVE = (1n << 112n) - 1n;

/** Raw output with a 0.3 % fee: floor(997·x·Q / (1000·R + 997·x)). Not for an empty pool. */
export const poolOutput = (reserveSold: bigint, reserveBought: bigint, input: bigint): bigint =>
  (997n * input * reserveBought) / (1000n * reserveSold + 997n * input);

/**
 * Smallest raw input that the order book sends to the pool: floor(1000·R / (997·(Q - 1))) + 2. Undefined for Q = 1,
 * because the contract divides by 0.
 */
export const minPoolInput = (reserveSold: bigint, reserveBought: bigint): bigint | undefined =>
  reserveBought === 1n ? undefined : (1000n * reserveSold) / (997n * (reserveBought - 1n)) + 2n;

export interface PoolCurve {
  /**
   * reserveSold · reserveBought · 1000. Its product with a price's numerator must fit 256 bits, or the contract
   * reverts.
   */
  readonly scaledProduct: bigint;
  /**
   * Input that lifts sold/bought to numerator/denominator, at least 0: the root of 0.997z² + 1.997Rz + R² - RQ·n/d = 0
   * in the contract's integer steps, up to one unit more. It never falls when the ratio rises.
   */
  readonly inputToRatio: (numerator: bigint, denominator: bigint) => bigint;
  /**
   * Lowest exact ratio from/to at which `inputToRatio` is at least `input` (above zero); `from` is 0 if any ratio
   * suffices.
   */
  readonly ratioReached: (input: bigint) => { readonly from: bigint; readonly to: bigint };
}

/** Curve of a pool with raw reserves above zero and a 0.3 % fee, in the contract's integer steps. */
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
