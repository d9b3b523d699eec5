import { BUILD_HASH } from '#config/build.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { reloadServed, servedHash } from './reloadServed.ts';

/** A server whose page and list of files differ in release must not reload a page again and again. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Loads the part that announces releases. A server that drops old files has it no more after a release, so nothing would
 * announce that one: the page is reloaded, once, if the server reports another release and nothing typed would be lost.
 */
export const importOrReplace = <T>(load: () => Promise<T>, reload: () => unknown = reloadServed): Promise<T> =>
  importWithRetry(async () => {
    try {
      return await load();
    } catch (cause) {
      const hash = await servedHash().catch(() => undefined);
      if (typeof hash === 'string' && hash !== BUILD_HASH && !isUnderWay() && !isReloaded()) reload();
      throw cause;
    }
  });
