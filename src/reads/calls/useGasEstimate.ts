import useSWR from 'swr';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { estimateGas } from '#chain/sending/send.ts';
import type { TransactionRequest } from '#chain/sending/send.ts';

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/**
 * Gas that a transaction is estimated to use, requested once per `occasion`, whatever its call data become meanwhile;
 * undefined while it is not known and where the node would not say.
 */
export const useGasEstimate = (request: TransactionRequest | undefined, occasion: string): bigint | undefined => {
  const key = request ? ['gas', request.from, request.to, occasion] : null;
  const { data } = useSWR(key, () => (request ? estimateGas(readRpc, request) : undefined), ONCE);
  return data;
};
