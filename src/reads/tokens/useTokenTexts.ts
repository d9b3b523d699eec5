import { useCallback, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Address } from '#domain/tokens/types.ts';
import { failed, idle, loading, ready, type Loadable } from '#lib/loadable.ts';
import type { Reported } from '#lib/reported.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { TokenText } from '#services/tradingData/types.ts';

/** "no revalidation on focus or reconnect, retry every 10 seconds" (000 and 001 section 7). */
const RETRY_MS = 10_000;
const options: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(() => void revalidate({ retryCount }), RETRY_MS);
  },
};

export const useTokenTexts = (
  tokens: readonly [Address, Address] | undefined,
): Loadable<Reported<readonly TokenText[]>> => {
  const isBelieved = useSyncExternalStore(
    useCallback((listener: () => void) => tradingData?.subscribe(listener) ?? (() => undefined), []),
    () => tradingData?.status().kind !== 'contradicted',
  );
  const ask = async ([, a, b]: readonly [string, Address, Address]): Promise<Reported<readonly TokenText[]>> => {
    const answer = await tradingData?.service.tokenTexts(a, b);
    if (!answer?.ok) throw new Error('The service said nothing', { cause: answer?.error });
    return answer.value;
  };
  const isRequested = tradingData !== undefined && tokens !== undefined && isBelieved;
  const { data, error } = useSWR<Reported<readonly TokenText[]>, unknown>(
    isRequested ? ['token-exterior', ...tokens] : null,
    ask,
    options,
  );
  if (!isRequested) return idle;
  if (data) return ready(data);
  return error === undefined ? loading : failed(error);
};
