import { contractFunctionWith } from '../codec/contractFunction.ts';
import { decodeAll, uint } from '../codec/types.ts';

export interface Reserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** A pool (Uniswap V2 pair). */
export const pair = {
  /** Raw units of token0 and token1, of which token0 has the lower address. */
  getReserves: contractFunctionWith<[], Reserves>('0x0902f1ac', [], (data) => {
    const [reserve0, reserve1] = decodeAll<[bigint, bigint, bigint]>([uint, uint, uint], data);
    return { reserve0, reserve1 };
  }),
};
