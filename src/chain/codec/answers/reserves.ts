export interface Reserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** Source: `getReserves` of a pair, without its timestamp; raw units. */
export const reserves = ([reserve0, reserve1]: readonly [bigint, bigint, bigint]): Reserves => ({ reserve0, reserve1 });
