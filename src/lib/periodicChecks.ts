import { ownFolder } from './ownAddress.ts';

/**
 * `installedOnly`: the browser allows it only to an installed application, and this is none, or its user forbids it.
 */
export type PeriodicSupport = 'available' | 'installedOnly' | 'absent';

interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

/** Known without a request. Firefox, Safari and frames of other sites lack it. */
export const hasPeriodicChecks = (): boolean => 'serviceWorker' in navigator && 'PeriodicSyncManager' in window;

/** Never rejects. */
export const periodicSupport = async (): Promise<PeriodicSupport> => {
  if (!hasPeriodicChecks()) return 'absent';
  try {
    const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName });
    return state === 'granted' ? 'available' : 'installedOnly';
  } catch {
    return 'absent';
  }
};

/** Sets or removes a periodic check once a service worker is active; without one nothing happens. Never rejects. */
export const setPeriodicCheck = async (tag: string, minIntervalMs: number | undefined): Promise<void> => {
  if (!hasPeriodicChecks()) return;
  try {
    const known = minIntervalMs === undefined ? undefined : await navigator.serviceWorker.ready;
    const registration = known ?? (await navigator.serviceWorker.getRegistration(ownFolder()));
    const sync = (registration as { readonly periodicSync?: PeriodicSync } | undefined)?.periodicSync;
    if (minIntervalMs === undefined) await sync?.unregister(tag);
    else await sync?.register(tag, { minInterval: minIntervalMs });
  } catch {
    // A refusal is ignored, because only background checks are lost.
  }
};

/**
 * Answers messages of type `question` from the service worker through their port, which a frozen page cannot. Returns
 * the function that stops this.
 */
export const answerQuestion = (question: string): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const answer = ({ data, ports }: MessageEvent<{ readonly type?: string } | null>): void => {
    if (data?.type === question) ports[0]?.postMessage(true);
  };
  serviceWorker.addEventListener('message', answer);
  return () => serviceWorker.removeEventListener('message', answer);
};
