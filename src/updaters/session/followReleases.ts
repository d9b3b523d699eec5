import { Workbox } from 'workbox-window';
import { BUILD_HASH } from '#config/build.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { ownScript } from '#lib/ownScript.ts';
import { newRelease } from '#stores/newRelease.ts';
import { reloadServed } from './reloadServed.ts';

const ASK_AGAIN_MS = 60 * 60 * 1000;

/** A browser replaces an idle worker only, which with open pages may take minutes. */
const PATIENCE_MS = 5000;

const reload = (): void => window.location.reload();

const usedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** The worker has the first pages' files; the rest is fetched now, except with Save-Data. */
const reportIdleTime = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'PAGE_HAS_TIME', hash: BUILD_HASH, parts: !isThriftyLine(), used: usedFiles() });
};

/** No release is applied without consent. */
export const followReleases = (): (() => void) => {
  const workbox = new Workbox(ownScript(`${import.meta.env.BASE_URL}sw.js`));
  let isTaken = false;
  let hurry: ReturnType<typeof setTimeout> | undefined;
  const announce = (): void =>
    newRelease.found('waiting', () => {
      isTaken = true;
      workbox.messageSkipWaiting();
      hurry = setTimeout(() => {
        if (isUnderWay()) newRelease.found('takenElsewhere', () => void reloadServed());
        else void reloadServed();
      }, PATIENCE_MS);
    });
  workbox.addEventListener('waiting', announce);
  const { serviceWorker } = navigator;
  /** The worker answers if its release differs: this page loaded before its server was replaced. */
  const compare = (): void => serviceWorker.controller?.postMessage({ type: 'PAGE_IS_OF', hash: BUILD_HASH });
  const onMessage = ({ data }: MessageEvent<{ readonly type?: string } | null>): void => {
    if (data?.type === 'OTHER_RELEASE') newRelease.found('takenElsewhere', reload);
  };
  let isControlled = serviceWorker.controller !== null;
  const changed = (): void => {
    clearTimeout(hurry);
    if (isTaken && !isUnderWay()) reload();
    else if (isTaken || isControlled) newRelease.found('takenElsewhere', reload);
    else compare();
    isControlled = true;
  };
  serviceWorker.addEventListener('controllerchange', changed);
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.startMessages();
  compare();
  /** The library reports the first new release only, and none that was fetched at a second try. */
  const look = async (): Promise<void> => {
    await workbox.update();
    const found = await serviceWorker.getRegistration();
    const next = found?.installing;
    // A first visit's worker also waits for a moment; there is no older page then.
    const announceWaiting = (): void => void (found?.waiting && serviceWorker.controller && announce());
    announceWaiting();
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') announceWaiting();
    });
  };
  const ask = (): void => void (document.visibilityState === 'visible' && look().catch(() => undefined));
  const timer = setInterval(ask, ASK_AGAIN_MS);
  document.addEventListener('visibilitychange', ask);
  // Private windows and people may refuse it; only offline use is lost.
  void workbox.register({ immediate: true }).then(reportIdleTime, () => undefined);
  return () => {
    serviceWorker.removeEventListener('controllerchange', changed);
    serviceWorker.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
    clearTimeout(hurry);
  };
};
