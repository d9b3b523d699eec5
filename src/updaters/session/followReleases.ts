import { Workbox } from 'workbox-window';
import { BUILD_HASH } from '#config/build.ts';
import { isUnderWay } from '#lib/isUnderWay.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { ownScript } from '#lib/ownScript.ts';
import { newRelease } from '#stores/newRelease.ts';
import { reloadServed } from './reloadServed.ts';

/** Interval between checks for a new release while a page stays open. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** A browser replaces a worker only when that one has nothing to do, which with open pages may be minutes. */
const PATIENCE_MS = 5000;

const reload = (): void => window.location.reload();

/** Addresses of the files that this visit loaded, most of them before the worker could keep them. */
const usedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** The worker has fetched what the first pages need; the rest comes now, unless data is to be saved. */
const tellTime = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'PAGE_HAS_TIME', hash: BUILD_HASH, parts: !isThriftyLine(), used: usedFiles() });
};

/**
 * Has the browser keep the application's files, so that it opens without a network, and announces new releases. None is
 * taken without a press. Returns the way out.
 */
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
  /** The worker answers where it is of another release: this page loaded before its server was replaced. */
  const compare = (): void => serviceWorker.controller?.postMessage({ type: 'PAGE_IS_OF', hash: BUILD_HASH });
  const heard = ({ data }: MessageEvent<{ readonly type?: string } | null>): void => {
    if (data?.type === 'OTHER_RELEASE') newRelease.found('takenElsewhere', reload);
  };
  let isControlled = serviceWorker.controller !== null;
  const changed = (): void => {
    clearTimeout(hurry);
    // It may come long after the press: meanwhile something may have been typed.
    if (isTaken && !isUnderWay()) reload();
    else if (isTaken || isControlled) newRelease.found('takenElsewhere', reload);
    // The worker of a first visit takes over as well, mostly of the release that runs.
    else compare();
    isControlled = true;
  };
  serviceWorker.addEventListener('controllerchange', changed);
  serviceWorker.addEventListener('message', heard);
  serviceWorker.startMessages();
  compare();
  /** The library reports the first new release only: not one that could be fetched only at the second try. */
  const look = async (): Promise<void> => {
    await workbox.update();
    const found = await serviceWorker.getRegistration();
    const next = found?.installing;
    // The worker of a first visit waits for a moment as well, and there is no page of an older release.
    const announceWaiting = (): void => void (found?.waiting && serviceWorker.controller && announce());
    announceWaiting();
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') announceWaiting();
    });
  };
  const ask = (): void => void (document.visibilityState === 'visible' && look().catch(() => undefined));
  const timer = setInterval(ask, ASK_AGAIN_MS);
  document.addEventListener('visibilitychange', ask);
  // Private windows, and people, may refuse it: everything but opening without a network goes on.
  void workbox.register({ immediate: true }).then(tellTime, () => undefined);
  return () => {
    serviceWorker.removeEventListener('controllerchange', changed);
    serviceWorker.removeEventListener('message', heard);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
    clearTimeout(hurry);
  };
};
