import useSWR from 'swr';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { fetchListAt } from '#stores/fetchListAt.ts';

/** A list that is looked at before it is kept. */
export interface ListAt {
  readonly list: TokenList | undefined;
  readonly problem: ListProblem | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Time in which a list that was just fetched is not fetched again: from the look at it to its import. */
const FRESH_MS = 60_000;
const options = { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: FRESH_MS };

/** The token list at a location as `listKey` writes it; nothing without one. */
export const useListAt = (url: string | undefined): ListAt => {
  const key = url === undefined ? null : (['token list', url] as const);
  const { data, isValidating, mutate } = useSWR(key, ([, location]) => fetchListAt(location), options);
  return {
    list: data?.ok === true ? data.value : undefined,
    problem: data?.ok === false && !isValidating ? data.error : undefined,
    isLoading: isValidating && data?.ok !== true,
    retry: () => void mutate(),
  };
};
