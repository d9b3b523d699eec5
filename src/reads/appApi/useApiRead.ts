import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiProblem } from '#domain/appApi/types.ts';
import { failed, idle, loading, ready, type Loadable } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';

/** A failure has the earlier answer. */
export interface ApiRead<T> {
  readonly answer: Loadable<T, ApiProblem>;
  readonly retry: () => void;
}

/** Interval of requests; a hidden page sends none. */
const EVERY_MS = 60_000;
const options: SWRConfiguration = {
  revalidateOnFocus: false,
  refreshInterval: EVERY_MS,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(() => void revalidate({ retryCount }), EVERY_MS);
  },
};

type Key = readonly [what: string, ...about: readonly (string | undefined)[]];

/** Requests again every minute, and nothing if the key is undefined. Each key has its own answer. */
export const useApiRead = <T>(key: Key | undefined, request: () => Promise<Result<T, ApiProblem>>): ApiRead<T> => {
  const ask = async (): Promise<T> => {
    const answer = await request();
    if (!answer.ok) throw answer.error;
    return answer.value;
  };
  const { data, error, isValidating, mutate } = useSWR<T, ApiProblem>(key ?? null, ask, options);
  const retry = (): void => void mutate();
  if (key === undefined) return { answer: idle, retry };
  if (error !== undefined && !(isValidating && data === undefined)) return { answer: failed(error, data), retry };
  return { answer: data === undefined ? loading : ready(data), retry };
};
