import type { Address } from '../tokens/types.ts';

export type Hex = `0x${string}`;

/** One read of a contract. `gasRequired` is a safe integer; left out, the default gas per call counts. */
export interface Call {
  readonly address: Address;
  readonly callData: Hex;
  readonly gasRequired?: number;
}
