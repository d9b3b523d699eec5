import { createSelector } from '@reduxjs/toolkit';
import { builtInLists } from '#config/tokens/builtInLists.ts';
import type { ListRole } from '#config/tokens/builtInLists.ts';
import { tokenDirectory } from '#domain/lists/tokenDirectory.ts';
import type { PlacedList } from '#domain/lists/tokenDirectory.ts';
import { standIns } from './slice.ts';
import type { ListsState } from './slice.ts';

interface WithLists {
  readonly lists: ListsState;
}

const selectKept = ({ lists }: WithLists) => lists.kept;
const selectByUrl = ({ lists }: WithLists) => lists.byUrl;

const placed = (byUrl: ListsState['byUrl'], urls: readonly string[]): readonly PlacedList[] =>
  urls.flatMap((url) => {
    const list = byUrl[url]?.current ?? standIns.get(url);
    return list ? [{ url, list }] : [];
  });

export const selectOffered = createSelector([selectKept, selectByUrl], (kept, byUrl) =>
  tokenDirectory(
    placed(
      byUrl,
      kept.filter(({ active }) => active).map(({ url }) => url),
    ),
  ),
);

/** Tokens of lists that are switched off: a search finds them, for single imports. */
export const selectSwitchedOff = createSelector([selectKept, selectByUrl], (kept, byUrl) =>
  tokenDirectory(
    placed(
      byUrl,
      kept.filter(({ active }) => !active).map(({ url }) => url),
    ),
  ),
);

const urlsOf = (...roles: readonly ListRole[]): readonly string[] =>
  builtInLists.filter(({ role }) => roles.includes(role)).map(({ url }) => url);

/** Tokens that can neither be traded nor supplied (spec 000 section 8, 'Unsupported Asset'). */
export const selectUnsupported = createSelector([selectByUrl], (byUrl) =>
  tokenDirectory(placed(byUrl, urlsOf('securityNotice', 'unsupported'))),
);

/** Tokens of the white list, even if it is switched off: all other tokens need a warning. */
export const selectWhitelisted = createSelector([selectByUrl], (byUrl) =>
  tokenDirectory(placed(byUrl, urlsOf('white'))),
);

/** Number of active lists without tokens yet: they are loading, or failed. */
export const selectMissingLists = createSelector([selectKept, selectByUrl], (kept, byUrl) => {
  const missing = kept
    .filter(({ url, active }) => active && !standIns.has(url))
    .flatMap(({ url }) => byUrl[url] ?? [])
    .filter(({ current }) => current === null);
  return {
    loading: missing.filter(({ loadingRequestId }) => loadingRequestId !== null).length,
    failed: missing.filter(({ loadingRequestId, error }) => loadingRequestId === null && error !== null).length,
  };
});
