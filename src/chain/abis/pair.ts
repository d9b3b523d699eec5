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

/** First topics of the events that tell what a pool traded. */
export const pairTopics = {
  swap: '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822',
} as const;
