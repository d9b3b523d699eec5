import { env } from '#config/env.ts';
import { importWithRetry, onMissingModule } from '#lib/later.ts';
import { replaceGoneRelease } from './replaceGoneRelease.ts';

/** Delay on a slow connection, so that the files do not delay the page's requests. */
const SETTLED_MS = 5000;

const whenIdle = (start: () => void): (() => void) => {
  let isLeft = false;
  const later = (): void => void (isLeft || start());
  const settled = (): void => {
    if (isLeft) return;
    if ('requestIdleCallback' in window) requestIdleCallback(later, { timeout: 10_000 });
    else later();
  };
  const begin = (): void => void setTimeout(settled, SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    isLeft = true;
    removeEventListener('load', begin);
  };
};

/** Skipped if the operator opts out or another page, such as a Safe's, frames this one. */
export const keepApplication = (): (() => void) => {
  if (import.meta.env.PROD) onMissingModule(() => void replaceGoneRelease());
  const isEnabled = import.meta.env.PROD && env.serviceWorker === 'on' && window.parent === window;
  if (!isEnabled || !('serviceWorker' in navigator)) return () => undefined;
  let leave: (() => void) | undefined;
  const stop = whenIdle(() => {
    void importWithRetry(() => import('./followReleases.ts')).then(({ followReleases }) => (leave = followReleases()));
  });
  return () => {
    stop();
    leave?.();
  };
};
