import type { Address } from '../tokens/types.ts';

export type Hex = `0x${string}`;

export interface Call {
  readonly address: Address;
  readonly callData: Hex;
  readonly gasRequired?: number | undefined;
}
