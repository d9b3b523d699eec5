import { Workbox } from 'workbox-window';
import { BUILD_HASH } from '#config/build.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { ownScript } from '#lib/ownScript.ts';
import { newRelease } from '#stores/newRelease.ts';
import { reloadServed } from './reloadServed.ts';

const ASK_AGAIN_MS = 60 * 60 * 1000;

/** The browser replaces a worker only once it is idle, which may take minutes with open pages. */
const PATIENCE_MS = 5000;

const reload = (): void => window.location.reload();

const usedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Reports that the page is idle, so that the worker fetches the remaining files, except with Save-Data. */
const reportIdleTime = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'PAGE_HAS_TIME', hash: BUILD_HASH, parts: !isThriftyLine(), used: usedFiles() });
};

/** A release is applied only with the user's consent. */
export const followReleases = (): (() => void) => {
  const workbox = new Workbox(ownScript(`${import.meta.env.BASE_URL}sw.js`));
  let isTaken = false;
  let hurry: ReturnType<typeof setTimeout> | undefined;
  const announce = (): void =>
    newRelease.found('waiting', () => {
      isTaken = true;
      workbox.messageSkipWaiting();
      hurry = setTimeout(() => {
        if (isUnderWay()) newRelease.found('mustReload', () => void reloadServed());
        else void reloadServed();
      }, PATIENCE_MS);
    });
  workbox.addEventListener('waiting', announce);
  const { serviceWorker } = navigator;
  /** The worker answers if its release differs: then this page is of a release that the server no longer has. */
  const compare = (): void => serviceWorker.controller?.postMessage({ type: 'PAGE_IS_OF', hash: BUILD_HASH });
  const onMessage = ({ data }: MessageEvent<{ readonly type?: string } | null>): void => {
    if (data?.type === 'OTHER_RELEASE') newRelease.found('mustReload', reload);
  };
  let isControlled = serviceWorker.controller !== null;
  const changed = (): void => {
    clearTimeout(hurry);
    if (isTaken && !isUnderWay()) reload();
    else if (isTaken || isControlled) newRelease.found('mustReload', reload);
    else compare();
    isControlled = true;
  };
  serviceWorker.addEventListener('controllerchange', changed);
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.startMessages();
  compare();
  /** Looks for a new release, because the library misses all but the first, and one fetched at a second try. */
  const look = async (): Promise<void> => {
    await workbox.update();
    const found = await serviceWorker.getRegistration();
    const next = found?.installing;
    // The worker of a first visit also waits briefly, but replaces no older page.
    const announceWaiting = (): void => void (found?.waiting && serviceWorker.controller && announce());
    announceWaiting();
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') announceWaiting();
    });
  };
  const ask = (): void => void (document.visibilityState === 'visible' && look().catch(() => undefined));
  const timer = setInterval(ask, ASK_AGAIN_MS);
  document.addEventListener('visibilitychange', ask);
  // Private windows and users may refuse the worker; only offline use is lost.
  void workbox.register({ immediate: true }).then(reportIdleTime, () => undefined);
  return () => {
    serviceWorker.removeEventListener('controllerchange', changed);
    serviceWorker.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
    clearTimeout(hurry);
  };
};
