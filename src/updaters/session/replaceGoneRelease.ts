import { BUILD_HASH } from '#config/build.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { reloadServed, servedHash } from './reloadServed.ts';

/** Prevents endless reloads if a server's page and list of files are of different releases. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

let comparing: Promise<void> | undefined;

/** Reloads once if the server reports another release and no typed input would be lost. */
export const replaceGoneRelease = (reload: () => unknown = reloadServed): Promise<void> =>
  (comparing ??= servedHash()
    .then(
      (hash) => {
        if (typeof hash === 'string' && hash !== BUILD_HASH && !isUnderWay() && !isReloaded()) reload();
      },
      () => undefined,
    )
    .finally(() => (comparing = undefined)));
