import { BUILD_HASH } from '#config/build.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { reloadServed, servedHash } from './reloadServed.ts';

/**
 * Loads the part that announces releases. A server that drops old files has it no more after a release, so nothing would
 * announce that one: the page is reloaded once the server reports another release and nothing typed would be lost.
 */
export const importOrReplace = <T>(load: () => Promise<T>, reload: () => unknown = reloadServed): Promise<T> =>
  importWithRetry(async () => {
    try {
      return await load();
    } catch (cause) {
      const hash = await servedHash().catch(() => undefined);
      if (typeof hash === 'string' && hash !== BUILD_HASH && !isUnderWay()) reload();
      throw cause;
    }
  });
