import { pair } from '#chain/abis/pair.ts';
import type { Reserves } from '#chain/codec/answers/reserves.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useRead } from '../calls/useRead.ts';

export const useCurrentReserves = (pool: Address | undefined): Reserves | undefined => {
  const reading = useRead(pool && pair.getReserves.read(pool));
  return reading.status === 'ready' ? reading.value : undefined;
};
