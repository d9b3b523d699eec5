import { pair } from '#chain/abis/pair.ts';
import type { Reserves } from '#chain/codec/answers/reserves.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useRead } from '../calls/useRead.ts';

/** The reserves of a pool at the block shown, read with every block; undefined while they are not of this very block. */
export const useCurrentReserves = (pool: Address | undefined): Reserves | undefined => {
  const reading = useRead(pair.getReserves, pool && pair.getReserves.call(pool));
  return reading.status === 'ready' ? reading.value : undefined;
};
