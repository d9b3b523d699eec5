import type { Address } from '../tokens/types.ts';

export type Hex = `0x${string}`;

/** A read of a contract. `gasRequired` is a safe integer; undefined means the default gas per call. */
export interface Call {
  readonly address: Address;
  readonly callData: Hex;
  readonly gasRequired?: number | undefined;
}
