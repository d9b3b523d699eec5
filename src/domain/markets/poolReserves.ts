import type { Address } from '../tokens/types.ts';

export interface PoolReserves {
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}
