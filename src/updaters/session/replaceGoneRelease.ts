import { BUILD_HASH } from '#config/build.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { reloadServed, servedHash } from './reloadServed.ts';

/** A server whose page and list of files differ in release must not reload a page again and again. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

let comparing: Promise<void> | undefined;

/** Reloads once if the server reports another release and nothing typed would be lost. */
export const replaceGoneRelease = (reload: () => unknown = reloadServed): Promise<void> =>
  (comparing ??= servedHash()
    .then(
      (hash) => {
        if (typeof hash === 'string' && hash !== BUILD_HASH && !isUnderWay() && !isReloaded()) reload();
      },
      () => undefined,
    )
    .finally(() => (comparing = undefined)));
