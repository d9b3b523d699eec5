import useSWR from 'swr';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { usage } from '#services/analytics/usage.ts';
import { fetchListAt } from '#stores/fetchListAt.ts';

interface ListAt {
  readonly list: TokenList | undefined;
  readonly problem: ListProblem | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** A list fetched for a preview stays fresh until its import. */
const FRESH_MS = 60_000;
const options = { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: FRESH_MS };

const listHost = (url: string): string => (URL.canParse(url) && new URL(url).host) || (url.split(':')[0] ?? '');

/** Reports failures to the analytics service, if configured (spec 000 section 7). */
const lookAt = async (url: string): ReturnType<typeof fetchListAt> => {
  const found = await fetchListAt(url);
  if (!found.ok) usage?.track({ event: 'Add List Failed', host: listHost(url) });
  return found;
};

export const useListAt = (url: string | undefined): ListAt => {
  const key = url === undefined ? null : (['token list', url] as const);
  const { data, isValidating, mutate } = useSWR(key, ([, location]) => lookAt(location), options);
  return {
    list: data?.ok === true ? data.value : undefined,
    problem: data?.ok === false && !isValidating ? data.error : undefined,
    isLoading: isValidating && data?.ok !== true,
    retry: () => void mutate(),
  };
};
