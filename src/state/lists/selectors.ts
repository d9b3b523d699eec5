import { builtInLists, type ListRole } from '#config/tokens/builtInLists.ts';
import { tokenDirectory, type PlacedList, type TokenDirectory } from '#domain/lists/tokenDirectory.ts';
import { memoize } from '#lib/memoize.ts';
import { standIns, type ListsState } from './slice.ts';

interface WithLists {
  readonly lists: ListsState;
}

type Kept = ListsState['kept'];
type ByUrl = ListsState['byUrl'];

const placed = (byUrl: ByUrl, urls: readonly string[]): readonly PlacedList[] =>
  urls.flatMap((url) => {
    const list = byUrl[url]?.current ?? standIns.get(url);
    return list ? [{ url, list }] : [];
  });

const offered = memoize((kept: Kept, byUrl: ByUrl) =>
  tokenDirectory(
    placed(
      byUrl,
      kept.filter(({ active }) => active).map(({ url }) => url),
    ),
  ),
);

const switchedOff = memoize((kept: Kept, byUrl: ByUrl) =>
  tokenDirectory(
    placed(
      byUrl,
      kept.filter(({ active }) => !active).map(({ url }) => url),
    ),
  ),
);

const urlsOf = (...roles: readonly ListRole[]): readonly string[] =>
  builtInLists.filter(({ role }) => roles.includes(role)).map(({ url }) => url);

const unsupported = memoize((byUrl: ByUrl) => tokenDirectory(placed(byUrl, urlsOf('securityNotice', 'unsupported'))));

const whitelisted = memoize((byUrl: ByUrl) => tokenDirectory(placed(byUrl, urlsOf('white'))));

const missingLists = memoize((kept: Kept, byUrl: ByUrl) => {
  const missing = kept
    .filter(({ url, active }) => active && !standIns.has(url))
    .flatMap(({ url }) => byUrl[url] ?? [])
    .filter(({ current }) => current === null);
  return {
    loading: missing.filter(({ loadingRequestId }) => loadingRequestId !== null).length,
    failed: missing.filter(({ loadingRequestId, error }) => loadingRequestId === null && error !== null).length,
  };
});

export const selectOffered = ({ lists }: WithLists): TokenDirectory => offered(lists.kept, lists.byUrl);

export const selectSwitchedOff = ({ lists }: WithLists): TokenDirectory => switchedOff(lists.kept, lists.byUrl);

/** Tokens of spec 000 section 8, 'Unsupported Asset'. */
export const selectUnsupported = ({ lists }: WithLists): TokenDirectory => unsupported(lists.byUrl);

/** Includes lists that are off, because all other tokens need a warning. */
export const selectWhitelisted = ({ lists }: WithLists): TokenDirectory => whitelisted(lists.byUrl);

export const selectMissingLists = ({ lists }: WithLists) => missingLists(lists.kept, lists.byUrl);
