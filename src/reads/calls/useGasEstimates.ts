import useSWR from 'swr';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { estimateGas, type TransactionRequest } from '#chain/sending/send.ts';

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

interface NamedRequest extends TransactionRequest {
  readonly id: string;
}

const nothing: ReadonlyMap<string, bigint> = new Map();

export const useGasEstimates = (requests: readonly NamedRequest[]): ReadonlyMap<string, bigint> => {
  const key = requests.length > 0 ? ['gas', ...requests.map(({ id, from }) => `${from} ${id}`)] : null;
  const { data = nothing } = useSWR(
    key,
    async () => {
      const estimates = await Promise.allSettled(requests.map((request) => estimateGas(readRpc, request)));
      return new Map(
        estimates.flatMap((entry, index) => {
          const id = requests[index]?.id;
          return entry.status === 'fulfilled' && id !== undefined ? [[id, entry.value] as const] : [];
        }),
      );
    },
    ONCE,
  );
  return data;
};
