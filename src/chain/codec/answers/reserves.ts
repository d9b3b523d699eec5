export interface Reserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

export const reserves = ([reserve0, reserve1]: readonly [bigint, bigint, bigint]): Reserves => ({ reserve0, reserve1 });
