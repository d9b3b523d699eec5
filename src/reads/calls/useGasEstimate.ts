import useSWR from 'swr';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { estimateGas, type TransactionRequest } from '#chain/sending/send.ts';

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Requested once per `occasion`, even if the call data change; undefined while unknown or refused. */
export const useGasEstimate = (request: TransactionRequest | undefined, occasion: string): bigint | undefined => {
  const key = request ? ['gas', request.from, request.to, occasion] : null;
  const { data } = useSWR(key, () => (request ? estimateGas(readRpc, request) : undefined), ONCE);
  return data;
};
