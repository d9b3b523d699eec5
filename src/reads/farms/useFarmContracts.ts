import type { Address } from '#domain/tokens/types.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useFarmList } from './useFarmList.ts';

/** The addresses of all farms, the factory's included. */
export interface FarmContracts {
  readonly addresses: readonly Address[];
  /** Nothing more comes for now: all are read, or the node does not report them. */
  readonly isSettled: boolean;
}

/** The contracts of all farms, for searches through an account's logs. */
export const useFarmContracts = (): FarmContracts => {
  const { farms, isComplete, isFailed } = useFarmList();
  const addresses = useStableList(farms.map(({ address }) => address));
  return { addresses, isSettled: isComplete || isFailed };
};
