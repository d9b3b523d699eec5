import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface PlannedCall {
  readonly contract: Address;
  readonly callData: Hex;
  readonly value: bigint;
}

export const plannedCall = ({ contract, callData, value }: PlannedCall): PlannedCall => ({ contract, callData, value });
