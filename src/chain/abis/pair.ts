// Written by `npm run abis` from pair.sol.
import { reserves } from '../codec/answers/reserves.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { uint } from '../codec/types.ts';

/** Uniswap V2. */
export const pair = {
  getReserves: contractFunction<[], [reserve0: bigint, reserve1: bigint, timestamp: bigint], ReturnType<typeof reserves>>('0x0902f1ac', [], [uint, uint, uint], reserves),
};

export const pairTopics = {
  swap: '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822',
} as const;
